import { useMemo } from 'react';
import { orderedBy } from 'lib/ordered';
import { useLatest } from 'lib/use-latest';

interface Rows<R> {
  append: (row: R) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
  /** The number that each row holds now, or a typed text that is none. */
  numbers: () => readonly (number | string)[];
  /** Writes a row's number. */
  setNumber: (index: number, number: number) => void;
}

/** Sorts the rows by their numbers, because the user may have typed some of them. */
const order = <R>({ numbers, move }: Rows<R>) => {
  const current = numbers().map(number => ({ number: typeof number === 'string' ? undefined : number }));
  orderedBy(current, ({ number }) => number).forEach((row, to) => {
    const from = current.indexOf(row);
    if (from === to) return;
    move(from, to);
    current.splice(to, 0, ...current.splice(from, 1));
  });
};

/**
 * The same rows, renumbered after each change. A typed number decides the position of its row, except when the user
 * moves a row. The functions are stable, so that rows need not render again.
 */
export const useNumberedRows = <R>(rows: Rows<R>): Pick<Rows<R>, 'append' | 'remove' | 'move'> => {
  const latest = useLatest(rows);
  return useMemo(() => {
    const numbered = (change: (current: Rows<R>) => void) => {
      change(latest.current);
      const { numbers, setNumber } = latest.current;
      numbers().forEach((number, index) => typeof number !== 'string' && setNumber(index, index + 1));
    };
    return {
      append: row =>
        numbered(current => {
          // Sorts before it appends, because the new row gets the focus at its final position.
          order(current);
          current.append(row);
        }),
      remove: index =>
        numbered(current => {
          current.remove(index);
          order(current);
        }),
      move: (from, to) => numbered(({ move }) => move(from, to)),
    };
  }, [latest]);
};
