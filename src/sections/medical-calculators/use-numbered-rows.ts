import { useMemo } from 'react';
import { orderedBy } from 'lib/ordered';

interface Moves<R> {
  append: (row: R) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

interface Numbers {
  /** The number that each row holds now, or a typed text that is none. */
  numbers: () => readonly (number | string)[];
  /** Writes a row's number. */
  setNumber: (index: number, number: number) => void;
}

/** Sorts the rows by their numbers, because the user may have typed some of them. */
const order = ({ numbers }: Numbers, move: (from: number, to: number) => void) => {
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
 * moves a row. With the same `numbering`, the functions are the same, so that rows need not render again.
 */
export const useNumberedRows = <R>({ append, remove, move }: Moves<R>, numbering: Numbers): Moves<R> =>
  useMemo(() => {
    const renumber = () =>
      numbering
        .numbers()
        .forEach((number, index) => typeof number !== 'string' && numbering.setNumber(index, index + 1));
    return {
      append: row => {
        // Sorts before it appends, because the new row gets the focus at its final position.
        order(numbering, move);
        append(row);
        renumber();
      },
      remove: index => {
        remove(index);
        order(numbering, move);
        renumber();
      },
      move: (from, to) => {
        move(from, to);
        renumber();
      },
    };
  }, [append, remove, move, numbering]);
