import { useCallback, useEffect, useRef } from 'react';
import { pressedKey } from 'lib/pressed-key';
import { cutTo } from 'lib/text';
import { screenErrors } from 'ui/layout/screen-errors';

const isCharacter = (key: string, { ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** The typed text after one more key; undefined if the palette does not use the key. */
const typedAfter = (typed: string, event: KeyboardEvent): string | undefined => {
  const key = pressedKey(event);
  if (isCharacter(key, event)) return typed + key;
  if (key === 'Backspace') return cutTo(typed, typed.length - 1);
  // Nothing can be chosen yet, and Enter must not press anything else.
  return key === 'Enter' ? typed : undefined;
};

/**
 * Stores what the user types after `start`, while the palette is loading, and returns it once. Escape closes the
 * palette. If the palette fails to load, the keys are no longer captured.
 *
 * @returns `take`: returns the typed text; after that, the palette gets the keys
 */
export const useTypedAhead = (isOpen: boolean, onCancel: () => void) => {
  /** Undefined once the palette took the text, or failed to load. */
  const typed = useRef<string>();
  useEffect(() => screenErrors.subscribe(() => (typed.current = undefined)), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (typed.current === undefined) return;
      const next = typedAfter(typed.current, event);
      if (next === undefined && pressedKey(event) !== 'Escape') return;
      // The key was meant for the palette, not for the focused element below it.
      event.preventDefault();
      event.stopPropagation();
      if (next === undefined) onCancel();
      else typed.current = next;
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, onCancel]);
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
