import { useCallback, useEffect, useRef, useState } from 'react';
import { type Control, useFieldArray, useFormContext } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { formatCount } from 'lib/numbers';
import { useLatest } from 'lib/use-latest';
import { blankAfter, type CardTexts, isEmptyCard } from './cards';
import { positionId, removeId } from './flashcard-row';
import type { FlashcardOwner } from './record';

export const ADD_ID = 'add-flashcard';

/** Focuses an element after the rows have changed. Moving or removing the focused element loses the focus. */
const useFocusAfter = (rows: unknown) => {
  const next = useRef<HTMLElement | string | null>(null);
  useEffect(() => {
    const { current } = next;
    const element = typeof current === 'string' ? document.getElementById(current) : current;
    element?.focus();
    next.current = null;
  }, [rows]);
  return useCallback((element: HTMLElement | string) => {
    next.current = element;
  }, []);
};

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
  const latest = useLatest(fields);
  const focusAfter = useFocusAfter(fields);

  const countNow = useCallback(() => latest.current.length, [latest]);
  /** The focus follows the card: it moves to the card's position select, or stays on the element that had it. */
  const moveTo = useCallback(
    (from: number, to: number, focused?: HTMLElement) => {
      const card = latest.current[from];
      if (!card || to < 0 || to >= latest.current.length) return;
      focusAfter(focused ?? positionId(card.key));
      move(from, to);
      announce(t('flashcards.moved', { position: to + 1, count: latest.current.length }));
    },
    [focusAfter, latest, move, t],
  );
  const removeAt = useCallback(
    (index: number) => {
      const nextCard = latest.current[index + 1] ?? latest.current[index - 1];
      focusAfter(nextCard ? removeId(nextCard.key) : ADD_ID);
      remove(index);
      announce(t('flashcards.removed', { position: index + 1 }));
    },
    [focusAfter, latest, remove, t],
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
