import type { Point, RecordCheck } from 'features/checks/finding';
import { textOf } from 'lib/records/parts';
import { type CardTexts, isSameText } from './cards';
import type { FlashcardOwner } from './record';

const SIDES = ['questionText', 'answerText'] as const;

/** A card has no place that the desk opens: its field gets the focus. */
const withoutPlace = ({ path, message, detail }: Point): Point => ({ path, message, detail });

/** The card as it was stored; undefined if it is new, or another one was in its place. */
const formerOf = (before: readonly CardTexts[], now: readonly CardTexts[], at: number): CardTexts | undefined => {
  const former = before[at];
  return former && !now.some(isSameText(former)) ? former : undefined;
};

/** The rules of texts, for each side of a card that was changed. A card that was only moved is as it was. */
const changedCards: RecordCheck<FlashcardOwner> = (before, { flashcards: now }, { pointsOfText }) => {
  const stored = before?.flashcards ?? [];
  return now.flatMap((card, at) => {
    if (stored.some(isSameText(card))) return [];
    const former = formerOf(stored, now, at);
    return SIDES.filter(side => card[side] !== former?.[side]).flatMap(side => {
      const text = { name: `flashcards.${at}.${side}`, before: textOf(former?.[side]), after: textOf(card[side]) };
      const others = SIDES.filter(one => one !== side).map(one => textOf(card[one]));
      return pointsOfText(text, others).map(withoutPlace);
    });
  });
};

export const flashcardChecks: readonly RecordCheck<FlashcardOwner>[] = [changedCards];
