import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'shared/i18n/use-t';

interface MovableRowsProps {
  label: string;
  /** Identity of each row, in order. */
  keys: readonly string[];
  /** What a row is called in the names of its buttons. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  children: (index: number) => ReactNode;
}

const ROW_TYPE = 'text/x-row';

interface MoveButtonsProps {
  index: number;
  count: number;
  name: string;
  onMove: (from: number, to: number) => void;
}

const MoveButtons = ({ index, count, name, onMove }: MoveButtonsProps) => {
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

/** The row that Alt and an arrow move a row to. */
const targetOf = ({ altKey, key }: KeyboardEvent, index: number) =>
  altKey ? { ArrowUp: index - 1, ArrowDown: index + 1 }[key] : undefined;

/**
 * Rows in an order that the person decides: by dragging a row's grip onto another row, by its buttons, or by Alt and
 * the arrows from any control in it. The focus goes along with the row, and the new place is announced.
 */
export const MovableRows = ({ label, keys, nameOf, onMove, children }: MovableRowsProps) => {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ to: number; focus: string | null } | null>(null);

  useEffect(() => {
    const row = moved && list.current?.children[moved.to];
    const target = row?.querySelector<HTMLElement>(moved?.focus ?? '[data-move]');
    target?.focus();
  }, [moved]);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= keys.length || from === to) return;
    const control = document.activeElement?.closest<HTMLElement>('[name], [data-move]');
    const focus = control?.dataset.move ? `[data-move="${control.dataset.move}"]` : null;
    onMove(from, to);
    setMoved({ to, focus });
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = targetOf(event, index);
    if (to === undefined) return;
    event.preventDefault();
    move(index, to);
  };
  const onDrop = (event: DragEvent, index: number) => {
    const from = event.dataTransfer.getData(ROW_TYPE);
    if (from === '') return;
    event.preventDefault();
    move(Number(from), index);
  };

  return (
    <>
      <ol ref={list} className="field-rows" aria-label={label}>
        {keys.map((key, index) => (
          <li key={key}>
            {/* Keys and drops bubble up from the row's own controls and its grip. */}
            <div
              role="presentation"
              onKeyDown={event => onKeyDown(event, index)}
              onDragOver={event => event.dataTransfer.types.includes(ROW_TYPE) && event.preventDefault()}
              onDrop={event => onDrop(event, index)}
            >
              <MoveButtons index={index} count={keys.length} name={nameOf(index)} onMove={move} />
              {children(index)}
            </div>
          </li>
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {moved && t('entity.row.moved', { position: moved.to + 1, count: keys.length })}
      </span>
    </>
  );
};
