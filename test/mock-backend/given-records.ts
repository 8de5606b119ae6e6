import { jsonOf } from './request';
import { type Document } from './resource';
import { collectionOf } from './written-resource';

/** For a path that reads records, the path that writes them, if the two differ. */
const WRITTEN_AT: [RegExp, string][] = [
  [/^disease-synonyms$/, 'disease-synonym'],
  [/^application-pictures\/find-all$/, 'application-pictures'],
  [/^interactions\/substance$/, 'interactions'],
  [/^users\/[^/]+$/, 'users'],
];

/** The records that the client last received, by write path and id. */
const given = new Map<string, Document>();

const writePathOf = (request: Request) => {
  const path = collectionOf(request);
  return WRITTEN_AT.find(([pattern]) => pattern.test(path))?.[1] ?? path;
};

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keyOf = (path: string, record: Document) => {
  const result = record.interactionResult;
  return `${path} ${String((isDocument(result) ? result.id : undefined) ?? record.id)}`;
};

const recordsIn = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return body;
  return isDocument(body) && Array.isArray(body.content) ? body.content : [body];
};

/** Remembers the records of a response. */
export const rememberRecords = async (request: Request, response: Response) => {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return;
  const path = writePathOf(request);
  recordsIn(await jsonOf(response.clone()))
    .filter(isDocument)
    .forEach(record => given.set(keyOf(path, record), record));
};

/** The record that a body is about, as the client last received it. */
export const givenRecord = (request: Request, body: Document): Document | undefined =>
  given.get(keyOf(writePathOf(request), body));

export const forgetGivenRecords = () => given.clear();
