import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from 'ui/layout/focus-row';

export const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('input, select, textarea, button')];

/** A row that is removed takes the focus with it: the row at its place gets it, and of no rows what adds one. */
export const useFocusAfterRemove = (list: RefObject<HTMLOListElement | null>, keys: readonly string[]) => {
  const before = useRef(keys);
  useEffect(() => {
    const removed = before.current.findIndex(key => !keys.includes(key));
    const isShorter = keys.length < before.current.length;
    before.current = keys;
    if (!isShorter || !isFocusLost()) return;
    const row = list.current?.children[Math.min(removed, keys.length - 1)];
    const place = row
      ? controlsOf(row).at(-1)
      : list.current?.parentElement?.querySelector<HTMLElement>(':scope > button');
    place?.focus();
  }, [list, keys]);
};
