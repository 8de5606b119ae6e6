import { isAxiosError, isCancel } from 'axios';
import type { MessageKey } from 'core/i18n/message-key';
import { parseExact } from 'lib/exact-json';
import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import { type Identified, isNewRecord, type Page } from 'lib/model';
import { headerValue } from './headers';

/** A response that is not what the call promises: HTML, broken JSON, or JSON of another shape. */
export class InvalidResponse extends Error {
  constructor(readonly key: MessageKey = 'error.invalidResponse') {
    super(key);
  }
}

const isPresent = (one: unknown) => one !== null && one !== undefined;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A count or a page size. Anything but a whole number of at least 0 is not a count. */
const countIn = (value: unknown) => {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(headerValue(value)) : value;
  return isCount(count) ? count : undefined;
};

/** A page as the server sent it, with what it says of its list. */
export interface SentPage<T> extends Page<T> {
  /** The rows of a full page, if the server says it. */
  saidSize?: number;
  /** Whether the server says that this is the last page; undefined if it does not say. */
  isLast?: boolean;
}

/**
 * Reads a page of records. What it says of its list stands in it, or in its part `page` (F174). If the total is missing
 * there, it may stand beside the page: in the header `x-total-count`. Without any, the received records are counted:
 * then only a bare array, or what is called the last page, is known to be whole.
 */
export const readPage = <T>(data: unknown, totalBeside?: unknown): SentPage<T> => {
  // A bare array without a total is the whole list.
  if (Array.isArray(data))
    return readPage({ content: data, last: isPresent(totalBeside) ? undefined : true }, totalBeside);
  if (!isPlainObject(data) || !Array.isArray(data.content)) throw new InvalidResponse();
  const content = data.content.filter(isPlainObject) as T[];
  const said: Record<string, unknown> = { ...fieldsOf(data.page), ...data };
  const sentTotal = said.totalElements ?? totalBeside;
  const total = countIn(sentTotal);
  const saidSize = countIn(said.size) || undefined;
  const isLast = typeof said.last === 'boolean' ? said.last : undefined;
  return {
    content,
    totalElements: total ?? content.length,
    ...(total === undefined && (isPresent(sentTotal) || isLast !== true) && { isTotalUnknown: true }),
    size: saidSize ?? content.length,
    saidSize,
    isLast,
  };
};

/** Reads a single record; anything else is refused. */
export const readRecord = <T>(data: unknown): T => {
  if (!isPlainObject(data)) throw new InvalidResponse();
  return data as T;
};

/**
 * Reads the record at the address of an existing one. A response without an id is refused: its form would create a new
 * record.
 */
export const readStored = <T>(data: unknown): T => {
  const record = readRecord<T & Identified>(data);
  if (isNewRecord(record)) throw new InvalidResponse();
  return record;
};

/** One object, an array or a page, read as a list (R151). */
export const readMany = <T>(data: unknown): T[] => {
  if (Array.isArray(data)) return data.filter(isPresent) as T[];
  if (isPlainObject(data)) return Array.isArray(data.content) ? (data.content.filter(isPresent) as T[]) : [data as T];
  throw new InvalidResponse();
};

const looksLikeHtml = (text: string, contentType: string) => /html/i.test(contentType) || /^\s*</.test(text);

/**
 * Parses the body of a response, if it is JSON. axios would return broken JSON and a proxy's HTML pages as a string
 * that counts as success. Here, a 2xx response of that kind is refused. Plain text and an empty body pass.
 */
export const parseResponse = (body: unknown, contentType: string, status = 200): unknown => {
  if (typeof body !== 'string' || body === '') return body;
  const succeeded = status >= 200 && status < 300;
  if (looksLikeHtml(body, contentType)) {
    if (succeeded) throw new InvalidResponse();
    return body;
  }
  try {
    return parseExact(body);
  } catch {
    if (succeeded && /json/i.test(contentType)) throw new InvalidResponse();
    return body;
  }
};

/** Statuses of a proxy that did not wait for the server's response, or could not read it. */
const OF_PROXY = [502, 504];

/**
 * Whether a write was sent but its result is unknown: no response arrived, the user or a proxy stopped waiting for it,
 * or the response reports success but cannot be read. The server may have done what was requested.
 */
export const isOutcomeUnknown = (error: unknown) => {
  if (isCancel(error) || error instanceof InvalidResponse) return true;
  return isAxiosError(error) && (error.response === undefined || OF_PROXY.includes(error.response.status));
};
