import { inTransaction } from '../database';
import { seedAccounts } from './accounts';
import { seedPictures } from './pictures';

export { seedAccounts };

/** Accounts and believable content of every section; the same rows with the same ids each time. */
export const seedEverything = () =>
  inTransaction(() => {
    seedAccounts();
    seedPictures();
  });
