import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from 'ui/layout/focus-screen';

export const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('input, select, textarea, button')];

/** The button that adds a row. It is next to `place`, or next to an element that contains it. */
const addButtonOf = (place: Element): HTMLElement | null => {
  for (let part = place.parentElement; part && part.tagName !== 'FORM'; part = part.parentElement) {
    const button = part.querySelector<HTMLElement>(':scope > button');
    if (button) return button;
  }
  return null;
};

/**
 * Restores the focus after the row that had it was removed. It moves to the row that is now at the same position, or
 * to the button that adds a row if none are left.
 * @param list the rows; null while there are none
 * @param place an element beside the list, which is always there
 */
export const useFocusAfterRemove = (
  list: RefObject<HTMLOListElement | null>,
  place: RefObject<HTMLElement | null>,
  keys: readonly string[],
) => {
  const before = useRef(keys);
  useEffect(() => {
    const removed = before.current.findIndex(key => !keys.includes(key));
    const isShorter = keys.length < before.current.length;
    before.current = keys;
    if (!isShorter || !isFocusLost() || !place.current) return;
    const row = list.current?.children[Math.min(removed, keys.length - 1)];
    const control = row ? controlsOf(row).at(-1) : addButtonOf(place.current);
    control?.focus();
  }, [list, place, keys]);
};
