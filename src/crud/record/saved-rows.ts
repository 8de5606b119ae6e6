import type { Id, Identified } from 'lib/model';

type Rows = readonly Identified[];

/** The rows of a loaded page that were saved since: the page has older data of them. */
const savedRows = new WeakMap<Rows, Set<Id>>();

export const noteSavedRow = (rows: Rows, id: Id) => void savedRows.set(rows, new Set(savedRows.get(rows)).add(id));

export const isOlderThanSaved = (rows: Rows, id: Id | undefined) =>
  id !== undefined && savedRows.get(rows)?.has(id) === true;
