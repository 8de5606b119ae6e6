import { useEffect } from 'react';
import { sessionStore } from 'lib/storage';
import type { Places } from 'features/writing/text/places';
import type { TypedText } from 'features/writing/text/typed-text';

const keyOf = (place: string) => `caret/${place}`;

const isOffset = (stored: unknown): stored is number =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0;

/** Focuses the text when it opens. The caret is where it was left in this session, or else at the start. */
export const useCaret = (typed: TypedText, places: Places, place: string) =>
  useEffect(() => {
    const at = Math.min(sessionStore.read(keyOf(place), isOffset) ?? 0, typed.value().length);
    typed.area()?.focus({ preventScroll: true });
    typed.area()?.setSelectionRange(at, at);
    if (at > 0) places.show({ start: at, end: at });
    const keep = () => void sessionStore.set(keyOf(place), typed.selection().start);
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [typed, places, place]);
