import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from 'ui/layout/focus-row';

export const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('input, select, textarea, button')];

/** The button beside the rows, or beside what frames them. */
const addButtonAround = (rows: Element | null): HTMLElement | null => {
  const frame = rows?.parentElement ?? null;
  return frame && (frame.querySelector<HTMLElement>(':scope > button') ?? addButtonAround(frame));
};

/** A row that is removed takes the focus with it: the row at its place gets it, and of no rows what adds one. */
export const useFocusAfterRemove = (list: RefObject<HTMLOListElement | null>, keys: readonly string[]) => {
  const before = useRef(keys);
  useEffect(() => {
    const removed = before.current.findIndex(key => !keys.includes(key));
    const isShorter = keys.length < before.current.length;
    before.current = keys;
    if (!isShorter || !isFocusLost()) return;
    const row = list.current?.children[Math.min(removed, keys.length - 1)];
    const place = row ? controlsOf(row).at(-1) : addButtonAround(list.current);
    place?.focus();
  }, [list, keys]);
};
