import { useEffect, useRef } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'shared/i18n/use-t';
import { formatCount } from 'shared/text/numbers';
import { useLatest } from 'shared/ui/use-latest';
import type { NeighboursState } from './use-neighbours';

const KEYS = { PageUp: 'previous', PageDown: 'next' } as const;

/** Keys that move about in a text or among options stay with them, and so do all keys in a dialog. */
const hasOwnKeys = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('textarea, select, [contenteditable="true"], [role="dialog"]') !== null;

/** Alt-PageUp and Alt-PageDown turn to the record before and after. */
const useTurningKeys = (turn: NeighboursState['turn']) => {
  const latest = useLatest(turn);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPlainAlt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!isPlainAlt || !(event.key === 'PageUp' || event.key === 'PageDown') || hasOwnKeys(event)) return;
      event.preventDefault();
      if (!event.repeat) void latest.current(KEYS[event.key]);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [latest]);
};

interface NeighboursProps {
  neighbours: NeighboursState;
  /** The form is busy with its own record. */
  isBusy: boolean;
}

/** From record to record through the list that the form was opened from; unsaved changes are asked about. */
export const Neighbours = ({ neighbours: { place, isTurning, turn }, isBusy }: NeighboursProps) => {
  const t = useT();
  const focused = useRef<HTMLButtonElement>(null);
  const go = async (by: 'previous' | 'next') => {
    if (!isBusy) await turn(by);
  };
  useTurningKeys(go);
  useEffect(() => focused.current?.focus({ preventScroll: true }), []);
  if (!place || place.total < 2) return null;

  const button = (by: 'previous' | 'next', isAtEnd: boolean) => (
    <Button
      size="sm"
      color="secondary"
      outline
      innerRef={place.by === by ? focused : undefined}
      data-cy={by === 'next' ? 'nextRecord' : 'previousRecord'}
      aria-disabled={isAtEnd || isBusy || isTurning}
      aria-keyshortcuts={by === 'next' ? 'Alt+PageDown' : 'Alt+PageUp'}
      aria-describedby="record-place"
      onClick={() => void go(by)}
    >
      {t(by === 'next' ? 'lists.neighbours.next' : 'lists.neighbours.previous')}
    </Button>
  );
  return (
    <nav className="neighbours" aria-label={t('lists.neighbours.label')} aria-busy={isTurning}>
      {button('previous', place.at === 0)}
      <span id="record-place">
        {t('lists.neighbours.place', { at: formatCount(place.at + 1), total: formatCount(place.total) })}
      </span>
      {button('next', place.at === place.total - 1)}
    </nav>
  );
};
