import { type KeyboardEvent, memo, type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { type Control, useFormContext, useFormState } from 'react-hook-form';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { PasteButton } from 'features/pasting/paste-button';
import type { PastedLine } from 'features/pasting/read-rows';
import { useReaderLoaded } from 'features/pasting/reader';
import { usePasting } from 'features/pasting/use-pasting';
import { NotSent } from 'ui/form/not-sent';
import { cardIndexOf, handleCardKey } from './card-keys';
import { FlashcardRow } from './flashcard-row';
import { cardsOfLines } from './pasted-cards';
import type { FlashcardOwner } from './record';
import { ADD_ID, useCards } from './use-cards';

type Cards = ReturnType<typeof useCards>;

/** Pastes spreadsheet rows as cards: after the card into which they were pasted, or at the end. */
const useCardPasting = (cards: Cards, list: RefObject<HTMLUListElement>) => {
  const t = useT();
  useReaderLoaded();
  const { getValues } = useFormContext<FlashcardOwner>();
  const question = t('flashcards.fields.questionText');
  const answer = t('flashcards.fields.answerText');
  const read = useCallback(
    async (lines: readonly PastedLine[]) => cardsOfLines(lines, getValues('flashcards'), [question, answer]),
    [getValues, question, answer],
  );
  return usePasting({
    columns: `${question} | ${answer}`,
    read,
    onAdd: (texts, field) => {
      const index = cardIndexOf(list.current, field);
      cards.addAllAfter(index < 0 ? cards.fields.length - 1 : index, texts);
    },
  });
};

/** The list of cards with its key and paste handlers, and the buttons below it. */
const CardList = ({ cards, children }: { cards: Cards; children: ReactNode }) => {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const pasting = useCardPasting(cards, list);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    pasting.onKeyDown(event);
    handleCardKey(event, list.current, cards);
  };
  return (
    <>
      {/* Keys and pastes bubble up from the cards' own fields. */}
      <div role="presentation" onPaste={pasting.onPaste} onKeyDown={onKeyDown}>
        <ul ref={list} className="field-rows">
          {children}
        </ul>
      </div>
      <p className="visually-hidden" role="status">
        {cards.announcement}
      </p>
      <div className="row-buttons">
        <Button id={ADD_ID} color="primary" outline aria-describedby="flashcard-keys" onClick={cards.add}>
          {t('flashcards.add')}
        </Button>
        <PasteButton onClick={pasting.open} />
        <span id="flashcard-keys" className="form-text">
          {t('flashcards.keys')}
        </span>
      </div>
      {pasting.dialog}
    </>
  );
};

/** The cards in order. Only the rows that changed render again, so that 500 rows stay responsive. */
export const FlashcardRows = memo(({ control }: { control: Control<FlashcardOwner> }) => {
  const t = useT();
  const cards = useCards(control);
  const { fields, countNow, moveTo, removeAt } = cards;
  const { errors } = useFormState({ control, name: 'flashcards' });
  return (
    <>
      <NotSent name="flashcards" />
      {fields.length === 0 && <p className="text-body-secondary mb-0">{t('flashcards.none')}</p>}
      <CardList cards={cards}>
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
      </CardList>
    </>
  );
});
FlashcardRows.displayName = 'FlashcardRows';
