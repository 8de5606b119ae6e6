import { useMemo } from 'react';
import { orderedBy } from 'lib/ordered';
import { useLatest } from 'lib/use-latest';

interface Rows<R> {
  append: (row: R) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
  /** The number that each row holds now. */
  numbers: () => readonly number[];
  /** Writes a row's number. */
  setNumber: (index: number, number: number) => void;
}

/** Moves the rows into the order of their numbers, for some may have been typed. */
const order = <R>({ numbers, move }: Rows<R>) => {
  const current = numbers().map(number => ({ number }));
  orderedBy(current, ({ number }) => number).forEach((row, to) => {
    const from = current.indexOf(row);
    if (from === to) return;
    move(from, to);
    current.splice(to, 0, ...current.splice(from, 1));
  });
};

/**
 * The same rows, numbered anew after each change. A number that was typed decides where its row goes, but not against
 * who moves rows. The functions stay the same, so that rows need not render again.
 */
export const useNumberedRows = <R>(rows: Rows<R>): Pick<Rows<R>, 'append' | 'remove' | 'move'> => {
  const latest = useLatest(rows);
  return useMemo(() => {
    const numbered = (change: (current: Rows<R>) => void) => {
      change(latest.current);
      const { numbers, setNumber } = latest.current;
      numbers().forEach((_, index) => setNumber(index, index + 1));
    };
    return {
      append: row =>
        numbered(current => {
          // Before the new row comes, which gets the focus at its place.
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
