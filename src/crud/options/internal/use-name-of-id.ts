import { useEffect, useState } from 'react';
import type { Named } from 'lib/model';
import { textOf } from 'lib/records/parts';
import type { Duck } from 'records/duck';
import { lookup, rowInList } from 'records/lookup';
import { IncompleteList } from 'records/walk';
import { useDebounced } from 'ui/layout/use-debounced';

export interface KnownName {
  from: Duck<Named> | undefined;
  id: string;
  name: string;
}

/** How long to wait until the whole id is typed, in milliseconds: a part of an id belongs to another record. */
const PAUSE = 500;
/** The name is only a convenience, not worth more requests than this. */
const MAX_PAGES = 5;

interface FoundName extends KnownName {
  /** The lookup failed, and may work at another time. */
  hasFailed?: boolean;
}

const isOf = (known: KnownName | undefined, from: Duck<Named> | undefined, id: string) =>
  known !== undefined && known.from === from && known.id === id;

/** The name of the record with this id: a name that is already known, or else the one found in the list. */
export const useNameOfId = (from: Duck<Named> | undefined, id: string, storedName?: KnownName) => {
  const [found, setFound] = useState<FoundName>();
  const debounced = useDebounced(id, PAUSE);
  const known = [storedName, found].find(one => isOf(one, from, debounced));
  const isSought = from !== undefined && debounced !== '' && debounced === id && known === undefined;

  useEffect(() => {
    if (!isSought) return;
    const controller = new AbortController();
    const { signal } = controller;
    // The API cannot return a record by its id, so the list is read. The user did not request the name: no failure is
    // reported.
    void lookup(rowInList(from, row => String(row.id) === debounced, { signal, maxPages: MAX_PAGES })).then(answer => {
      if (signal.aborted) return;
      const hasFailed = answer.is === 'unknown' && !(answer.error instanceof IncompleteList);
      setFound({ from, id: debounced, name: answer.is === 'found' ? textOf(answer.row) : '', hasFailed });
    });
    return () => controller.abort();
  }, [isSought, from, debounced]);

  const shown = [storedName, found].find(one => isOf(one, from, id));
  const isAwaited = from !== undefined && id !== '' && shown === undefined;
  /** Looks the name up once more, if that failed. */
  const retry = () => setFound(latest => (latest?.hasFailed ? undefined : latest));
  return { name: shown?.name, isAwaited, setName: setFound, retry };
};
