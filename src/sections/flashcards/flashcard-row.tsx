import { memo } from 'react';
import type { Control } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { CardText } from './card-text';
import { PositionSelect } from './position-select';
import type { FlashcardOwner } from './record';
import { useNearScreen } from './use-near-screen';

export const positionId = (rowKey: string) => `position-${rowKey}`;
export const removeId = (rowKey: string) => `remove-${rowKey}`;

interface FlashcardRowProps {
  rowKey: string;
  index: number;
  control: Control<FlashcardOwner>;
  questionError?: string;
  answerError?: string;
  /** The number of cards. It is called only when the positions are opened, so that a new card renders no other row. */
  countNow: () => number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** One card: its position, its two texts with their previews, and Remove. */
export const FlashcardRow = memo((props: FlashcardRowProps) => {
  const { rowKey, index, control, questionError, answerError, countNow, onMove, onRemove } = props;
  const t = useT();
  const { ref, isNear } = useNearScreen<HTMLLIElement>();
  const name = t('flashcards.card', { position: index + 1 });
  return (
    <li ref={ref} className="flashcard" data-cy="flashcard">
      <div className="flashcard-head">
        <h2>{name}</h2>
        <PositionSelect id={positionId(rowKey)} index={index} countNow={countNow} onMove={onMove} />
        <button
          id={removeId(rowKey)}
          type="button"
          className="btn btn-outline-danger btn-sm"
          data-cy="removeFlashcard"
          aria-label={t('entity.action.removeOf', { name })}
          onClick={() => onRemove(index)}
        >
          {t('entity.action.remove')}
        </button>
      </div>
      <CardText control={control} name={`flashcards.${index}.questionText`} error={questionError} isNear={isNear} />
      <CardText control={control} name={`flashcards.${index}.answerText`} error={answerError} isNear={isNear} />
    </li>
  );
});
FlashcardRow.displayName = 'FlashcardRow';
