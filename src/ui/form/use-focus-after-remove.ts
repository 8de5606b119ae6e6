import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from 'ui/layout/focus-screen';

export const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('input, select, textarea, button')];

/** The button that adds a row. It is next to the list, or next to an element that contains the list. */
const addButtonOf = (list: Element): HTMLElement | null => {
  for (let part = list.parentElement; part && part.tagName !== 'FORM'; part = part.parentElement) {
    const button = part.querySelector<HTMLElement>(':scope > button');
    if (button) return button;
  }
  return null;
};

/**
 * Restores the focus after the row that had it was removed. It moves to the row that is now at the same position, or
 * to the button that adds a row if none are left.
 */
export const useFocusAfterRemove = (list: RefObject<HTMLOListElement | null>, keys: readonly string[]) => {
  const before = useRef(keys);
  useEffect(() => {
    const removed = before.current.findIndex(key => !keys.includes(key));
    const isShorter = keys.length < before.current.length;
    before.current = keys;
    if (!isShorter || !isFocusLost() || !list.current) return;
    const row = list.current.children[Math.min(removed, keys.length - 1)];
    const control = row ? controlsOf(row).at(-1) : addButtonOf(list.current);
    control?.focus();
  }, [list, keys]);
};
