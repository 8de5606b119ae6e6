import { accounts } from '../accounts';
import { inTransaction } from '../database';
import { newUser, users } from '../users';

const CREATED = '2024-02-05T12:00:00.000Z';

/** Inserts the ready accounts and nothing else. */
export const seedAccounts = () =>
  inTransaction(() =>
    accounts.forEach(account =>
      users().insert(
        newUser(
          { ...account, email: `${account.login}@console.example.br`, createdDate: CREATED, lastModifiedDate: CREATED },
          'system',
        ),
      ),
    ),
  );
