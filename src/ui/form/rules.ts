import type { MessageKey } from 'core/i18n/message-key';
import type { Identified } from 'lib/model';
import { textOf } from 'lib/records/parts';
import { isBlankText } from 'lib/text';

/** Maximum length of most text fields (R76). */
export const MAX_TEXT = 200;

/** The errors inside a nested value, by field; in a list, by index. A field without an error is absent. */
export interface NestedErrors {
  [field: string]: MessageKey | NestedErrors | undefined;
}

/** The error of a value, or those inside it. */
export type Problem = MessageKey | NestedErrors | undefined;

/** Returns the error of a value, if it has one. */
export type Rule<V, T> = (value: V, record: T) => Problem;

export type Rules<T> = { [K in keyof T]?: Rule<T[K], T> };

export type Errors<T> = { [K in keyof T]?: MessageKey | NestedErrors };

/** A text in which nothing is visible is blank (R74). */
export const isBlank = (value: unknown) => value === null || value === undefined || isBlankText(String(value));

export const required = (value: unknown): MessageKey | undefined =>
  isBlank(value) ? 'entity.validation.required' : undefined;

/** The dialog in which the user types a new name accepts more characters than a name may have. */
export const shortNewNames = (names: readonly Identified[] | null | undefined): MessageKey | undefined =>
  names?.some(name => name.id === undefined && textOf(name).length > MAX_TEXT)
    ? 'entity.validation.tooLong'
    : undefined;

/** The value must be a number. */
export const numeric = (value: unknown): MessageKey | undefined =>
  isBlank(value) || Number.isNaN(Number(value)) ? 'entity.validation.number' : undefined;

/** Begins the value of a date control whose text is no date. The text follows. */
export const INVALID_DATE = 'invalid:';

export const isInvalidDate = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(INVALID_DATE);

export const validDate = (value: unknown): MessageKey | undefined =>
  isInvalidDate(value) ? 'entity.validation.date' : undefined;

/** The errors of the rows, by index; undefined if no row has an error. */
export const eachRow = <R>(
  rows: readonly R[] | null | undefined,
  rule: (row: R, index: number) => NestedErrors | undefined,
): NestedErrors | undefined => {
  const wrong = (rows ?? []).flatMap((row, index) => {
    const errors = rule(row, index);
    return errors && Object.values(errors).some(Boolean) ? [[String(index), errors] as const] : [];
  });
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
};

/** The errors of a record, by field. */
export const check = <T extends object>(rules: Rules<T>, record: T): Errors<T> => {
  const errors: Errors<T> = {};
  for (const field of Object.keys(rules) as (keyof T)[]) {
    const message = rules[field]?.(record[field], record);
    if (message) errors[field] = message;
  }
  return errors;
};
