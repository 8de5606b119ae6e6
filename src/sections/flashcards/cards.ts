import { type PictureReference } from 'features/pictures/picture';
import { isPlainObject } from 'lib/is-plain-object';
import { type Id } from 'lib/model';
import { orderedBy } from 'lib/ordered';
import { markdown, number, pictureReferences, rows, text, textOf } from 'lib/records/parts';
import { type AnyShape, giveBack, readShape } from 'lib/records/shape';

/** A card as it is on the wire: plain markdown, not Base64 (R103). */
export interface Flashcard {
  /** Counts from 1. */
  position: number;
  questionText: string;
  answerText: string;
  disease?: { id?: Id };
  applicationPictures?: PictureReference[];
}

const shape: AnyShape<Flashcard> = {
  position: number,
  questionText: text,
  answerText: text,
  applicationPictures: pictureReferences,
};

/** The card as it is sent: as it was received, except for the edits. */
export const cardToSend = (card: Flashcard): Flashcard => giveBack(shape, card);

/**
 * The cards of a response. Each card stores its own received values that had another shape. They cannot be found in the
 * response later, because a card has no id, and is moved and renumbered.
 */
export const cardRows = rows({
  parts: { questionText: markdown, answerText: markdown },
  read: received => (isPlainObject(received) ? readShape(shape as AnyShape<typeof received>, received) : null),
  giveBack: (_received, edited) => edited,
});

type Unordered = Omit<Flashcard, 'position'> & { position?: number | null };

/** Cards sorted by position. An empty position is 1 (R104), and cards with equal positions keep their order. */
export const ordered = (cards: readonly Unordered[] | null | undefined): Flashcard[] =>
  orderedBy(
    (cards ?? []).map(card => ({ ...card, position: card.position ?? 1 })),
    ({ position }) => position,
  );

/** Cards numbered 1..n in their present order (R104). */
export const numbered = (cards: readonly Flashcard[]): Flashcard[] =>
  cards.map((card, index) => ({ ...card, position: index + 1 }));

/** The empty card that follows `count` cards. */
export const blankAfter = (count: number): Flashcard => ({ position: count + 1, questionText: '', answerText: '' });

/** Whether the server sent both texts as strings. If not, it is unknown which pictures they show. */
export const hasReadableTexts = (stored: Flashcard) =>
  [stored.questionText, stored.answerText].every(value => textOf(value) === (value ?? ''));

export type CardTexts = Pick<Flashcard, 'questionText' | 'answerText'>;

/** The markdown of a card: two texts, each of which stands for itself. */
export const markdownOf = ({ questionText, answerText }: CardTexts): string[] => [questionText, answerText].map(textOf);

export const isSameText = (one: CardTexts) => (other: CardTexts) =>
  one.questionText === other.questionText && one.answerText === other.answerText;

export const isEmptyCard = ({ questionText, answerText }: CardTexts) => !questionText && !answerText;
