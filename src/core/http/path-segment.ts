/** A value that must not stand in the path of a request, so that none is made. */
export class InvalidPathSegment extends Error {
  constructor() {
    super('error.invalidPath');
  }
}

/** Values are decoded again and again up to this often: each server on the way may decode once. */
const MAX_DECODINGS = 5;

const decoded = (text: string, left = MAX_DECODINGS): string => {
  try {
    const once = decodeURIComponent(text);
    return once === text || left === 0 ? once : decoded(once, left - 1);
  } catch {
    return text;
  }
};

const isDotSegment = (segment: string) => segment === '.' || segment === '..';

/**
 * Whether a value may stand in a path as one segment: a number or a text. `.` and `..` would lead to another resource,
 * and nothing at all would lead to the whole collection. A value whose decoded form has such a segment is refused too.
 */
export const isPathSegment = (value: unknown): value is string | number => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'string') return false;
  const segments = decoded(value)
    .split(/[/\\]/)
    .map(segment => segment.trim());
  return segments.some(segment => segment !== '') && !segments.some(isDotSegment);
};

/**
 * An id, login or key as one encoded segment of a path. Every parameter of a path goes through here.
 * @throws InvalidPathSegment where the value must not stand in a path
 */
export const pathSegment = (value: unknown): string => {
  if (!isPathSegment(value)) throw new InvalidPathSegment();
  return encodeURIComponent(value);
};
