import { restore } from '../database';
import { forgetGivenRecords } from '../given-records';
import { seedAccounts, seedEverything } from './';

/** Leaves the ready accounts in the database and nothing else; with `rich`, the content of every section too. */
export const reset = ({ rich = false } = {}) => {
  forgetGivenRecords();
  if (rich) restore('rich', seedEverything);
  else restore('bare', seedAccounts);
};
