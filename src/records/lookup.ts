import { LookupFailed } from 'core/responses/lookup-failed';
import type { Identified } from 'lib/model';
import { searchFor } from './list-query';
import type { Absent, Lookup, RecordSource, Unknown } from './source';
import { createRowWalk, IncompleteList, MAX_PAGES } from './walk';

export const ABSENT: Absent = { is: 'absent' };

interface LookupOptions {
  /** A name by which the list finds the row. Without it, the whole list is read. */
  name?: string;
  signal?: AbortSignal;
  /** The most pages that are read. */
  maxPages?: number;
  /** False if the user waits for the answer: an ended session is then told. */
  isBackground?: boolean;
}

/**
 * Looks for a row among those that a list finds by a name; in the whole list, if it has no search. Reading ends with
 * the page that has the row. It never rejects: whoever asks decides what a failure means to them.
 */
export const lookup = async <T extends Identified>(
  source: Pick<RecordSource<T>, 'fetchPage' | 'maxSearchLength'>,
  isSought: (row: T) => boolean,
  { name, signal = new AbortController().signal, maxPages = MAX_PAGES, isBackground = true }: LookupOptions = {},
): Promise<Lookup<T>> => {
  const search = name === undefined || source.maxSearchLength === 0 ? undefined : searchFor(name);
  const walk = createRowWalk(source, { query: { search }, background: { isBackground }, maxPages });
  try {
    const { rows, isWhole } = await walk(signal, undefined, isSought);
    const row = rows.find(isSought);
    if (row) return { is: 'found', row };
    return isWhole ? ABSENT : { is: 'unknown', error: new IncompleteList() };
  } catch (error) {
    return { is: 'unknown', error };
  }
};

/** Looks a record up by a call of its own. It is absent if there is none, or if the call fails in this way. */
export const lookupByCall = async <T>(
  call: Promise<T | undefined>,
  saysAbsent: (error: unknown) => boolean = () => false,
): Promise<Lookup<T>> => {
  try {
    const row = await call;
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
 * @throws what made the lookup fail; IncompleteList if some page may not have been read
 */
export const foundRow = <T>(found: Lookup<T>): T | undefined => {
  if (found.is === 'unknown') throw found.error;
  return found.is === 'found' ? found.row : undefined;
};
