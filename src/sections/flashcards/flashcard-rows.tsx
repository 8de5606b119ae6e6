import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormState, type Control } from 'react-hook-form';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { useLatest } from 'lib/use-latest';
import { blankAfter } from './cards';
import { FlashcardRow, positionId, removeId } from './flashcard-row';
import type { FlashcardOwner } from './model';

const ADD_ID = 'add-flashcard';

/** Focuses an element once the rows stand where they belong: moving or removing the focused one loses the focus. */
const useFocusAfter = (rows: unknown) => {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus();
    next.current = null;
  }, [rows]);
  return useCallback((id: string) => {
    next.current = id;
  }, []);
};

/** The cards, what moves and removes them, and what a screen reader is told of that. */
const useCards = (control: Control<FlashcardOwner>) => {
  const t = useT();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'flashcards', keyName: 'key' });
  const [said, say] = useState('');
  const latest = useLatest(fields);
  const focusAfter = useFocusAfter(fields);

  const countNow = useCallback(() => latest.current.length, [latest]);
  const moveTo = useCallback(
    (from: number, to: number) => {
      focusAfter(positionId(latest.current[from].key));
      move(from, to);
      say(t('flashcards.moved', { position: to + 1, count: latest.current.length }));
    },
    [focusAfter, latest, move, t],
  );
  const removeAt = useCallback(
    (index: number) => {
      const neighbour = latest.current[index + 1] ?? latest.current[index - 1];
      focusAfter(neighbour ? removeId(neighbour.key) : ADD_ID);
      remove(index);
      say(t('flashcards.removed', { position: index + 1 }));
    },
    [focusAfter, latest, remove, t],
  );
  const add = () => append(blankAfter(fields.length));
  return { fields, said, countNow, moveTo, removeAt, add };
};

/** The cards in their order. Only the rows that changed render again, so that 500 of them stay fluent. */
export const FlashcardRows = memo(({ control }: { control: Control<FlashcardOwner> }) => {
  const t = useT();
  const { fields, said, countNow, moveTo, removeAt, add } = useCards(control);
  const { errors } = useFormState({ control, name: 'flashcards' });
  return (
    <>
      {fields.length === 0 && <p className="text-body-secondary mb-0">{t('flashcards.none')}</p>}
      <ul className="field-rows">
        {fields.map(({ key }, index) => (
          <FlashcardRow
            key={key}
            rowKey={key}
            index={index}
            control={control}
            questionError={errors.flashcards?.[index]?.questionText?.message}
            answerError={errors.flashcards?.[index]?.answerText?.message}
            countNow={countNow}
            onMove={moveTo}
            onRemove={removeAt}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div>
        <Button id={ADD_ID} color="primary" outline onClick={add}>
          {t('flashcards.add')}
        </Button>
      </div>
    </>
  );
});
FlashcardRows.displayName = 'FlashcardRows';
