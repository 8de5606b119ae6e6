import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Selection } from 'features/writing/text/edit';
import type { Box, Positions } from 'features/writing/text/positions';
import type { TypedText } from 'features/writing/text/typed-text';
import { onResize } from 'lib/browser/on-resize';

interface MatchMarkProps {
  typed: TypedText;
  positions: Positions;
  match: Selection;
}

/** Highlights a match while the focus is elsewhere: a text area shows its selection only while it has the focus. */
export const MatchMark = ({ typed, positions, match }: MatchMarkProps) => {
  const [boxes, setBoxes] = useState<Box[]>([]);
  const [scrollTop, setScrollTop] = useState(0);
  const { start, end } = match;

  useEffect(() => {
    const area = typed.area();
    if (!area) return;
    const follow = () => setScrollTop(area.scrollTop);
    const measure = () => {
      setBoxes(positions.boxesOf({ start, end }));
      follow();
    };
    measure();
    const stopObserving = onResize(area, measure);
    area.addEventListener('scroll', follow, { passive: true });
    return () => {
      stopObserving();
      area.removeEventListener('scroll', follow);
    };
  }, [typed, positions, start, end]);

  const pane = typed.area()?.parentElement;
  if (!pane) return null;
  return createPortal(
    <span className="match-marks" aria-hidden="true">
      {boxes.map(({ top, left, width, height }, at) => (
        <span key={at} className="match-mark" style={{ top: top - scrollTop, left, width, height }} />
      ))}
    </span>,
    pane,
  );
};
