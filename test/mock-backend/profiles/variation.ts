import { isPlainObject } from '../../../src/lib/is-plain-object';
import { type Document } from '../resource';

/** A response before it is sent. `body` is its JSON; `undefined` means none. */
export interface ResponseBody {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export interface Context {
  request: Request;
  /** The JSON that was sent. */
  sent: unknown;
  /** Sends another request, a GET unless told, with the same headers. Returns the response without variations. */
  ask: (url: string, init?: { method: string; body: Document }) => Promise<ResponseBody>;
}

/** One way in which another backend may respond differently. */
export interface Variation {
  /** What it does, in one sentence. */
  says: string;
  /** The calls that it changes, such as `GET /api/users`. */
  calls: RegExp;
  /** The refusal of a request that the backend then does not carry out. `request` must not be read. */
  refuse?: (request: Request) => Promise<Response | undefined>;
  /** What the backend receives instead of the JSON that was sent. */
  receive?: (sent: Document, request: Request) => Document;
  change?: (response: ResponseBody, context: Context) => ResponseBody | Promise<ResponseBody>;
}

/** A body with each of its records changed: those of a page, those of an array, or the body itself. */
export const mapRecords = (body: unknown, change: (record: Document) => Document): unknown => {
  const changed = (item: unknown) => (isPlainObject(item) ? change(item) : item);
  if (Array.isArray(body)) return body.map(changed);
  if (isPlainObject(body) && Array.isArray(body.content)) return { ...body, content: body.content.map(changed) };
  return changed(body);
};

/** A variation of the records in successful responses. */
export const variationOfRecords = (
  says: string,
  calls: RegExp,
  change: (record: Document, request: Request) => Document,
): Variation => ({
  says,
  calls,
  change: (response, { request }) =>
    response.status < 300
      ? { ...response, body: mapRecords(response.body, record => change(record, request)) }
      : response,
});

/** A variation of whole bodies of successful responses. */
export const variationOfBody = (says: string, calls: RegExp, change: (body: unknown) => unknown): Variation => ({
  says,
  calls,
  change: response => (response.status < 300 ? { ...response, body: change(response.body) } : response),
});
