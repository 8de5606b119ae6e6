import type { Background } from 'core/http/background';
import { isRecordGone } from 'core/responses/refusals';
import { isSessionEnd } from 'core/responses/session-end';
import type { Identified, Page } from 'lib/model';
import { nameWithoutId } from 'lib/records/names';
import type { Duck } from 'records/duck';
import { searchFor } from 'records/list-query';
import { unknownIn } from 'records/read-by-id';
import type { RecordSource } from 'records/source';

/** After this time the save continues without the response, in milliseconds. */
const GIVEN_UP = 8000;

/** The server no longer has the record under the name or the login with which it was opened. */
export const GONE = Symbol('gone');

/** A record as it is stored now; undefined if that is not known. */
export type Stored<T> = T | typeof GONE | undefined;

/** Reads the stored record, if its list does not find it by its name. The user may not wait for it: `background`. */
export type ReadStored<T> = (opened: T, signal: AbortSignal, background?: Background) => Promise<Stored<T>>;

/**
 * The result of a read. The request is aborted when the form is left, or when it takes too long. Rejects only if the
 * session ended: the user has to sign in first, and presses Save again afterwards.
 */
export const readInTime = async <T>(
  read: (signal: AbortSignal) => Promise<Stored<T>>,
  left: AbortSignal,
): Promise<Stored<T>> => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, GIVEN_UP);
  left.addEventListener('abort', abort);
  const givenUp = new Promise<undefined>(resolve =>
    controller.signal.addEventListener('abort', () => resolve(undefined)),
  );
  try {
    return await Promise.race([read(controller.signal), givenUp]);
  } catch (error) {
    if (isSessionEnd(error)) throw error;
    return undefined;
  } finally {
    clearTimeout(timer);
    left.removeEventListener('abort', abort);
  }
};

/** A record that the API has a call for. */
export const orGone = <T>(record: Promise<T>): Promise<Stored<T>> =>
  record.catch((error: unknown): typeof GONE => {
    if (isRecordGone(error)) return GONE;
    throw error;
  });

/**
 * Reads what is stored, also by its id, if its relations are unknown: the list leaves them out. Whether a record is
 * gone is decided by the list alone.
 */
export const readWhole =
  <T extends Identified>({ relations }: Pick<Duck<T>, 'relations'>, read: ReadStored<T>): ReadStored<T> =>
  async (opened, signal, background) => {
    const now = await read(opened, signal, background).catch((error: unknown) => {
      if (isSessionEnd(error) || unknownIn(relations, opened).length === 0) throw error;
      return undefined;
    });
    if (now === GONE) return GONE;
    const whole = await relations.readWhole(now ?? opened, signal).catch((error: unknown) => {
      if (isSessionEnd(error)) throw error;
      return now;
    });
    return whole === opened ? now : whole;
  };

/** Whether a page has all rows that its list found. */
const isWhole = ({ content, totalElements, size }: Page<unknown>) =>
  totalElements <= content.length && content.length !== size;

/**
 * Reads the record from its list, by the name it was opened with. A search may not find what is there, so a record that
 * it does not find is looked for on the first page of all records too, before it counts as gone.
 */
export const readThroughList =
  <T extends Identified>(duck: RecordSource<T>): ReadStored<T> =>
  async (opened, signal, background) => {
    const rowIn = ({ content }: Page<T>) => content.find(({ id }) => String(id) === String(opened.id));
    const found = await duck.fetchPage({ search: searchFor(nameWithoutId(opened)) }, signal, background);
    const row = rowIn(found) ?? (isWhole(found) ? rowIn(await duck.fetchPage({}, signal, background)) : undefined);
    if (row) return duck.formRecord(row);
    return isWhole(found) ? GONE : undefined;
  };
