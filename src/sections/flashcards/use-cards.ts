import { useCallback, useEffect, useRef, useState } from 'react';
import { type Control, useFieldArray, useFormContext } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { formatCount } from 'lib/numbers';
import { blankAfter, type CardTexts, isEmptyCard } from './cards';
import { positionId, removeId } from './flashcard-row';
import type { FlashcardOwner } from './record';

export const ADD_ID = 'add-flashcard';

interface Row {
  key: string;
}

/** Focuses an element after the rows have changed. Moving or removing the focused element loses the focus. */
const useFocusAfter = (rows: readonly Row[]) => {
  const next = useRef<(rows: readonly Row[]) => HTMLElement | null>();
  useEffect(() => {
    next.current?.(rows)?.focus();
    next.current = undefined;
  }, [rows]);
  return useCallback((elementIn: (rows: readonly Row[]) => HTMLElement | null) => {
    next.current = elementIn;
  }, []);
};

/** The element of a card that has the focus after a change; without the card, the button that adds one. */
const elementOf = (card: Row | undefined, idOf: (key: string) => string) =>
  document.getElementById(card ? idOf(card.key) : ADD_ID);

/** Fills the card at an index with the first texts if it is empty. Returns the remaining texts. */
const useFillEmpty = () => {
  const { getValues, setValue } = useFormContext<FlashcardOwner>();
  return (index: number, texts: readonly CardTexts[]): readonly CardTexts[] => {
    const card = getValues(`flashcards.${index}`);
    const [first, ...others] = texts;
    if (!first || !card || !isEmptyCard(card)) return texts;
    setValue(`flashcards.${index}.questionText`, first.questionText, { shouldDirty: true });
    setValue(`flashcards.${index}.answerText`, first.answerText, { shouldDirty: true });
    return others;
  };
};

/** The cards, the functions that add, move and remove them, and the announcement for screen readers. */
export const useCards = (control: Control<FlashcardOwner>) => {
  const t = useT();
  const fillEmpty = useFillEmpty();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'flashcards', keyName: 'key' });
  const [announcement, announce] = useState('');
  const { getValues } = useFormContext<FlashcardOwner>();
  const focusAfter = useFocusAfter(fields);

  const countNow = useCallback(() => getValues('flashcards').length, [getValues]);
  /** The focus follows the card: it moves to the card's position select, or stays on the element that had it. */
  const moveTo = useCallback(
    (from: number, to: number, focused?: HTMLElement) => {
      const count = countNow();
      if (to < 0 || to >= count) return;
      focusAfter(cards => focused ?? elementOf(cards[to], positionId));
      move(from, to);
      announce(t('flashcards.moved', { position: to + 1, count }));
    },
    [countNow, focusAfter, move, t],
  );
  const removeAt = useCallback(
    (index: number) => {
      focusAfter(cards => elementOf(cards[index] ?? cards.at(-1), removeId));
      remove(index);
      announce(t('flashcards.removed', { position: index + 1 }));
    },
    [focusAfter, remove, t],
  );
  const add = () => append(blankAfter(fields.length));
  const addAfter = (index: number) => insert(index + 1, blankAfter(index + 1));
  /** Adds cards after this one. If this one is empty, the first texts fill it. */
  const addAllAfter = (index: number, texts: readonly CardTexts[]) => {
    const rest = fillEmpty(index, texts);
    const cards = rest.map((one, offset) => ({ ...blankAfter(index + 1 + offset), ...one }));
    insert(index + 1, cards, { shouldFocus: false });
    announce(t('lists.paste.done', { count: formatCount(texts.length) }));
  };
  return { fields, announcement, countNow, moveTo, removeAt, add, addAfter, addAllAfter };
};
