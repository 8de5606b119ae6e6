import { isAxiosError } from 'axios';

/** Whether a request was refused with 409: it conflicts with another item (R159). */
export const isConflict = (error: unknown) => isAxiosError(error) && error.response?.status === 409;
