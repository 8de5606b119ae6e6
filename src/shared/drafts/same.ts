/** Null, undefined, absent and an empty text are one to a person who reads a form. */
export const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

const normal = (value: unknown): unknown => (isEmpty(value) ? undefined : value);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two records say the same. */
export const same = (one: unknown, other: unknown): boolean => {
  const [a, b] = [normal(one), normal(other)];
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every(key => same(a[key], b[key]));
};
