import { useEffect, useState } from 'react';
import { useDebounced } from 'ui/layout/use-debounced';
import type { LineReader, PastedRow } from './pasted-row';
import { readRows } from './read-rows';

const PAUSE = 300;

interface Answer<T> {
  text: string;
  /** Nothing where the lines could not be looked up. */
  rows?: PastedRow<T>[];
}

/** What becomes of a pasted text; it is read anew when the text changes. */
export const usePastedRows = <T>(text: string, read: LineReader<T>) => {
  const settled = useDebounced(text, PAUSE);
  const [answer, setAnswer] = useState<Answer<T>>({ text: '', rows: [] });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (rows?: PastedRow<T>[]) => !signal.aborted && setAnswer({ text: settled, rows });
    read(readRows(settled), signal).then(tell, () => tell());
    return () => controller.abort();
  }, [settled, read, attempt]);

  const isCurrent = answer.text === text;
  return {
    rows: isCurrent ? (answer.rows ?? []) : [],
    isReading: !isCurrent,
    hasFailed: isCurrent && answer.rows === undefined,
    retry: () => {
      setAnswer({ text: '', rows: [] });
      setAttempt(attempt + 1);
    },
  };
};
