import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { MessageKey } from 'core/i18n/message-key';
import { check, type NestedErrors, type Rules } from './rules';

/** The maximum number of characters of each text field on screen, by its path in the record. */
export type Limits = ReadonlyMap<string, number>;

const put = (errors: object, path: string, found: MessageKey | NestedErrors | undefined): void => {
  if (typeof found === 'string') set(errors, path, { type: 'rule', message: found });
  else Object.entries(found ?? {}).forEach(([key, inner]) => put(errors, `${path}.${key}`, inner));
};

/** A text that is too long is reported, not cut: cutting it while it is typed or pasted would silently lose its end. */
const putTooLong = (errors: object, limits: Limits, values: object) =>
  limits.forEach((max, path) => {
    if (String(get(values, path) ?? '').length > max) put(errors, path, 'entity.validation.tooLong');
  });

/**
 * The rules, and the limits of the fields on screen, as a resolver of react-hook-form. It is separate from the rules
 * because ducks import those through their models, and the form library must not be in the first load.
 */
export const resolverOf =
  <T extends FieldValues>(rules: Rules<T>, limits: Limits): Resolver<T> =>
  values => {
    const errors = {};
    putTooLong(errors, limits, values);
    Object.entries(check(rules, values)).forEach(([field, found]) => put(errors, field, found));
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<T> } : { values, errors: {} };
  };
