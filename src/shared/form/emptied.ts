import { get, set } from 'react-hook-form';

/** The paths of the fields that were emptied; the form holds null there, for it would show what it opened with again. */
export type Emptied = ReadonlySet<string>;

/** The record as it is sent: what was emptied is absent, and what came as null stays so. */
export const withoutEmptied = <T extends object>(record: T, emptied: Emptied): T => {
  const paths = [...emptied].filter(path => get(record, path) === null);
  if (paths.length === 0) return record;
  const sent = structuredClone(record);
  paths.forEach(path => set(sent, path, undefined));
  return sent;
};
