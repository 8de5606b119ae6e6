import { isAxiosError } from 'axios';
import { isPlainObject } from 'lib/is-plain-object';

/** Whether a request was refused because its record no longer exists: 404, or 400 with the code `idnotfound`. */
export const isRecordGone = (error: unknown): boolean => {
  const response = isAxiosError(error) ? error.response : undefined;
  if (response?.status === 404) return true;
  return response?.status === 400 && isPlainObject(response.data) && response.data.errorKey === 'idnotfound';
};
