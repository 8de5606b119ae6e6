import { isAxiosError } from 'axios';

/** Whether a request was refused with 401 or 403: the person is asked to sign in and then presses Save again. */
export const isSessionEnd = (error: unknown) => isAxiosError(error) && [401, 403].includes(error.response?.status ?? 0);
