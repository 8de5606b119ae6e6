import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from 'lib/use-latest';
import { screenErrors } from 'ui/layout/screen-errors';

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** What was typed, after one more key; undefined where the key is none of the palette's. */
const typedAfter = (typed: string, event: KeyboardEvent): string | undefined => {
  if (isCharacter(event)) return typed + event.key;
  if (event.key === 'Backspace') return typed.slice(0, -1);
  // Nothing can be chosen yet, and nothing else may be.
  return event.key === 'Enter' ? typed : undefined;
};

/**
 * Keeps what is typed from `start` on, while the palette is on its way, and hands it over once. Escape gives the
 * palette up, and a palette that cannot be had gets no keys.
 *
 * @returns `take`: what was typed; from then on the palette has the keys
 */
export const useTypedAhead = (isOpen: boolean, onCancel: () => void) => {
  /** Undefined once the palette has it, or has failed. */
  const typed = useRef<string>();
  const cancel = useLatest(onCancel);
  useEffect(() => screenErrors.subscribe(() => (typed.current = undefined)), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (typed.current === undefined || event.isComposing) return;
      const next = typedAfter(typed.current, event);
      if (next === undefined && event.key !== 'Escape') return;
      // It was meant for the palette, not for what has the focus below it.
      event.preventDefault();
      event.stopPropagation();
      if (next === undefined) cancel.current();
      else typed.current = next;
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, cancel]);
  const start = () => {
    typed.current = '';
  };
  const take = useCallback(() => {
    const { current = '' } = typed;
    typed.current = undefined;
    return current;
  }, []);
  return { start, take };
};
