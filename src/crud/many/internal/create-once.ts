import { isRecordConflict } from 'core/responses/refusals';
import { isSessionEnd } from 'core/responses/session-end';
import type { Namesakes } from 'records/namesakes';
import { writeBack } from 'records/write-back';

/**
 * How the creation of a record ended.
 *
 * - `created`: the server has it.
 * - `exists`: it had a record of this name before. Nothing was sent.
 * - `refused`: the server refused it.
 * - `unclear`: it may be stored, and no list can tell, because it has no name.
 * - `held`: nothing can be sent now, because the session ended or the server does not answer. `mayBeStored`: it was
 *   sent before, so it must be looked for before it is sent again.
 */
export type Creation =
  | { is: 'created' | 'exists' | 'unclear' }
  | { is: 'refused'; error: unknown }
  | { is: 'held'; error: unknown; mayBeStored: boolean };

interface CreateOnce<T> {
  record: T;
  /** The list does not have its name, as far as is known. */
  isNew: boolean;
  /** An earlier attempt was sent, and its answer was lost. */
  mayBeStored: boolean;
  /** Aborted when the screen is left. */
  left: AbortSignal;
  /** Looks for records of its name. Without it, the record has no name. */
  find?: () => Promise<Namesakes<unknown>>;
  send: (record: T) => Promise<unknown>;
  /** Waits for so many milliseconds. */
  wait: (time: number) => Promise<void>;
}

/** A proxy may give a write up that is stored seconds later: it is sought again after these times, in milliseconds. */
const WAITS = [0, 2000, 5000];

/** Looks for a record whose answer was lost. */
const seekLost = async ({
  find,
  wait,
}: Pick<CreateOnce<unknown>, 'find' | 'wait'>): Promise<boolean | { error: unknown }> => {
  for (const time of WAITS) {
    await wait(time);
    const found = await find?.();
    if (found?.is === 'unknown') return { error: found.error };
    if (found && found.rows.length > 0) return true;
  }
  return false;
};

/** Sends a record. After a lost answer it is looked for, and sent once more if it is not there. */
const sendOnce = async <T>(options: CreateOnce<T>, isAgain: boolean): Promise<Creation> => {
  const { record, left, find, send } = options;
  const written = await writeBack<T, unknown, never>({ left, edit: () => record, send });
  if (written.is === 'stored') return { is: 'created' };
  const error = 'error' in written ? written.error : undefined;
  if (isSessionEnd(error)) return { is: 'held', error, mayBeStored: isAgain };
  const mayBeOwn = isAgain && isRecordConflict(error);
  if (written.is !== 'unconfirmed' && !mayBeOwn) return { is: 'refused', error };
  if (!find) return { is: 'unclear' };
  const sought = await seekLost(options);
  if (typeof sought === 'object') return { is: 'held', error: sought.error, mayBeStored: true };
  if (sought) return { is: 'created' };
  if (mayBeOwn) return { is: 'refused', error };
  return isAgain ? { is: 'held', error, mayBeStored: true } : sendOnce(options, true);
};

/**
 * Creates a record that the server does not have. What was sent without an answer is looked for before it is sent
 * again, and so is a name for which the server has not been asked, so that no record is created twice.
 */
export const createOnce = async <T>(options: CreateOnce<T>): Promise<Creation> => {
  const { isNew, mayBeStored, find } = options;
  if (mayBeStored && !find) return { is: 'unclear' };
  if (mayBeStored || (find && !isNew)) {
    const found = await find?.();
    if (found?.is === 'unknown') return { is: 'held', error: found.error, mayBeStored };
    if (found && found.rows.length > 0) return { is: mayBeStored ? 'created' : 'exists' };
  }
  return sendOnce(options, mayBeStored);
};
