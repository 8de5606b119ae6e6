import { useEffect, useRef, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { controlsOf, useFocusAfterRemove } from './use-focus-after-remove';

/** Rows whose order the person decides. */
export interface RowOrder {
  /** Identity of each row, in order. */
  keys: readonly string[];
  onMove: (from: number, to: number) => void;
}

/** Which row was moved where, and which of its controls had the focus, if any. */
interface Move {
  to: number;
  control: number;
  /** What is said of it; rows that come and go later change nothing about that. */
  text: string;
  /** Counts the moves: the same said once more is another move. */
  number: number;
}

/** Moves rows; the focus goes along with the row. Answers the latest move too, for its announcement. */
export const useMoves = ({ keys, onMove }: RowOrder) => {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Move | null>(null);

  useEffect(() => {
    const row = moved && list.current?.children[moved.to];
    if (row) controlsOf(row)[Math.max(0, moved.control)]?.focus();
  }, [moved]);
  useFocusAfterRemove(list, keys);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= keys.length || from === to) return;
    const row = list.current?.children[from];
    const control = row ? controlsOf(row).findIndex(one => one === document.activeElement) : -1;
    onMove(from, to);
    const text = t('entity.row.moved', { position: to + 1, count: keys.length });
    setMoved({ to, control, text, number: (moved?.number ?? 0) + 1 });
  };
  return { list, moved, move };
};
