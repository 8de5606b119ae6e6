import { isPlainObject } from 'lib/is-plain-object';

/** The records of a response in any of its shapes; a single record counts as one row. */
export const rowsIn = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return body;
  if (!isPlainObject(body)) return [];
  return Array.isArray(body.content) ? body.content : [body];
};

/** Whether a response is a list or a page of records. */
export const isList = (body: unknown) => Array.isArray(body) || (isPlainObject(body) && Array.isArray(body.content));

/** The value of a JSON text; undefined if it is none. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
