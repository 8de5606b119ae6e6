import { useState } from 'react';
import { useT } from 'core/i18n/use-t';

interface PositionSelectProps {
  id: string;
  index: number;
  countNow: () => number;
  onMove: (from: number, to: number) => void;
}

/**
 * Selects the position of a card, 1..count (R104). The other options are created when the user enters the select.
 * Otherwise 500 cards would have 250,000 options.
 */
export const PositionSelect = ({ id, index, countNow, onMove }: PositionSelectProps) => {
  const t = useT();
  const [count, setCount] = useState<number | null>(null);
  const enter = () => setCount(countNow());
  const positions = count === null ? [index] : Array.from({ length: count }, (_, at) => at);
  return (
    <span className="flashcard-position">
      <label htmlFor={id}>{t('flashcards.fields.position')}</label>
      <select
        id={id}
        className="form-select form-select-sm"
        data-cy="position"
        value={index}
        onPointerDown={enter}
        onFocus={enter}
        onBlur={() => setCount(null)}
        onChange={event => onMove(index, Number(event.target.value))}
      >
        {positions.map(at => (
          <option key={at} value={at}>
            {at + 1}
          </option>
        ))}
      </select>
    </span>
  );
};
