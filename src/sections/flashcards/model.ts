import { type MessageKey } from 'core/i18n/message-key';
import { type Named } from 'lib/model';
import { reference, text } from 'lib/records/parts';
import { type Shape } from 'lib/records/shape';
import { eachRow, required, type Rules } from 'ui/form/rules';
import { cardRows, type Flashcard } from './cards';

/** A disease with its cards, which is also what a save sends (R103). */
export interface FlashcardOwner extends Named {
  flashcards: Flashcard[];
  /** The disease chosen for a new entry; it becomes the owner at save and is not sent. */
  disease?: Named | null;
}

export const shape: Shape<FlashcardOwner> = {
  name: text,
  flashcards: cardRows,
  disease: reference,
};

export const blank: FlashcardOwner = { name: '', disease: null, flashcards: [] };

/** The maximum length of a question or an answer (R105). */
export const MAX_CARD_TEXT = 5000;

const limited = (value: string | null | undefined): MessageKey | undefined =>
  (value ?? '').length > MAX_CARD_TEXT ? 'entity.validation.tooLong' : undefined;

export const rules: Rules<FlashcardOwner> = {
  disease: (disease, { id }) => (id === undefined ? required(disease) : undefined),
  flashcards: cards =>
    eachRow(cards, ({ questionText, answerText }) => ({
      questionText: limited(questionText),
      answerText: limited(answerText),
    })),
};
