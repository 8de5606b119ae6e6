import { isEmpty } from 'lib/deep-equal';

const sorted = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const filled = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** FNV-1a: tells one record from another; it protects nothing. */
const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

const hashes = new WeakMap<object, string>();

const compute = (record: object): string => {
  const text = JSON.stringify(record, sorted);
  return `${text.length.toString(36)}-${fnv1a(text).toString(36)}`;
};

/**
 * A short mark of what a record says; records that `same` finds alike have the same one. A record is never changed in
 * place, so its mark is worked out once, not at every copy of what is typed.
 */
export const hashOf = (record: object): string => {
  const hash = hashes.get(record) ?? compute(record);
  hashes.set(record, hash);
  return hash;
};
