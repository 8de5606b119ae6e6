import { useEffect, useState } from 'react';
import { useDebounced } from 'ui/layout/use-debounced';
import type { LineReader, PastedRow } from '../pasted-row';
import { readRows } from '../read-rows';

const PAUSE = 300;

interface ReadText<T> {
  text: string;
  /** Undefined if the lines could not be looked up. */
  rows?: PastedRow<T>[];
}

/** The rows in a pasted text. It is read again when the text changes. */
export const usePastedRows = <T>(text: string, read: LineReader<T>) => {
  const debounced = useDebounced(text, PAUSE);
  const [latest, setLatest] = useState<ReadText<T>>({ text: '', rows: [] });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (rows?: PastedRow<T>[]) => !signal.aborted && setLatest({ text: debounced, rows });
    (async () => read(readRows(debounced), signal))().then(show, () => show());
    return () => controller.abort();
  }, [debounced, read, attempt]);

  const isCurrent = latest.text === text;
  return {
    rows: isCurrent ? (latest.rows ?? []) : [],
    isReading: !isCurrent,
    hasFailed: isCurrent && latest.rows === undefined,
    retry: () => {
      setLatest({ text: '', rows: [] });
      setAttempt(attempt + 1);
    },
  };
};
