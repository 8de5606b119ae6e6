import { useEffect, useRef } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import type { Position } from 'core/navigation/position';
import { ariaOf } from 'ui/shortcuts/keys';
import { useShortcut } from 'ui/shortcuts/shortcuts';
import { formatCount } from 'lib/numbers';
import type { PreviousNextState } from './use-previous-next';

const KEYS = { previous: 'alt+pageup', next: 'alt+pagedown' } as const;

interface NeighboursProps {
  previousNext: PreviousNextState;
  /** The form is busy with its own record. */
  isBusy: boolean;
}

const Buttons = ({ previousNext: { isTurning, turn }, isBusy, place }: NeighboursProps & { place: Position }) => {
  const t = useT();
  const focused = useRef<HTMLButtonElement>(null);
  const go = (by: 'previous' | 'next') => {
    if (!isBusy) void turn(by);
  };
  useShortcut(KEYS.previous, 'lists.neighbours.goToPrevious', () => go('previous'));
  useShortcut(KEYS.next, 'lists.neighbours.goToNext', () => go('next'));
  useEffect(() => focused.current?.focus({ preventScroll: true }), []);

  const button = (by: 'previous' | 'next', isAtEnd: boolean) => (
    <Button
      size="sm"
      color="secondary"
      outline
      innerRef={place.by === by ? focused : undefined}
      data-cy={by === 'next' ? 'nextRecord' : 'previousRecord'}
      aria-disabled={isAtEnd || isBusy || isTurning}
      aria-keyshortcuts={ariaOf(KEYS[by])}
      aria-describedby="record-place"
      onClick={() => go(by)}
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

/** From record to record through the list that the form was opened from; unsaved changes are asked about. */
export const PreviousNext = (props: NeighboursProps) => {
  const { place } = props.previousNext;
  return place && place.total > 1 ? <Buttons {...props} place={place} /> : null;
};
