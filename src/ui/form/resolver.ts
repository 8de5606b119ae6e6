import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import { same } from 'lib/deep-equal';
import { isPlainObject } from 'lib/is-plain-object';
import type { Limit } from './form-context';
import { check, isBlank, type Problem, type Rule, type Rules } from './rules';

/** The limits of the fields on screen, by their paths in the record. */
export type Limits = ReadonlyMap<string, Limit>;

const idOf = (row: unknown) => (isPlainObject(row) ? row.id : undefined);

/** The opened rows that the row at an index may be: the one with its id; without an id, one that is equal or there. */
const originsOf = (opened: unknown, row: unknown, index: number): unknown[] => {
  const id = idOf(row);
  const isOrigin = (one: unknown, at: number) => (id === undefined ? at === index || same(one, row) : idOf(one) === id);
  return Array.isArray(opened) ? opened.filter(isOrigin) : [];
};

/** Whether the value at a path is as the record was opened. Rows may have moved since. */
const isAsOpened = (opened: unknown, value: unknown, [key, ...inner]: readonly string[]): boolean => {
  if (key === undefined) return same(opened, value);
  if (Array.isArray(value)) {
    const row: unknown = value[Number(key)];
    return originsOf(opened, row, Number(key)).some(origin => isAsOpened(origin, row, inner));
  }
  return isPlainObject(opened) && isPlainObject(value) && isAsOpened(opened[key], value[key], inner);
};

/** The rows of a list that are not as they were opened; any other value as it is. */
const typedRows = (value: unknown, opened: unknown): unknown =>
  Array.isArray(value) && value.every(isPlainObject)
    ? value.filter((row, index) => !originsOf(opened, row, index).some(origin => same(origin, row)))
    : value;

type AnyRule = Rule<unknown, object>;

/** The error of a value, and whether it depends on another field that was edited. */
const checkField = (rule: AnyRule, field: string, [value, values, opened]: readonly [unknown, Values, Values]) => {
  const read = new Set<string>();
  const record = new Proxy(values, { get: (target, key: string) => (read.add(key), target[key]) });
  const found = rule(value, record);
  const isOfOthers = [...read].some(other => other !== field && !same(opened[other], values[other]));
  // An error of a list as a whole may be one of the rows that were in it.
  const message = typeof found === 'string' ? rule(typedRows(value, opened[field]), record) : found;
  return { message, isOfOthers };
};

type Values = Record<string, unknown>;
type Put = (path: string, message: string) => void;

const each = (path: string, found: Problem, put: Put): void => {
  if (typeof found === 'string') put(path, found);
  else Object.entries(found ?? {}).forEach(([key, inner]) => each(`${path}.${key}`, inner, put));
};

/** The errors of a record, by path. */
export const problemsOf = <T extends object>(rules: Rules<T>, record: T): ReadonlyMap<string, string> => {
  const problems = new Map<string, string>();
  Object.entries(check(rules, record)).forEach(([field, found]) =>
    each(field, found as Problem, (path, message) => problems.set(path, message)),
  );
  return problems;
};

/**
 * The rules, and the limits of the fields on screen, as a resolver of react-hook-form. A value as it was opened breaks
 * no rule, unless it is empty and required, or what was typed into another field breaks it (F189). It is separate from
 * the rules because ducks import those through their models, and the form library must not be in the first load.
 * @param opened returns the record as it was opened, or as it was saved last
 */
export const resolverOf =
  <T extends FieldValues>(rules: Rules<T>, limits: Limits, opened: () => T): Resolver<T> =>
  values => {
    const errors = {};
    const base = opened();
    const isTyped = (path: string) => isBlank(get(values, path)) || !isAsOpened(base, values, path.split('.'));
    const put: Put = (path, message) => set(errors, path, { type: 'rule', message });

    Object.entries<AnyRule>(rules as Record<string, AnyRule>).forEach(([field, rule]) => {
      const { message, isOfOthers } = checkField(rule, field, [values[field], values, base]);
      each(field, message, (path, problem) => (isOfOthers || isTyped(path)) && put(path, problem));
    });
    // A field knows best why it cannot hold a value, so its error replaces that of a rule.
    limits.forEach((limit, path) => {
      const message = isTyped(path) && limit(get(values, path));
      if (message) put(path, message);
    });
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<T> } : { values, errors: {} };
  };
