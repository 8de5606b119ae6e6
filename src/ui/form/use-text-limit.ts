import { useMemo } from 'react';
import { type Limit, useLimit } from './form-context';

/** A longer text is reported, not cut: cutting it while it is typed or pasted would silently lose its end. */
export const atMost =
  (max: number): Limit =>
  value =>
    String(value ?? '').length > max ? 'entity.validation.tooLong' : undefined;

/** Makes the form reject a text of more than `max` characters. */
export const useTextLimit = (name: string, max: number): Limit => {
  const limit = useMemo(() => atMost(max), [max]);
  useLimit(name, limit);
  return limit;
};
