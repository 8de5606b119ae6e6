import { type MutableRefObject, useEffect, useRef } from 'react';
import type { ListKey } from 'core/i18n/message-key';
import type { Comparison } from 'features/changes/comparison';
import type { TextReader } from 'lib/long-texts';
import type { Identified } from 'lib/model';
import { useLatest } from 'lib/use-latest';
import { ABSENT, type FindStored, type Lookup, lookupInTime, type Unknown } from 'records/lookup';
import { writeBack, type WriteResult } from 'records/write-back';
import type { Loss } from './internal/ask-about-loss';
import { ChangedElsewhere } from './internal/changed-elsewhere';
import { comparisonWith } from './internal/comparison-with';
import type { Ask, SaveContext } from './save-step';

const UNKNOWN: Unknown = { is: 'unknown' };

/**
 * The record against which changes by other users are detected; absent if the user knows that it is gone. The server
 * may store something else than its response shows, so the record is read again after a save. Until it arrives, such
 * changes cannot be detected.
 */
const useKnownRecord = <T,>(base: T, wasSaved: boolean, latestFind: MutableRefObject<FindStored<T>>) => {
  const knownRef = useRef<Lookup<T>>({ is: 'found', row: base });
  useEffect(() => {
    knownRef.current = wasSaved ? UNKNOWN : { is: 'found', row: base };
    if (!wasSaved) return;
    const controller = new AbortController();
    void lookupInTime(signal => latestFind.current(base, signal), controller.signal).then(now => {
      if (!controller.signal.aborted && now.is !== 'absent') knownRef.current = now;
    });
    return () => controller.abort();
  }, [base, wasSaved, latestFind]);
  return knownRef;
};

interface WriteBackOptions<T> {
  i18n: ListKey;
  /** Names the record among those of its section. */
  id: Identified['id'];
  /** The record as it was opened, or as it was saved last. */
  base: T;
  find: FindStored<T>;
  /** There is a stored record to read. */
  isStored: boolean;
  /** This form saved the record, and stayed open with what was typed later. */
  wasSaved?: boolean;
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

/** Resolves to undefined if the user did not want the record to be sent. */
export type WriteRecord<T> = <R>(
  record: T,
  context: SaveContext<T>,
  send: Send<T, R>,
) => Promise<WriteResult<T, R, Comparison> | undefined>;

/** What holds a write up until its user has answered. */
type HeldUp<T> = Extract<WriteResult<T, unknown, Comparison>, { is: 'changed' | 'gone' | 'incomplete' }>;

const isHeldUp = <T, R>(written: WriteResult<T, R, Comparison>): written is HeldUp<T> =>
  written.is === 'changed' || written.is === 'gone' || written.is === 'incomplete';

/** Shows what holds a write up. Whether the user wants to save their own version all the same. */
const isWantedAllTheSame = async <T extends object>(
  held: HeldUp<T>,
  ask: Ask,
  { i18n, reopen, loss }: Pick<WriteBackOptions<T>, 'i18n' | 'reopen' | 'loss'>,
): Promise<boolean> => {
  if (held.is === 'incomplete') return loss !== undefined && loss.isAccepted(held.unsent, ask);
  const props = { i18n, reopen, change: held };
  const isMine = await ask<boolean>(answer => (
    <ChangedElsewhere {...props} onSaveMine={() => answer(true)} onCancel={() => answer()} />
  ));
  return isMine === true;
};

/**
 * Writes a record back, and asks the user about what holds that up: another user changed or deleted it in the meantime,
 * or the server did not send all of it. If the record cannot be read, the save continues.
 */
export const useWriteBack = <T extends object & Identified>(options: WriteBackOptions<T>): WriteRecord<T> => {
  const { i18n, id, base, find, isStored, wasSaved = false, reader, complete } = options;
  const { mayCreate = async () => true, loss, isDone } = options;
  const latestFind = useLatest(find);
  const knownRef = useKnownRecord(base, wasSaved, latestFind);
  const sentBefore = useRef<T[]>([]);

  const write = async <R,>(
    record: T,
    context: SaveContext<T>,
    send: Send<T, R>,
    isLossAccepted = false,
  ): Promise<WriteResult<T, R, Comparison> | undefined> => {
    const isGone = knownRef.current.is === 'absent';
    const isNew = record.id === undefined;
    if ((isNew || isGone) && !(await mayCreate(record, context))) return undefined;
    const isRead = isStored && knownRef.current.is !== 'unknown' && !(isNew && base.id !== undefined);
    const before = knownRef.current.is === 'found' ? knownRef.current.row : base;
    const written = await writeBack<T, R, Comparison>({
      ...(isRead && { turn: `save/${i18n}/${id}`, find: signal => latestFind.current(base, signal) }),
      left: context.left,
      despite: isGone ? ['gone', 'unknown'] : ['unknown'],
      changeIn: now =>
        comparisonWith(i18n, [complete(before, now), now, complete(record, now), sentBefore.current], reader),
      // react-hook-form returns its own objects. Later keystrokes must not change what was sent.
      edit: now => structuredClone(now ? complete(record, now) : record),
      unsentIn: (completed, now) =>
        isNew || (isGone && !now) || isLossAccepted ? [] : (loss?.unsentIn(completed) ?? []),
      isDone,
      send: (completed, now) => {
        if (isRead) sentBefore.current.push(record);
        return send(completed, isGone && !now);
      },
    });
    if (!isHeldUp(written)) return written;
    if (!(await isWantedAllTheSame(written, context.ask, options))) return undefined;
    if (written.is === 'gone') knownRef.current = ABSENT;
    if (written.is === 'changed') knownRef.current = { is: 'found', row: written.now };
    // What was changed since the user was asked is shown again.
    return write(record, context, send, isLossAccepted || written.is === 'incomplete');
  };
  return write;
};
