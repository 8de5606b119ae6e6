import type { Identified } from 'lib/model';
import { trimmed } from 'lib/text';
import { textOf } from './parts';

/** The fields that can name a record or a row of one, the best first. The first one that is filled does. */
export const NAMING_FIELDS = ['name', 'presentationName', 'title', 'code', 'referenceName', 'questionText'];

export const isNaming = (field: string) => NAMING_FIELDS.includes(field);

/** The name of a row, in the labels of its buttons and in questions about it; its id if it has none. */
export const nameOfRow = (row: Identified): string => {
  const named = row as Identified & Record<string, unknown>;
  const found = NAMING_FIELDS.map(field => textOf(named[field])).find(trimmed);
  return found ?? textOf(row.id);
};

/** The name by which the list finds a record; empty if it has none. */
export const nameWithoutId = (row: Identified) => nameOfRow({ ...row, id: undefined });
