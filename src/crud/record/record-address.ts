import type { Id, Identified } from 'lib/model';
import { nameWithoutId } from 'lib/records/names';

/** How an address names the record to open: its id, and the name by which its list finds it. */
export interface SoughtRecord {
  id: string;
  name: string;
}

/** The query of a form's address for a tab without navigation state. */
export const writeQueryOf = (id: Id | undefined, name: string): string =>
  `?${new URLSearchParams({ id: String(id ?? ''), ...(name && { name }) }).toString()}`;

export const writeRecordQuery = (row: Identified, isNamed = true): string =>
  writeQueryOf(row.id, isNamed ? nameWithoutId(row) : '');

export const readRecordQuery = (query: string): SoughtRecord | undefined => {
  const params = new URLSearchParams(query);
  const id = params.get('id');
  return id === null ? undefined : { id, name: params.get('name') ?? '' };
};

export const isSought = (row: { id?: Id }, { id }: SoughtRecord) => String(row.id) === id;
