import { useEffect, useRef, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { controlsOf, useFocusAfterRemove } from './use-focus-after-remove';

/** Rows whose order the user decides. */
export interface RowOrder {
  /** Identity of each row, in order. */
  keys: readonly string[];
  onMove: (from: number, to: number) => void;
}

/** Where a row was moved to, and which of its controls had the focus, if any. */
interface Move {
  to: number;
  control: number;
  /** The announcement of the move. Rows that are added or removed later do not change it. */
  text: string;
  /** Counts the moves, so that the same text is announced again for the next move. */
  number: number;
}

/** Moves rows. The focus moves with the row. Also returns the latest move, for its announcement. */
export const useMoves = ({ keys, onMove }: RowOrder) => {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const [moved, setMoved] = useState<Move | null>(null);

  useEffect(() => {
    const row = moved && list.current?.children[moved.to];
    if (row) controlsOf(row)[Math.max(0, moved.control)]?.focus();
  }, [moved]);
  useFocusAfterRemove(list, status, keys);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= keys.length || from === to) return;
    const row = list.current?.children[from];
    const control = row ? controlsOf(row).findIndex(one => one === document.activeElement) : -1;
    onMove(from, to);
    const text = t('entity.row.moved', { position: to + 1, count: keys.length });
    setMoved({ to, control, text, number: (moved?.number ?? 0) + 1 });
  };
  return { list, status, moved, move };
};
