import { isPlainObject } from 'lib/records/parts';
import { findText } from './translate';

/** A value of an enumeration as text; one that comes as a record, `{id, name}`, by its name. */
export const codeOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return isPlainObject(value) ? codeOf(value.name ?? value.id) : String(value);
};

/** Whether two values of an enumeration are the same one; servers write them in upper or in lower case. */
export const isSameOption = (one: unknown, other: unknown) => codeOf(one).toLowerCase() === codeOf(other).toLowerCase();

/**
 * The text of an enumeration's value where there is one. `options` is the key above the texts: `plans.periodOptions`.
 */
export const findOptionText = (options: string, value: unknown): string | undefined => {
  const code = codeOf(value);
  return [code, code.toUpperCase(), code.toLowerCase()].map(one => findText(`${options}.${one}`)).find(Boolean);
};

/** The text of an enumeration's value; a value that the console does not know is shown as the server wrote it. */
export const optionText = (options: string, value: unknown): string => findOptionText(options, value) ?? codeOf(value);
