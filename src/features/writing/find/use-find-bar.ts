import { useState } from 'react';
import type { TypedText } from 'features/writing/text/typed-text';

/** Longer than any text that users search for, in characters. */
const MAX_SOUGHT = 200;

/**
 * Opens the search with the selected text. `sought` is undefined while the search is closed. It is open at first with
 * words that a search of all texts found.
 */
export const useFindBar = (typed: TypedText, found = '') => {
  const [sought, setSought] = useState(found || undefined);
  return {
    sought,
    find: () => {
      const { start, end } = typed.selection();
      const chosen = typed.value().slice(start, end);
      setSought(chosen.length > MAX_SOUGHT || chosen.includes('\n') ? '' : chosen);
    },
    closeFind: () => {
      setSought(undefined);
      typed.area()?.focus({ preventScroll: true });
    },
  };
};
