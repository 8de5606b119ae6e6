import { isPlainObject } from 'lib/is-plain-object';
import { formPathOf } from './entry-state';

/** One entry of this tab's history. */
export interface Entry {
  key: string;
  path: string;
  /** The screen received a record. It may be older than the stored one when the user returns to this entry. */
  hasRecord: boolean;
  /** Id of that record; null if it is new or there is none. */
  record: string | null;
  /** The form was saved, canceled or discarded, or its record was deleted. */
  isClosed: boolean;
}

export const isEntry = (stored: unknown): stored is Entry =>
  isPlainObject(stored) && typeof stored.key === 'string' && typeof stored.path === 'string';

interface FormState {
  record?: { id?: unknown };
  base?: { id?: unknown };
}

const idOf = ({ record, base }: FormState): string | null => {
  const id = (base ?? record)?.id;
  return id === undefined || id === null ? null : String(id);
};

export const entryOf = (key: string, path: string, state: unknown): Entry => {
  const formState: FormState = typeof state === 'object' && state !== null ? state : {};
  return { key, path, hasRecord: Boolean(formState.record), record: idOf(formState), isClosed: false };
};

/** Both areas have the same sections and records, so the area is left out. */
const pathInArea = (path: string) => formPathOf(path).split('/').slice(2).join('/');

export const isOfOneForm = (one: Entry, other: Entry) =>
  formPathOf(one.path) === formPathOf(other.path) && one.record === other.record;

/** Whether the entry shows this record in the form at this path. */
export const isOfRecord = (entry: Entry, path: string, id: string) =>
  pathInArea(entry.path) === pathInArea(path) && entry.hasRecord && entry.record === id;
