import { isAxiosError, type AxiosResponse } from 'axios';
import { isPlainObject } from 'lib/is-plain-object';
import { CONSTRAINT } from './server-message';

/** Whether a request was refused with 409: it conflicts with another item (R159). */
export const isConflict = (error: unknown) => isAxiosError(error) && error.response?.status === 409;

/** Whether a response refuses a request because of other records: 409, or a constraint of the database. */
export const saysConflict = ({ status, data }: AxiosResponse): boolean => {
  if (status === 409) return true;
  const body = isPlainObject(data) ? data : {};
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
