import type { MessageKey } from 'core/i18n/message-key';

/** Longest text of most fields (R76). */
export const MAX_TEXT = 200;

/** What is wrong inside a nested value, by field; in a list, by index. What is right is absent. */
export interface NestedErrors {
  [field: string]: MessageKey | NestedErrors | undefined;
}

/** Tells what is wrong with a value, if anything is. */
export type Rule<V, T> = (value: V, record: T) => MessageKey | NestedErrors | undefined;

export type Rules<T> = { [K in keyof T]?: Rule<T[K], T> };

export type Errors<T> = { [K in keyof T]?: MessageKey | NestedErrors };

/** Spaces alone are no text (R74). */
export const isBlank = (value: unknown) => value === null || value === undefined || String(value).trim() === '';

export const required = (value: unknown): MessageKey | undefined =>
  isBlank(value) ? 'entity.validation.required' : undefined;

/** A number must be there. */
export const numeric = (value: unknown): MessageKey | undefined =>
  isBlank(value) || Number.isNaN(Number(value)) ? 'entity.validation.number' : undefined;

/** Tells a date-time control's half-typed value from one that is set or left empty. */
export const INVALID_DATE = 'invalid';

export const validDate = (value: unknown): MessageKey | undefined =>
  value === INVALID_DATE ? 'entity.validation.date' : undefined;

/** The errors of each row, by its index; nothing where every row is right. */
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

/** What is wrong with a record, by field. */
export const check = <T extends object>(rules: Rules<T>, record: T): Errors<T> => {
  const errors: Errors<T> = {};
  for (const field of Object.keys(rules) as (keyof T)[]) {
    const message = rules[field]?.(record[field], record);
    if (message) errors[field] = message;
  }
  return errors;
};
