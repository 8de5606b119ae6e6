import { useMemo } from 'react';
import { useLatest } from 'lib/use-latest';

interface Rows<R> {
  append: (row: R) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
  /** Writes each row's number anew. */
  renumber: () => void;
}

/** The same rows, numbered anew after each change. The functions stay the same, so that rows need not render again. */
export const useNumberedRows = <R>(rows: Rows<R>): Omit<Rows<R>, 'renumber'> => {
  const latest = useLatest(rows);
  return useMemo(() => {
    const numbered = (change: (current: Rows<R>) => void) => {
      change(latest.current);
      latest.current.renumber();
    };
    return {
      append: row => numbered(({ append }) => append(row)),
      remove: index => numbered(({ remove }) => remove(index)),
      move: (from, to) => numbered(({ move }) => move(from, to)),
    };
  }, [latest]);
};
