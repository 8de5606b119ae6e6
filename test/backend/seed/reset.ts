import { emptyDatabase, inTransaction } from '../database';
import { seedAccounts, seedEverything } from './index';

/** Empties the database and puts the ready accounts into it; with `rich`, the content of every section too. */
export const reset = ({ rich = false } = {}) =>
  inTransaction(() => {
    emptyDatabase();
    if (rich) seedEverything();
    else seedAccounts();
  });
