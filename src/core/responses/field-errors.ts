import { isAxiosError } from 'axios';
import { isPlainObject } from 'lib/is-plain-object';
import { UnreadablePart } from 'lib/records/parts';
import { fieldMessageOf } from './notifications';
import { inOneLine } from './server-message';

export interface WireFieldError {
  /** Path in the record as react-hook-form writes it: `diseaseSymptoms.3.weight`. */
  field: string;
  /** Translation key, or the server's own words. */
  message: string;
  /** Whether the server refused the field, or nothing was sent because the field's content could not be read. */
  type: 'server' | 'unreadable';
}

/** The errors of a record that was refused or not sent, by field (R158); empty for other failures. */
export const fieldErrorsOf = (error: unknown): WireFieldError[] => {
  if (error instanceof UnreadablePart) return [{ field: error.field, message: error.message, type: 'unreadable' }];
  const data = isAxiosError(error) && error.response?.status === 400 ? error.response.data : undefined;
  const errors: unknown = isPlainObject(data) ? data.fieldErrors : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.filter(isPlainObject).flatMap(({ field, message }) => {
    if (typeof field !== 'string' || typeof message !== 'string' || !field || !message) return [];
    return [{ field: field.replace(/\[(\d+)\]/g, '.$1'), message: fieldMessageOf(inOneLine(message)), type: 'server' }];
  });
};
