import { type DragEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { keysOf } from 'ui/shortcuts/keys';
import { rowStep } from 'ui/shortcuts/row-step';
import { type RowOrder, useMoves } from './internal/use-moves';

interface MovableRowsProps extends RowOrder {
  label: string;
  /** The name of a row in the labels of its buttons. */
  nameOf: (index: number) => string;
  /** Called on Ctrl+Enter in a row, to continue with a new row. */
  onNext?: () => void;
  children: (index: number) => ReactNode;
}

interface MoveButtonsProps {
  index: number;
  count: number;
  name: string;
  /** The drag data type of this list's rows. No other list uses it. */
  rowType: string;
  onMove: (from: number, to: number) => void;
}

const MoveButtons = ({ index, count, name, rowType, onMove }: MoveButtonsProps) => {
  const t = useT();
  return (
    <span className="move-buttons">
      <span
        className="move-grip"
        draggable
        aria-hidden="true"
        onDragStart={event => event.dataTransfer.setData(rowType, String(index))}
      >
        ⠿
      </span>
      <Button
        size="sm"
        color="secondary"
        outline
        data-move="up"
        aria-disabled={index === 0}
        aria-label={t('entity.action.moveUp', { name })}
        onClick={() => onMove(index, index - 1)}
      >
        <span aria-hidden="true">↑</span>
      </Button>
      <Button
        size="sm"
        color="secondary"
        outline
        data-move="down"
        aria-disabled={index === count - 1}
        aria-label={t('entity.action.moveDown', { name })}
        onClick={() => onMove(index, index + 1)}
      >
        <span aria-hidden="true">↓</span>
      </Button>
    </span>
  );
};

const isNext = ({ repeat, nativeEvent }: KeyboardEvent) => keysOf(nativeEvent) === 'mod+enter' && !repeat;

type RowMoves = Pick<MovableRowsProps, 'onNext'> & { rowType: string; move: (from: number, to: number) => void };

/** Creates the key and drop handlers of the row at an index. */
const createRowHandlers =
  ({ rowType, move, onNext }: RowMoves) =>
  (index: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      // Rows may contain rows: the inner row handles the key first.
      if (event.defaultPrevented) return;
      if (onNext && isNext(event)) {
        event.preventDefault();
        return onNext();
      }
      const step = rowStep(event);
      if (step === undefined) return;
      event.preventDefault();
      move(index, index + step);
    },
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(rowType) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      const from = event.dataTransfer.getData(rowType);
      if (from === '') return;
      event.preventDefault();
      move(Number(from), index);
    },
  });

/**
 * Rows whose order the user decides: by dragging a row's grip onto another row, by its buttons, or by Alt and an
 * arrow key from any control in it. The focus moves with the row, and the new position is announced.
 */
export const MovableRows = ({ label, keys, nameOf, onMove, onNext, children }: MovableRowsProps) => {
  const rowType = `text/x-row-${useId()}`;
  const { list, status, moved, move } = useMoves({ keys, onMove });
  const handlersOf = createRowHandlers({ rowType, move, onNext });

  return (
    <>
      {keys.length > 0 && (
        <ol ref={list} className="field-rows" aria-label={label}>
          {keys.map((key, index) => (
            <li key={key}>
              {/* Key and drop events bubble up from the row's own controls and its grip. */}
              <div role="presentation" {...handlersOf(index)}>
                <MoveButtons index={index} count={keys.length} name={nameOf(index)} rowType={rowType} onMove={move} />
                {children(index)}
              </div>
            </li>
          ))}
        </ol>
      )}
      <span ref={status} className="visually-hidden" role="status">
        {moved && <span key={moved.number}>{moved.text}</span>}
      </span>
    </>
  );
};
