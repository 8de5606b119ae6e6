import { isSessionEnd } from 'core/responses/session-end';
import type { Identified } from 'lib/model';
import { nameWithoutId } from 'lib/records/names';
import type { Duck } from 'records/duck';
import { type Find, type Lookup, lookup, lookupByCall, type Unknown } from 'records/lookup';
import { unknownIn } from 'records/read-by-id';
import type { RecordSource } from 'records/source';

/** After this time the save continues without the response, in milliseconds. */
const GIVEN_UP = 8000;

/**
 * The result of a lookup. The request is aborted when the form is left, or when it takes too long. Rejects only if the
 * session ended: the user has to sign in first, and presses Save again afterwards.
 */
export const readInTime = async <T>(
  find: (signal: AbortSignal) => Promise<Lookup<T>>,
  left: AbortSignal,
): Promise<Lookup<T>> => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, GIVEN_UP);
  left.addEventListener('abort', abort);
  const givenUp = new Promise<Unknown>(resolve =>
    controller.signal.addEventListener('abort', () => resolve({ is: 'unknown' })),
  );
  const found = await Promise.race([find(controller.signal), givenUp]);
  clearTimeout(timer);
  left.removeEventListener('abort', abort);
  if (found.is === 'unknown' && isSessionEnd(found.error)) throw found.error;
  return found;
};

/**
 * Reads what is stored, also by its id, if its relations are unknown: the list leaves them out. Whether a record is
 * gone is decided by the list alone.
 */
export const findWhole =
  <T extends Identified>({ relations }: Pick<Duck<T>, 'relations'>, find: Find<T>): Find<T> =>
  async (opened, signal, background) => {
    const now = await find(opened, signal, background);
    if (now.is === 'absent') return now;
    if (now.is === 'unknown' && (isSessionEnd(now.error) || unknownIn(relations, opened).length === 0)) return now;
    try {
      const whole = await relations.readWhole(now.is === 'found' ? now.row : opened, signal);
      return whole === opened ? now : { is: 'found', row: whole };
    } catch (error) {
      return isSessionEnd(error) ? { is: 'unknown', error } : now;
    }
  };

/**
 * Finds the record in its list, by the name it was opened with. A search may not find what is there, so a record that
 * it does not find is looked for on the first page of all records too, before it counts as gone.
 */
export const findInList =
  <T extends Identified>(source: RecordSource<T>): Find<T> =>
  async (opened, signal, { isBackground = false } = {}) => {
    const isSame = ({ id }: T) => String(id) === String(opened.id);
    const firstPage = async () => (await source.fetchPage({}, signal, { isBackground })).content.find(isSame);
    const byName = await lookup(source, isSame, { name: nameWithoutId(opened), signal, isBackground });
    const found = byName.is === 'absent' ? await lookupByCall(firstPage()) : byName;
    return found.is === 'found' ? { is: 'found', row: source.formRecord(found.row) } : found;
  };
