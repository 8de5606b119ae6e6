import { useEffect } from 'react';
import type { Positions } from 'features/writing/text/positions';
import type { TypedText } from 'features/writing/text/typed-text';
import { sessionStore } from 'lib/storage';

const keyOf = (textKey: string) => `caret/${textKey}`;

const isOffset = (stored: unknown): stored is number =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0;

/**
 * Focuses the text when it opens. The caret is where it was left in this session, or else at the start. The page starts
 * at its top: it may still be scrolled as the form was.
 */
export const useCaret = (typed: TypedText, positions: Positions, textKey: string) =>
  useEffect(() => {
    const at = Math.min(sessionStore.read(keyOf(textKey), isOffset) ?? 0, typed.value().length);
    document.documentElement.scrollTop = 0;
    typed.area()?.focus({ preventScroll: true });
    typed.area()?.setSelectionRange(at, at);
    if (at > 0) positions.show({ start: at, end: at });
    const keep = () => void sessionStore.set(keyOf(textKey), typed.selection().start);
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [typed, positions, textKey]);
