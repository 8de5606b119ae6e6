import { LookupFailed } from 'core/responses/lookup-failed';
import type { Identified } from 'lib/model';
import { searchFor } from './list-query';
import type { Absent, Lookup, RecordSource, Unknown } from './source';
import { createRowWalk, IncompleteList, MAX_PAGES } from './walk';

export const ABSENT: Absent = { is: 'absent' };

interface RowOptions {
  /** A name by which the list finds the row. Without it, the whole list is read. */
  name?: string;
  signal?: AbortSignal;
  /** The most pages that are read. */
  maxPages?: number;
  /** False if the user waits for the answer: an ended session is then told. */
  isBackground?: boolean;
}

/**
 * The row that is sought among those that a list finds by a name; in the whole list, if it has no search. Reading ends
 * with the page that has the row. Undefined if the list was read to its end without it.
 * @throws what made the reading fail; IncompleteList if some page may not have been read
 */
export const rowInList = async <T extends Identified>(
  source: Pick<RecordSource<T>, 'fetchPage' | 'maxSearchLength'>,
  isSought: (row: T) => boolean,
  { name, signal = new AbortController().signal, maxPages = MAX_PAGES, isBackground = true }: RowOptions = {},
): Promise<T | undefined> => {
  const search = name === undefined || source.maxSearchLength === 0 ? undefined : searchFor(name);
  const walk = createRowWalk(source, { query: { search }, background: { isBackground }, maxPages });
  const { rows, isWhole } = await walk(signal, undefined, isSought);
  const row = rows.find(isSought);
  if (!row && !isWhole) throw new IncompleteList();
  return row;
};

/**
 * What an attempt to read a record tells about it: it is absent if there is none, or if the attempt fails in this way.
 * It never rejects: whoever asks decides what another failure means to them.
 */
export const lookup = async <T>(
  reading: Promise<T | undefined>,
  saysAbsent: (error: unknown) => boolean = () => false,
): Promise<Lookup<T>> => {
  try {
    const row = await reading;
    return row === undefined ? ABSENT : { is: 'found', row };
  } catch (error) {
    return saysAbsent(error) ? ABSENT : { is: 'unknown', error };
  }
};

/** After this time, in milliseconds, nobody waits for a lookup any longer. */
const GIVEN_UP = 8000;

/** A lookup that ends when its user leaves, or when it takes too long: then nobody knows. */
export const lookupInTime = async <T>(
  find: (signal: AbortSignal) => Promise<Lookup<T>>,
  left: AbortSignal,
): Promise<Lookup<T>> => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, GIVEN_UP);
  left.addEventListener('abort', abort);
  const givenUp = new Promise<Unknown>(resolve =>
    controller.signal.addEventListener('abort', () => resolve({ is: 'unknown', error: new LookupFailed() })),
  );
  const found = await Promise.race([find(controller.signal), givenUp]);
  clearTimeout(timer);
  left.removeEventListener('abort', abort);
  return found;
};

/**
 * The row that was looked up; undefined if it is absent.
 * @throws what made the lookup fail
 */
export const foundRow = <T>(found: Lookup<T>): T | undefined => {
  if (found.is === 'unknown') throw found.error;
  return found.is === 'found' ? found.row : undefined;
};
