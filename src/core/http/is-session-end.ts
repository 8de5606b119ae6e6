import { isAxiosError, type AxiosError } from 'axios';

/** Whether a request was refused with 401 or 403. */
export const isAccessRefused = (error: unknown): error is AxiosError =>
  isAxiosError(error) && [401, 403].includes(error.response?.status ?? 0);

/** Whether a failure ended the session: a 401 or 403 of a call that carried a token and was not a background call. */
export const isSessionEnd = (error: unknown): boolean =>
  isAccessRefused(error) && error.config?.isBackground !== true && Boolean(error.config?.headers?.get('Authorization'));
