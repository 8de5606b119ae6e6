import type { DragEvent, KeyboardEvent } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'shared/i18n/use-t';

interface MoveProps {
  index: number;
  count: number;
  /** What the row is called in the names of its buttons. */
  name: string;
  onMove: (from: number, to: number) => void;
}

const ROW_TYPE = 'text/x-row';

/** Props of a row that is moved by Alt and the arrows, or by dragging another row onto it. */
export const movableRow = ({ index, count, onMove }: Omit<MoveProps, 'name'>) => ({
  onKeyDown: (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key];
    if (!event.altKey || to === undefined || to < 0 || to >= count) return;
    event.preventDefault();
    onMove(index, to);
  },
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(ROW_TYPE)) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const from = Number(event.dataTransfer.getData(ROW_TYPE) || NaN);
    if (!Number.isInteger(from)) return;
    event.preventDefault();
    if (from !== index) onMove(from, index);
  },
});

/** The grip by which a row is dragged, and its buttons up and down. */
export const MoveButtons = ({ index, count, name, onMove }: MoveProps) => {
  const t = useT();
  return (
    <span className="move-buttons">
      <span
        className="move-grip"
        draggable
        aria-hidden="true"
        onDragStart={event => event.dataTransfer.setData(ROW_TYPE, String(index))}
      >
        ⠿
      </span>
      <Button
        size="sm"
        color="secondary"
        outline
        disabled={index === 0}
        aria-label={t('entity.action.moveUp', { name })}
        onClick={() => onMove(index, index - 1)}
      >
        ↑
      </Button>
      <Button
        size="sm"
        color="secondary"
        outline
        disabled={index === count - 1}
        aria-label={t('entity.action.moveDown', { name })}
        onClick={() => onMove(index, index + 1)}
      >
        ↓
      </Button>
    </span>
  );
};
