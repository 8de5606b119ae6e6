import type { Page } from 'lib/model';

/** An answer that is not what the call promises: HTML, broken JSON, or JSON of another shape. */
export class InvalidResponse extends Error {
  constructor() {
    super('error.invalidResponse');
  }
}

/** Whether a value is a JSON object or array. */
export const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null;

const isRow = (data: unknown) => isRecord(data) && !Array.isArray(data);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A count or a size of a page; what is no whole number of at least 0 is no count. */
const countIn = (value: unknown) => {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return isCount(count) ? count : undefined;
};

/**
 * A page of records; a missing total counts what is there. A bare array is all there is, unless its total is told
 * beside it: in the header `x-total-count`.
 */
export const readPage = <T>(data: unknown, totalBeside?: unknown): Page<T> => {
  if (Array.isArray(data)) return readPage({ content: data, totalElements: totalBeside });
  if (!isRecord(data) || !Array.isArray(data.content)) throw new InvalidResponse();
  const content = data.content.filter(isRow) as T[];
  return {
    content,
    totalElements: countIn(data.totalElements) ?? content.length,
    size: countIn(data.size) || content.length,
    number: countIn(data.number) ?? 0,
  };
};

/** A single record; anything else is refused. */
export const readRecord = <T>(data: unknown): T => {
  if (!isRecord(data) || Array.isArray(data)) throw new InvalidResponse();
  return data as T;
};

const isPresent = (one: unknown) => one !== null && one !== undefined;

/** One object, an array or a page, read as a list (R151). */
export const readMany = <T>(data: unknown): T[] => {
  if (Array.isArray(data)) return data.filter(isPresent) as T[];
  if (isRecord(data)) return Array.isArray(data.content) ? (data.content.filter(isPresent) as T[]) : [data as T];
  throw new InvalidResponse();
};

const looksLikeHtml = (text: string, contentType: string) => /html/i.test(contentType) || /^\s*</.test(text);

/**
 * The body of an answer: JSON wherever it is JSON. axios would hand broken JSON and HTML pages of a proxy on as a
 * string that counts as success; here a 2xx answer of that kind is refused. Plain text and an empty body pass.
 */
export const parseResponse = (body: unknown, contentType: string, status = 200): unknown => {
  if (typeof body !== 'string' || body === '') return body;
  const succeeded = status >= 200 && status < 300;
  if (looksLikeHtml(body, contentType)) {
    if (succeeded) throw new InvalidResponse();
    return body;
  }
  try {
    return JSON.parse(body);
  } catch {
    if (succeeded && /json/i.test(contentType)) throw new InvalidResponse();
    return body;
  }
};
