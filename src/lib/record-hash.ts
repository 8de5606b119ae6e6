import { isEmpty } from 'lib/deep-equal';

const sorted = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const filled = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** FNV-1a: it distinguishes records. It is not meant for security. */
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
 * A short mark of a record's content. Fields that are null, undefined or an empty text do not change it, and neither
 * does the order of the fields. A record is never changed in place, so its mark is computed once, not at every write
 * of a draft.
 */
export const hashOf = (record: object): string => {
  const hash = hashes.get(record) ?? compute(record);
  hashes.set(record, hash);
  return hash;
};
