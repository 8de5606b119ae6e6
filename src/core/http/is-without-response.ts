import { isAxiosError, isCancel } from 'axios';

/** Whether a request went out and no answer came back: the server may have done what was asked, or not. */
export const isWithoutResponse = (error: unknown) =>
  isAxiosError(error) && !isCancel(error) && error.response === undefined;
