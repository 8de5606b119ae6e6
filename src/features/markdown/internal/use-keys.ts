import { useState } from 'react';
import { keepKeys, NO_KEYS } from '../keep-keys';

/** A key for each text. It stays the same when texts before it are added or removed. The list must be memoized. */
export const useKeys = (texts: readonly string[]): readonly number[] => {
  const [kept, keep] = useState(NO_KEYS);
  const current = kept.texts === texts ? kept : keepKeys(kept, texts);
  if (current !== kept) keep(current);
  return current.keys;
};
