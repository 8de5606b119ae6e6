import { isOutcomeUnknown } from 'core/responses/responses';
import { isSessionEnd } from 'core/responses/session-end';
import { readIfUnconfirmed } from 'core/responses/write-answers';
import { inTurn } from 'lib/in-turn';
import { lookupInTime } from './lookup';
import type { Lookup } from './source';

/**
 * How the change of a record ended. Whoever asked for it tells it, or asks the user and writes once more.
 *
 * - `stored`: the server has what was sent.
 * - `changed`: somebody else changed the record, `gone`: deleted it. Nothing was sent.
 * - `incomplete`: the server did not send these relations of the record, so a write may erase them. Nothing was sent.
 * - `refused`: the server refused it, or the record cannot be sent.
 * - `unconfirmed`: it was sent, and no answer says whether it is stored.
 * - `unknown`: nobody knows what is stored, because it could not be read. Nothing was sent.
 */
export type WriteResult<T, R, C = unknown> =
  | { is: 'stored'; sent: T; response: R }
  | { is: 'changed'; now: T; change: C }
  | { is: 'gone' }
  | { is: 'incomplete'; unsent: readonly string[] }
  | { is: 'refused' | 'unconfirmed'; sent: T; error: unknown }
  | { is: 'unknown'; error: unknown };

export interface WriteBack<T, R, C> {
  /** Tabs of this browser that write under the same name take turns: the second one reads what the first one stored. */
  turn?: string;
  /** Aborted when the user leaves: nothing is sent then. */
  left?: AbortSignal;
  /** Looks up what is stored. Without it, nothing is read. */
  find?(signal: AbortSignal): Promise<Lookup<T>>;
  /** What does not hold the write up. */
  despite?: readonly ('gone' | 'unknown')[];
  /** What somebody else changed; undefined if nothing. */
  changeIn?(now: T): C | undefined | Promise<C | undefined>;
  /** The record to send, from the stored one; undefined if there is none, or if it could not be read. */
  edit(now: T | undefined): T;
  /** The paths of the relations that the record lacks, because the server did not send them. */
  unsentIn?(record: T, now: T | undefined): readonly string[];
  /** Sends the record. `now` is what `edit` was given. */
  send(record: T, now: T | undefined): Promise<R>;
  /** Whether a later read shows it as done; undefined if that is not known. An unconfirmed write then says so. */
  isDone?(sent: T): Promise<boolean | undefined>;
}

type Outcome<T, R, C> = Promise<WriteResult<T, R, C>>;

const write = async <T, R, C>(
  record: T,
  now: T | undefined,
  { unsentIn = () => [], send, isDone }: Pick<WriteBack<T, R, C>, 'unsentIn' | 'send' | 'isDone'>,
): Outcome<T, R, C> => {
  const unsent = unsentIn(record, now);
  if (unsent.length > 0) return { is: 'incomplete', unsent };
  try {
    return {
      is: 'stored',
      sent: record,
      response: await readIfUnconfirmed(send(record, now), async () => isDone?.(record)),
    };
  } catch (error) {
    return { is: isOutcomeUnknown(error) ? 'unconfirmed' : 'refused', sent: record, error };
  }
};

const readAndWrite = async <T, R, C>(options: WriteBack<T, R, C>): Outcome<T, R, C> => {
  const { left = new AbortController().signal, find, despite = [], changeIn, edit } = options;
  const now = find ? await lookupInTime(find, left) : undefined;
  if (left.aborted) return { is: 'unknown', error: left.reason };
  if (now?.is === 'unknown' && (isSessionEnd(now.error) || !despite.includes('unknown')))
    return { is: 'unknown', error: now.error };
  if (now?.is === 'absent' && !despite.includes('gone')) return { is: 'gone' };
  const row = now?.is === 'found' ? now.row : undefined;
  const change = row && (await changeIn?.(row));
  if (row && change !== undefined) return { is: 'changed', now: row, change };
  return write(edit(row), row, options);
};

/**
 * Changes one stored record: reads it again, compares, adds what is stored by now, and sends it, while no other tab of
 * this browser does the same. The API has no versions of records, so this is how a change by somebody else is noticed.
 */
export const writeBack = <T, R, C = never>(options: WriteBack<T, R, C>): Outcome<T, R, C> =>
  options.turn === undefined ? readAndWrite(options) : inTurn(options.turn, () => readAndWrite(options));

/**
 * The response to a change of one press; undefined if somebody else had made the same change already.
 * @throws why it is not known to be stored
 */
export const responseOf = async <R>(writing: Promise<WriteResult<unknown, R>>): Promise<R | undefined> => {
  const written = await writing;
  if ('error' in written) throw written.error;
  return written.is === 'stored' ? written.response : undefined;
};
