import { type AxiosError, type AxiosResponse, isAxiosError } from 'axios';
import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import { CONSTRAINT } from './server-message';

/** The account itself, at the address of JHipster or of this backend. */
const ACCOUNT = /api\/account(\/me)?$/;

/**
 * Whether the server no longer finds the account of the token, because it was deleted or has another login. JHipster
 * reports that as 500 with this sentence. Elsewhere the sentence may be about another user.
 */
export const isAccountGone = (error: unknown): error is AxiosError => {
  if (!isAxiosError(error)) return false;
  const { url = '', method } = error.config ?? {};
  const { status, data } = error.response ?? {};
  if (!ACCOUNT.test(url)) return false;
  if (status === 404) return method === 'get';
  return status === 500 && /user could not be found/i.test(JSON.stringify(data ?? ''));
};

/** Whether a request was refused with 401 or 403, or because the account is gone. */
export const isAccessRefused = (error: unknown): error is AxiosError =>
  isAxiosError(error) && ([401, 403].includes(error.response?.status ?? 0) || isAccountGone(error));

/** Whether a failure ended the session: such a refusal of a call that carried a token and was not a background call. */
export const isSessionEnd = (error: unknown): boolean =>
  isAccessRefused(error) && error.config?.isBackground !== true && Boolean(error.config?.headers?.get('Authorization'));

/** Whether a request was refused with 409: it conflicts with another item (R159). */
export const isConflict = (error: unknown) => isAxiosError(error) && error.response?.status === 409;

/** Whether a response refuses a request because of other records: 409, or a constraint of the database. */
export const saysConflict = ({ status, data }: AxiosResponse): boolean => {
  if (status === 409) return true;
  const body = fieldsOf(data);
  return (status === 400 || status === 500) && CONSTRAINT.test(`${body.detail} ${body.message}`);
};

/** Whether a save or delete was refused because of other records. It would be refused again. */
export const isRecordConflict = (error: unknown): boolean =>
  isAxiosError(error) && error.response !== undefined && saysConflict(error.response);

/** Whether a request was refused because its record no longer exists: 404, or 400 with the code `idnotfound`. */
export const isRecordGone = (error: unknown): boolean => {
  const response = isAxiosError(error) ? error.response : undefined;
  if (response?.status === 404) return true;
  return response?.status === 400 && isPlainObject(response.data) && response.data.errorKey === 'idnotfound';
};
