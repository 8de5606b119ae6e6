import { isPlainObject } from 'lib/is-plain-object';

/**
 * The responses of the management endpoints differ by version. Readers use what they find and skip what they do not
 * know: a partial or unknown response gives fewer rows, never an error.
 */

export type Json = Record<string, unknown>;

export const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isPlainObject) : []);

export const textIn = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
