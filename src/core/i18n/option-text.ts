import { isPlainObject } from 'lib/is-plain-object';
import { findText } from './translate';

/** An enumeration value as text; a value that is a record, `{id, name}`, by its name or else by its id. */
export const codeOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return isPlainObject(value) ? codeOf(value.name ?? value.id) : String(value);
};

/** Whether two enumeration values are the same; servers write them in upper or lower case. */
export const isSameOption = (one: unknown, other: unknown) => codeOf(one).toLowerCase() === codeOf(other).toLowerCase();

/** The text of an enumeration value, if there is one. `options` is the key above the texts: `plans.periodOptions`. */
export const findOptionText = (options: string, value: unknown): string | undefined => {
  const code = codeOf(value);
  return [code, code.toUpperCase(), code.toLowerCase()].map(one => findText(`${options}.${one}`)).find(Boolean);
};

/** The text of an enumeration value; a value that the console does not know is shown as the server wrote it. */
export const optionText = (options: string, value: unknown): string => findOptionText(options, value) ?? codeOf(value);
