/** An object or an array. */
const isCompound = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** To a user who reads a form, null, undefined, a missing field and an empty text are the same. */
export const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * A part with only empty fields also counts as empty: a form holds the fields of a part even if its record lacks
 * the part.
 */
const isNothing = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length === 0;
  return isEmpty(value) || (isCompound(value) && Object.values(value).every(isNothing));
};

/** Whether two records have the same content. */
export const same = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (!isCompound(one) || !isCompound(other)) return isNothing(one) && isNothing(other);
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every(at(other));
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every(key => same(one[key], other[key]));
};

const at = (others: readonly unknown[]) => (value: unknown, index: number) => same(value, others[index]);
