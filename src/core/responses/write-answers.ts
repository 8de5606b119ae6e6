import axios, { type AxiosResponse, isAxiosError } from 'axios';
import type { MessageKey } from 'core/i18n/message-key';
import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import { headerOf } from './headers';
import { InvalidResponse, parseResponse } from './responses';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The call writes a record: its answer is one too, or empty. */
    sendsRecord?: boolean;
  }
}

/** Configuration of a write whose body is a record. */
export const SENDS_RECORD = { sendsRecord: true } as const;

/** An https page never asks http: the browser changes such an address by itself. */
const comparable = (url: string) => {
  const { protocol, href } = window.location;
  return new URL(url, href).href.replace(/^http:/, protocol);
};

const contentTypeOf = ({ headers }: AxiosResponse) => String(headers['content-type'] ?? '');

/** The parsed body of a response, also of a refusal. */
const readBody = (response: AxiosResponse): unknown =>
  parseResponse(response.data, contentTypeOf(response), response.status);

/** Whether another address answered than the one asked. Browsers repeat most redirected writes as reads. */
const wasRedirected = ({ config, request }: AxiosResponse) => {
  const { responseURL } = Object(request) as { responseURL?: string };
  return Boolean(responseURL) && comparable(String(responseURL)) !== comparable(axios.getUri(config));
};

const keyOf = (response: AxiosResponse, isDone?: boolean): MessageKey => {
  if (wasRedirected(response) && !isDone) return 'error.redirected';
  if (isDone === undefined) return 'error.unconfirmed';
  return isDone ? 'error.unconfirmedDone' : 'error.unconfirmedNotDone';
};

/** A write whose answer does not say that it was done: somebody else may have answered in place of the server. */
export class UnconfirmedWrite extends InvalidResponse {
  /** @param isDone what a later read of the state showed; undefined if nothing was read */
  constructor(
    readonly response: AxiosResponse,
    isDone?: boolean,
  ) {
    super(keyOf(response, isDone));
  }
}

const isPresent = (value: unknown) => value !== undefined && value !== null;

const isEmpty = (data: unknown) => !isPresent(data) || (typeof data === 'string' && data.trim() === '');

/** JSON of a bare text is a text too, and so is a number or a word that is sent as plain text. */
const isText = (data: unknown, contentType: string) =>
  typeof data === 'string' || (typeof data !== 'object' && /^text\//i.test(contentType));

/** A page is no record, nor is an object without an id that has no field of what was sent, such as `{"error": …}`. */
const isRecord = (data: unknown, sent: unknown) => {
  if (!isPlainObject(data) || Array.isArray(data.content)) return false;
  const [names, fields] = [Object.keys(data), fieldsOf(typeof sent === 'string' && JSON.parse(sent))];
  return isPresent(data.id) || names.length === 0 || names.some(name => Object.hasOwn(fields, name));
};

/** The headers by which JHipster says that it did something: its alert, and the token of a sign-in. */
const isSaidByHeader = (response: AxiosResponse) =>
  headerOf(response, 'app-alert') !== '' || isPresent(response.headers.authorization);

const isConfirmed = (response: AxiosResponse, data: unknown) => {
  const { sendsRecord, data: sent } = response.config;
  if (isEmpty(data)) return true;
  if (sendsRecord) return isRecord(data, sent);
  return !isText(data, contentTypeOf(response)) || isSaidByHeader(response);
};

/** The body of a write's answer, if it says that the write was done. */
const readWrite = (response: AxiosResponse): unknown => {
  if (wasRedirected(response)) throw new UnconfirmedWrite(response);
  try {
    const data = readBody(response);
    if (isConfirmed(response, data)) return data;
  } catch {
    // HTML, or broken JSON.
  }
  throw new UnconfirmedWrite(response);
};

/** Every successful response passes here: its body is parsed, and a write has worked only if the answer says so. */
export const readAnswer = (response: AxiosResponse): AxiosResponse => ({
  ...response,
  data: response.config.method === 'get' ? readBody(response) : readWrite(response),
});

/**
 * The failure of a request, with its body parsed. What refuses a write at another address than the one asked has not
 * seen the write: its 404 says nothing about the record, its 401 nothing about the session.
 */
export const readFailure = (error: unknown): unknown => {
  if (!isAxiosError(error) || !error.response) return error;
  const { response } = error;
  response.data = readBody(response);
  return response.config.method !== 'get' && wasRedirected(response) ? new UnconfirmedWrite(response) : error;
};

/**
 * A write whose answer does not confirm it stays a failure. `isDone` then reads once what is stored, so that the
 * failure can say it; undefined, or a failed read, if that is not known.
 */
export const readIfUnconfirmed = async <R>(
  write: Promise<R>,
  isDone: () => Promise<boolean | undefined>,
): Promise<R> => {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof UnconfirmedWrite)) throw error;
    throw new UnconfirmedWrite(error.response, await isDone().catch(() => undefined));
  }
};
