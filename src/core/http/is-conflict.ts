import { isAxiosError } from 'axios';

/** Whether a request was refused with 409: another item stands in its way (R159). */
export const isConflict = (error: unknown) => isAxiosError(error) && error.response?.status === 409;
