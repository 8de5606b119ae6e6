import { type AxiosResponse, isAxiosError } from 'axios';
import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import { saysDatabase, saysEqual, saysUnreadable } from './internal/server-message';

/** All that a server says about a refusal, in whichever part of its response. */
const saidIn = ({ data, headers }: AxiosResponse): string => {
  const alerts = Object.entries(headers).flatMap(([name, value]) => (/app-error$/i.test(name) ? [String(value)] : []));
  return [data, ...Object.values(fieldsOf(data)), ...alerts].filter(text => typeof text === 'string').join('\n');
};

const responseOf = (error: unknown) => (isAxiosError(error) ? error.response : undefined);

const CONCURRENCY = /concurrency ?failure|optimistic ?lock|stale ?object|updated or deleted by another/i;

/** Whether somebody changed the data at the same time. The same save may work the next time. */
export const isConcurrencyFailure = (error: unknown): boolean => {
  const response = responseOf(error);
  return response !== undefined && response.status >= 400 && CONCURRENCY.test(saidIn(response));
};

/** Whether a request was refused with 409 because it conflicts with another item (R159). */
export const isConflict = (error: unknown) => responseOf(error)?.status === 409 && !isConcurrencyFailure(error);

const MAY_CONFLICT: readonly number[] = [400, 422, 500];

/** Whether a response refuses a request because of other records: 409, or a sentence about an equal or used one. */
export const saysConflict = (response: AxiosResponse): boolean => {
  const said = saidIn(response);
  if (CONCURRENCY.test(said)) return false;
  return response.status === 409 || (MAY_CONFLICT.includes(response.status) && saysEqual(said));
};

/** Whether a save or delete was refused because of other records. It would be refused again. */
export const isRecordConflict = (error: unknown): boolean => {
  const response = responseOf(error);
  return response !== undefined && saysConflict(response);
};

const STORES = /^(post|put|patch|delete)$/i;
const SIGN_IN = /api\/authenticate/;

/**
 * Whether the server's database refused a save or delete without a reason. JHipster hides the reason where it is
 * deployed: a taken name, a record in use and a database that is down look the same.
 */
export const saysDatabaseRefused = (response: AxiosResponse): boolean => {
  const { url = '', method = '' } = response.config;
  return response.status >= 400 && STORES.test(method) && !SIGN_IN.test(url) && saysDatabase(saidIn(response));
};

export const isDatabaseRefusal = (error: unknown): boolean => {
  const response = responseOf(error);
  return response !== undefined && !saysConflict(response) && saysDatabaseRefused(response);
};

/** Whether a server could not read what was sent, and does not say which value it means. */
export const saysBodyUnreadable = (response: AxiosResponse): boolean => saysUnreadable(saidIn(response));

/** Whether a request was refused because its record no longer exists: 404, or 400 with the code `idnotfound`. */
export const isRecordGone = (error: unknown): boolean => {
  const response = isAxiosError(error) ? error.response : undefined;
  if (response?.status === 404) return true;
  return response?.status === 400 && isPlainObject(response.data) && response.data.errorKey === 'idnotfound';
};
