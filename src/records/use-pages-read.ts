import { useEffect, useRef, useState } from 'react';
import type { Identified } from 'lib/model';
import { createRowWalk, type Paged } from './walk';

/** The most rows that are read, and those of a page. */
export const MOST_ROWS = 2000;
const PAGE_SIZE = 100;

/** Rows of a list that are read page by page while a person waits. Nothing keeps them but the screen. */
export interface PagesRead<T> {
  /** `full`: there are more rows than may be read. */
  status: 'reading' | 'stopped' | 'full' | 'failed' | 'done';
  rows: readonly T[];
  /** All rows of the list, as the server says. */
  total: number;
  /** False if the list changed while it was read: then some rows may be missing. */
  isWhole: boolean;
}

const NOTHING = { status: 'reading', rows: [], total: 0, isWhole: true } as const;

/** Reads the pages of a list from the first one on, when it is told to, until it is told to stop. */
export const usePagesRead = <T extends Identified>(source: Paged<T>) => {
  const [reading, setReading] = useState<PagesRead<T>>();
  const controller = useRef<AbortController>();
  useEffect(() => () => controller.current?.abort(), []);

  const end = (status: PagesRead<T>['status']) => setReading((read = NOTHING) => ({ ...read, status }));
  const start = () => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setReading(NOTHING);
    const note = (done: number, total: number, rows: () => T[]) => {
      const isFull = done >= MOST_ROWS && done < total;
      setReading({ status: isFull ? 'full' : 'reading', rows: rows(), total, isWhole: true });
      if (isFull) own.abort();
    };
    createRowWalk(source, { query: { search: '', size: PAGE_SIZE } })(own.signal, note).then(
      ({ rows, total, isWhole }) => setReading({ status: 'done', rows, total, isWhole }),
      () => own.signal.aborted || end('failed'),
    );
  };
  const stop = () => {
    controller.current?.abort();
    end('stopped');
  };
  return { reading, start, stop };
};
