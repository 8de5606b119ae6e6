import type { Id } from 'lib/model';
import { referencesIn } from 'features/pictures/picture';
import type { PictureReference } from 'features/pictures/with-pictures';

/** A card as it is on the wire: plain markdown, not Base64 (spec 3). */
export interface Flashcard {
  /** Counts from 1. */
  position: number;
  questionText: string;
  answerText: string;
  disease?: { id?: Id };
  applicationPictures?: PictureReference[];
}

type Unordered = Omit<Flashcard, 'position'> & { position?: number | null };

/** Cards by position; an empty position is 1 (spec 5), and equal ones keep their order. */
export const ordered = (cards: readonly Unordered[] | null | undefined): Flashcard[] =>
  (cards ?? [])
    .map(card => ({ ...card, position: card.position ?? 1 }))
    .sort((one, other) => one.position - other.position);

/** Cards with the positions 1..n that their order gives them (spec 4). */
export const numbered = (cards: readonly Flashcard[]): Flashcard[] =>
  cards.map((card, index) => ({ ...card, position: index + 1 }));

/** The empty card that follows so many. */
export const blankAfter = (count: number): Flashcard => ({ position: count + 1, questionText: '', answerText: '' });

/** The reference names of the pictures that a card shows, each once. */
export const picturesIn = ({ questionText, answerText }: Pick<Flashcard, 'questionText' | 'answerText'>): string[] =>
  referencesIn(`${questionText ?? ''}\n${answerText ?? ''}`);
