import { type AxiosError, isAxiosError } from 'axios';

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
