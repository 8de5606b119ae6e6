import { restore } from '../database';
import { forgetGivenRecords } from '../given-records';
import { seedEverything } from './';
import { seedAccounts } from './accounts';

/** Resets the database to the ready accounts. With `rich`, it also contains content for every section. */
export const reset = ({ rich = false } = {}) => {
  forgetGivenRecords();
  if (rich) restore('rich', seedEverything);
  else restore('bare', seedAccounts);
};
