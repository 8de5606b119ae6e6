import { BACKGROUND } from 'core/http/background';
import { repeat } from 'core/http/repeat';
import { lookupInTime } from 'records/lookup';
import type { FindStored } from 'records/source';

/** Reads a record that may have any of these names by now. Undefined if it is not found. */
const readAny = async <T>(find: FindStored<T>, names: readonly T[], signal: AbortSignal): Promise<T | undefined> => {
  for (const name of names) {
    const now = await lookupInTime(until => find(name, until, BACKGROUND), signal);
    if (signal.aborted) return undefined;
    if (now.is === 'found') return now.row;
  }
  return undefined;
};

/**
 * Reads the stored record in the background, again and again until an answer is enough, or the signal is aborted. A
 * read that fails is not told.
 * @param names the record as it may be called by now: lists find records by their names
 */
export const readUntil = <T>(
  find: FindStored<T>,
  names: readonly T[],
  isEnough: (now: T) => boolean | Promise<boolean>,
  signal: AbortSignal,
  waits?: readonly number[],
): Promise<void> => {
  const attempt = async () => {
    const now = await readAny(find, names, signal);
    return now !== undefined && isEnough(now);
  };
  return repeat(attempt, signal, waits);
};
