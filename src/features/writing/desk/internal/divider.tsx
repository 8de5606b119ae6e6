import { type PointerEvent, useRef } from 'react';
import { useT } from 'core/i18n/use-t';
import { useKeyDown } from 'ui/shortcuts/use-key-down';

/** The text's share of the width, in percent. */
export const SHARE = { least: 25, usual: 50, most: 75 } as const;
const STEP = 5;

export const withinShare = (share: number) => Math.min(SHARE.most, Math.max(SHARE.least, Math.round(share)));

/** The share to which a key moves the divider; undefined for any other key. */
const shareOf = (key: string, share: number): number | undefined =>
  ({
    ArrowLeft: share - STEP,
    ArrowRight: share + STEP,
    Home: SHARE.least,
    End: SHARE.most,
    Enter: SHARE.usual,
  })[key];

interface DividerProps {
  share: number;
  onShare: (share: number) => void;
}

/** Separates text and preview. Dragging and the arrow keys move it; a double click moves it back to the middle. */
export const Divider = ({ share, onShare }: DividerProps) => {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  useKeyDown(ref, event => {
    const to = shareOf(event.key, share);
    if (to === undefined) return;
    event.preventDefault();
    onShare(withinShare(to));
  });
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId) || !currentTarget.parentElement) return;
    const { left, width } = currentTarget.parentElement.getBoundingClientRect();
    onShare(withinShare(((clientX - left) / width) * 100));
  };
  return (
    // A movable separator is a control (WAI-ARIA window splitter).
    <div
      ref={ref}
      role="separator"
      className="writing-divider"
      aria-orientation="vertical"
      aria-label={t('writing.divider')}
      aria-valuemin={SHARE.least}
      aria-valuemax={SHARE.most}
      aria-valuenow={share}
      tabIndex={0}
      data-cy="divider"
      onPointerDown={event => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onDoubleClick={() => onShare(SHARE.usual)}
    />
  );
};
