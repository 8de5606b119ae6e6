import { useEffect, useRef } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import type { Position } from 'core/navigation/position';
import type { PreviousNextState } from 'crud/record/use-previous-next';
import { formatCount } from 'lib/numbers';
import { ariaOf } from 'ui/shortcuts/keys';
import { useShortcut } from 'ui/shortcuts/shortcuts';

const KEYS = { previous: 'alt+pageup', next: 'alt+pagedown' } as const;

interface PreviousNextProps {
  previousNext: PreviousNextState;
  /** The form is busy with its own record. */
  isBusy: boolean;
}

const Buttons = ({
  previousNext: { isLoading, turn },
  isBusy,
  position,
}: PreviousNextProps & { position: Position }) => {
  const t = useT();
  const focused = useRef<HTMLButtonElement>(null);
  const go = (by: 'previous' | 'next') => {
    if (!isBusy) void turn(by);
  };
  useShortcut(KEYS.previous, 'lists.previousNext.goToPrevious', () => go('previous'));
  useShortcut(KEYS.next, 'lists.previousNext.goToNext', () => go('next'));
  // Moving the focus also scrolls the page up to the name of the record that it shows now.
  useEffect(() => focused.current?.focus(), []);

  const button = (by: 'previous' | 'next', isAtEnd: boolean) => (
    <Button
      size="sm"
      color="secondary"
      outline
      innerRef={position.by === by ? focused : undefined}
      data-cy={by === 'next' ? 'nextRecord' : 'previousRecord'}
      aria-disabled={isAtEnd || isBusy || isLoading}
      aria-keyshortcuts={ariaOf(KEYS[by])}
      aria-describedby="record-position"
      onClick={() => go(by)}
    >
      {t(by === 'next' ? 'lists.previousNext.next' : 'lists.previousNext.previous')}
    </Button>
  );
  return (
    <nav className="previous-next" aria-label={t('lists.previousNext.label')} aria-busy={isLoading}>
      {button('previous', position.at === 0)}
      <span id="record-position">
        {t('lists.previousNext.position', { at: formatCount(position.at + 1), total: formatCount(position.total) })}
      </span>
      {button('next', position.at === position.total - 1)}
    </nav>
  );
};

/** Moves from record to record in the list that the form was opened from. Asks about unsaved changes first. */
export const PreviousNext = (props: PreviousNextProps) => {
  const { position } = props.previousNext;
  return position && position.total > 1 ? <Buttons {...props} position={position} /> : null;
};
