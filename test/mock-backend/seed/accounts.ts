import { accounts } from '../accounts';
import { newUser, users } from '../users';

const CREATED = '2024-02-05T12:00:00.000Z';

/** Inserts the ready accounts and nothing else. */
export const seedAccounts = () =>
  accounts.forEach(account => {
    const email = `${account.login}@console.example.br`;
    users().insert(newUser({ ...account, email, createdDate: CREATED, lastModifiedDate: CREATED }, 'system'));
  });
