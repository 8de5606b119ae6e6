import { type MessageKey } from 'core/i18n/message-key';
import { defineRecord } from 'crud/record/define-record';
import { type Named } from 'lib/model';
import { ofServer, reference, text } from 'lib/records/parts';
import { eachRow, required } from 'ui/form/rules';
import { cardRows, type Flashcard } from './cards';

/** A disease with its cards, which is also what a save sends (R103). */
export interface FlashcardOwner extends Named {
  flashcards: Flashcard[];
  /** The disease chosen for a new entry; it becomes the owner at save and is not sent. */
  disease?: Named | null;
}

/** The maximum length of a question or an answer (R105). */
export const MAX_CARD_TEXT = 5000;

const limited = (value: string | null | undefined): MessageKey | undefined =>
  (value ?? '').length > MAX_CARD_TEXT ? 'entity.validation.tooLong' : undefined;

const shortCards = (cards: readonly Flashcard[]) =>
  eachRow(cards, ({ questionText, answerText }) => ({
    questionText: limited(questionText),
    answerText: limited(answerText),
  }));

export const flashcardOwner = defineRecord<FlashcardOwner>({
  fields: {
    // The disease has its own form.
    name: ofServer(text),
    flashcards: { ...cardRows, rule: shortCards },
    disease: { ...reference, rule: (disease, { id }) => (id === undefined ? required(disease) : undefined) },
  },
  blank: { disease: null },
});
