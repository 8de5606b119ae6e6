import { isPlainObject } from '../../src/lib/is-plain-object';
import { jsonOf } from './request';
import { type Document } from './resource';
import { writePathOf } from './written-resource';

/** The records that the client last received, by write path and id. */
const given = new Map<string, Document>();

/** A user is read at `users/editor`, and written at `users`. */
const placeOf = (request: Request) => writePathOf(request).replace(/^users\/.*/, 'users');

const keyOf = (path: string, record: Document) => {
  const result = record.interactionResult;
  return `${path} ${String((isPlainObject(result) ? result.id : undefined) ?? record.id)}`;
};

const recordsIn = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return body;
  return isPlainObject(body) && Array.isArray(body.content) ? body.content : [body];
};

/** Remembers the records of a response. */
export const rememberRecords = async (request: Request, response: Response) => {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return;
  const path = placeOf(request);
  recordsIn(await jsonOf(response.clone()))
    .filter(isPlainObject)
    .forEach(record => given.set(keyOf(path, record), record));
};

/** The record that a body is about, as the client last received it. */
export const givenRecord = (request: Request, body: Document): Document | undefined =>
  given.get(keyOf(placeOf(request), body));

export const forgetGivenRecords = () => given.clear();
