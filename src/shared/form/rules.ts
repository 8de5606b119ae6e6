import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { MessageKey } from 'shared/i18n/message-key';

/** Longest text of most fields (spec 5). */
export const MAX_TEXT = 200;

/** Tells what is wrong with a value, if anything is. */
export type Rule<V, T> = (value: V, record: T) => MessageKey | undefined;

export type Rules<T> = { [K in keyof T]?: Rule<T[K], T> };

export type Errors<T> = { [K in keyof T]?: MessageKey };

/** Spaces alone are no text (spec 5: a string is invalid if empty or null). */
export const isBlank = (value: unknown) => value === null || value === undefined || String(value).trim() === '';

export const required = (value: unknown): MessageKey | undefined =>
  isBlank(value) ? 'entity.validation.required' : undefined;

/** What is wrong with a record, by field. */
export const check = <T extends object>(rules: Rules<T>, record: T): Errors<T> => {
  const errors: Errors<T> = {};
  for (const field of Object.keys(rules) as (keyof T)[]) {
    const message = rules[field]?.(record[field], record);
    if (message) errors[field] = message;
  }
  return errors;
};

/** The rules as react-hook-form asks for them. */
export const resolverOf =
  <T extends FieldValues>(rules: Rules<T>): Resolver<T> =>
  values => {
    const wrong = Object.entries(check(rules, values));
    const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'rule', message }]));
    return wrong.length > 0 ? { values: {}, errors: errors as FieldErrors<T> } : { values, errors: {} };
  };
