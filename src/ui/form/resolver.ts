import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { MessageKey } from 'core/i18n/message-key';
import type { Limit } from './form-context';
import { check, type NestedErrors, type Rules } from './rules';

/** The limits of the fields on screen, by their paths in the record. */
export type Limits = ReadonlyMap<string, Limit>;

const put = (errors: object, path: string, found: MessageKey | NestedErrors | undefined): void => {
  if (typeof found === 'string') set(errors, path, { type: 'rule', message: found });
  else Object.entries(found ?? {}).forEach(([key, inner]) => put(errors, `${path}.${key}`, inner));
};

/**
 * The rules, and the limits of the fields on screen, as a resolver of react-hook-form. It is separate from the rules
 * because ducks import those through their models, and the form library must not be in the first load.
 */
export const resolverOf =
  <T extends FieldValues>(rules: Rules<T>, limits: Limits): Resolver<T> =>
  values => {
    const errors = {};
    Object.entries(check(rules, values)).forEach(([field, found]) => put(errors, field, found));
    // A field knows best why it cannot hold a value, so its error replaces that of a rule.
    limits.forEach((limit, path) => put(errors, path, limit(get(values, path))));
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<T> } : { values, errors: {} };
  };
