import type { ListKey } from 'core/i18n/message-key';
import type { Comparison } from 'features/changes/comparison';
import type { TextReader } from 'lib/long-texts';
import type { Identified } from 'lib/model';
import type { KnownRecord } from 'records/known-record';
import { ABSENT } from 'records/lookup';
import type { FindStored } from 'records/source';
import { writeBack, type WriteResult } from 'records/write-back';
import { comparisonWith } from './internal/comparison-with';
import type { Loss } from './internal/loss';
import type { SaveContext } from './save-step';

export interface WriteRecordOptions<T> {
  i18n: ListKey;
  /** Names the record among those of its section. */
  id: Identified['id'];
  /** The record as it was opened, or as it was saved last. */
  base: T;
  known: KnownRecord<T>;
  find: FindStored<T>;
  /** There is a stored record to read. */
  isStored: boolean;
  /** Reads the long texts of the record, if it has any. */
  reader?: TextReader;
  /** Opens the form again with the record as it is stored, if the form can do so. */
  reopen?: (now: T, keepDraft: boolean) => void;
  /** Adds to the record what is stored now and cannot be edited here. Nobody is asked about that. */
  complete: (record: T, now: T) => T;
  /** Asks whether a record is created that may be there already. */
  mayCreate?: (record: T, context: SaveContext<T>) => Promise<boolean>;
  loss?: Loss<T>;
  /** Whether a later read shows a record as stored whose save was not confirmed. */
  isDone?: (sent: T) => Promise<boolean | undefined>;
}

/** Sends a record. `isAnew`: the server no longer has it, and makes it anew. */
type Send<T, R> = (record: T, isAnew: boolean) => Promise<R>;

/** What holds a write up until its user has answered. */
type HeldUp<T> = Extract<WriteResult<T, unknown, Comparison>, { is: 'changed' | 'gone' | 'incomplete' }>;

const isHeldUp = <T, R>(written: WriteResult<T, R, Comparison>): written is HeldUp<T> =>
  written.is === 'changed' || written.is === 'gone' || written.is === 'incomplete';

/** Tells what holds a write up. Whether the user wants to save their own version all the same. */
const isWantedAllTheSame = async <T extends object>(
  held: HeldUp<T>,
  { ask }: SaveContext<T>,
  { reopen, loss }: Pick<WriteRecordOptions<T>, 'reopen' | 'loss'>,
): Promise<boolean> => {
  if (held.is === 'incomplete') return loss !== undefined && loss.isAccepted(held.unsent, ask);
  if (held.is === 'gone') return (await ask({ kind: 'gone' })) === 'save';
  const { now, change: comparison } = held;
  const answer = await ask({ kind: 'changed', comparison, canReopen: reopen !== undefined });
  if (answer === 'open' || answer === 'openKeepingDraft') reopen?.(now, answer === 'openKeepingDraft');
  return answer === 'save';
};

/**
 * Writes a record back, and asks the user about what holds that up: another user changed or deleted it in the meantime,
 * or the server did not send all of it. If the record cannot be read, the save continues. Resolves to undefined if the
 * user did not want the record to be sent.
 */
export const writeRecord = async <T extends object & Identified, R>(
  options: WriteRecordOptions<T>,
  record: T,
  context: SaveContext<T>,
  send: Send<T, R>,
  isLossAccepted = false,
): Promise<WriteResult<T, R, Comparison> | undefined> => {
  const { i18n, id, base, known, find, isStored, reader, complete, mayCreate, loss, isDone } = options;
  const isGone = known.read().is === 'absent';
  const isNew = record.id === undefined;
  if ((isNew || isGone) && mayCreate && !(await mayCreate(record, context))) return undefined;
  const before = known.read();
  const isRead = isStored && before.is !== 'unknown' && !(isNew && base.id !== undefined);
  const row = before.is === 'found' ? before.row : base;
  const written = await writeBack<T, R, Comparison>({
    ...(isRead && { turn: `save/${i18n}/${id}`, find: signal => find(base, signal) }),
    left: context.left,
    despite: isGone ? ['gone', 'unknown'] : ['unknown'],
    changeIn: now => comparisonWith(i18n, [complete(row, now), now, complete(record, now), known.sent], reader),
    // react-hook-form returns its own objects. Later keystrokes must not change what was sent.
    edit: now => structuredClone(now ? complete(record, now) : record),
    unsentIn: (completed, now) =>
      isNew || (isGone && !now) || isLossAccepted ? [] : (loss?.unsentIn(completed) ?? []),
    isDone,
    send: (completed, now) => {
      if (isRead) known.sent.push(record);
      return send(completed, isGone && !now);
    },
  });
  if (!isHeldUp(written)) return written;
  if (!(await isWantedAllTheSame(written, context, options))) return undefined;
  if (written.is === 'gone') known.set(ABSENT);
  if (written.is === 'changed') known.set({ is: 'found', row: written.now });
  // What was changed since the user was asked is shown again.
  return writeRecord(options, record, context, send, isLossAccepted || written.is === 'incomplete');
};
