import type { Identified } from 'lib/model';
import { trimmed } from 'lib/text';
import { textOf } from './parts';

/** The fields that can name a record or a row of one, the best first. The first one that is filled does. */
export const NAMING_FIELDS = ['name', 'presentationName', 'title', 'code', 'referenceName', 'questionText'];

export const isNaming = (field: string) => NAMING_FIELDS.includes(field);

/** The field that names a row; undefined if none is filled. */
export const namingFieldOf = (row: Identified): string | undefined => {
  const named = row as Identified & Record<string, unknown>;
  return NAMING_FIELDS.find(field => trimmed(textOf(named[field])));
};

/** The name of a row, in the labels of its buttons and in questions about it; its id if it has none. */
export const nameOfRow = (row: Identified): string => {
  const field = namingFieldOf(row) ?? 'id';
  return textOf((row as Identified & Record<string, unknown>)[field]);
};

/** The name by which the list finds a record; empty if it has none. */
export const nameWithoutId = (row: Identified) => nameOfRow({ ...row, id: undefined });
