/** A value that must not be used in the path of a request, so that no request is made. */
export class InvalidPathSegment extends Error {
  constructor() {
    super('error.invalidPath');
  }
}

/** Limit of decodings after the first one: each server that a value passes may decode it once. */
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
 * Whether a value may be used in a path as one segment: a number or a text. `.` and `..` would lead to another
 * resource, and an empty value would lead to the whole collection. A value whose decoded form contains a `.` or `..`
 * segment is refused too.
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
 * Encodes an id, login or key as one segment of a path. Every path parameter must pass through here.
 * @throws InvalidPathSegment if the value must not be used in a path
 */
export const pathSegment = (value: unknown): string => {
  if (!isPathSegment(value)) throw new InvalidPathSegment();
  return encodeURIComponent(value);
};
