import { useEffect, useState } from 'react';
import { findRow, IncompleteList } from 'core/http/all-rows';
import { BACKGROUND } from 'core/http/background';
import type { OptionDuck } from 'core/redux/create-duck';
import { textOf } from 'lib/records/parts';
import { useDebounced } from 'ui/layout/use-debounced';

export interface KnownName {
  from: OptionDuck | undefined;
  id: string;
  name: string;
}

/** How long to wait until the whole id is typed, in milliseconds: a part of an id belongs to another record. */
const PAUSE = 500;
/** The name is only a convenience, not worth more requests than this. */
const MAX_PAGES = 5;

/** The API cannot return a record by its id, so the list is read until the record is found. */
const nameInList = async (from: OptionDuck, id: string, signal: AbortSignal) => {
  const pages = {
    size: from.pageSize,
    maxPages: MAX_PAGES,
    fetchPage: (page: number) => from.fetchPage({ page }, signal, BACKGROUND),
  };
  return textOf(await findRow(pages, row => String(row.id) === id, signal));
};

interface FoundName extends KnownName {
  /** The lookup failed, and may work at another time. */
  hasFailed?: boolean;
}

const isOf = (known: KnownName | undefined, from: OptionDuck | undefined, id: string) =>
  known !== undefined && known.from === from && known.id === id;

/** The name of the record with this id: a name that is already known, or else the one found in the list. */
export const useNameOfId = (from: OptionDuck | undefined, id: string, storedName?: KnownName) => {
  const [found, setFound] = useState<FoundName>();
  const debounced = useDebounced(id, PAUSE);
  const known = [storedName, found].find(one => isOf(one, from, debounced));
  const isSought = from !== undefined && debounced !== '' && debounced === id && known === undefined;

  useEffect(() => {
    if (!isSought) return;
    const controller = new AbortController();
    nameInList(from, debounced, controller.signal).then(
      name => !controller.signal.aborted && setFound({ from, id: debounced, name }),
      // The user did not request the name, so the failure is not reported.
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setFound({ from, id: debounced, name: '', hasFailed: !(error instanceof IncompleteList) });
      },
    );
    return () => controller.abort();
  }, [isSought, from, debounced]);

  const shown = [storedName, found].find(one => isOf(one, from, id));
  const isAwaited = from !== undefined && id !== '' && shown === undefined;
  /** Looks the name up once more, if that failed. */
  const retry = () => setFound(latest => (latest?.hasFailed ? undefined : latest));
  return { name: shown?.name, isAwaited, setName: setFound, retry };
};
