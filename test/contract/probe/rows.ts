import { isPlainObject } from 'lib/is-plain-object';

/** The records of a response in any of its shapes; a single record counts as one row. */
export const rowsIn = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return body;
  if (!isPlainObject(body)) return [];
  return Array.isArray(body.content) ? body.content : [body];
};

/** Whether a response is a list or a page of records. */
export const isList = (body: unknown) => Array.isArray(body) || (isPlainObject(body) && Array.isArray(body.content));
