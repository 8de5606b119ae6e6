import { useEffect, useState } from 'react';
import type { Selection } from 'features/writing/text/edit';
import type { Positions } from 'features/writing/text/positions';
import type { TypedText } from 'features/writing/text/typed-text';
import { sessionStore } from 'lib/storage';

const keyOf = (textKey: string) => `caret/${textKey}`;

const isOffset = (stored: unknown): stored is number =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0;

/**
 * Focuses the text when it opens. The caret is where it was left in this session, or else at the start. The page starts
 * at its top: it may still be scrolled as the form was. A place that a search found is selected.
 */
export const useCaret = (typed: TypedText, positions: Positions, textKey: string, found?: Selection) => {
  const [opened] = useState(found);
  useEffect(() => {
    const kept = sessionStore.read(keyOf(textKey), isOffset) ?? 0;
    const { start, end } = opened ?? { start: kept, end: kept };
    const most = typed.value().length;
    const place = { start: Math.min(start, most), end: Math.min(end, most) };
    document.documentElement.scrollTop = 0;
    typed.area()?.focus({ preventScroll: true });
    typed.area()?.setSelectionRange(place.start, place.end);
    if (place.start > 0) positions.show(place);
    const keep = () => void sessionStore.set(keyOf(textKey), typed.selection().start);
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [typed, positions, textKey, opened]);
};
