import { type ComponentProps, type MutableRefObject, useEffect, useRef } from 'react';
import type { ListKey } from 'core/i18n/message-key';
import { type Comparison, comparisonOf } from 'features/changes/comparison';
import { inTurn } from 'lib/in-turn';
import type { TextReader } from 'lib/long-texts';
import type { Identified } from 'lib/model';
import { useLatest } from 'lib/use-latest';
import type { Find, Lookup, Unknown } from 'records/lookup';
import { type Change, ChangedElsewhere } from './internal/changed-elsewhere';
import { fieldsChangedElsewhere } from './internal/changed-fields';
import { readInTime } from './internal/read-stored';
import type { Ask, SaveStep } from './save-step';

const pick = (record: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));

/** What other users changed in the record, as far as its form shows it; `undefined` if there is nothing to show. */
export const comparisonWith = async (
  i18n: ListKey,
  [known, now, sent, sentBefore]: readonly [object, object, object, readonly object[]],
  reader: TextReader | undefined,
): Promise<Comparison | undefined> => {
  const fields = fieldsChangedElsewhere(known, now, sent, sentBefore);
  if (fields.length === 0) return undefined;
  const comparison = comparisonOf(pick(known, fields), pick(now, fields), reader);
  // The code that compares texts is a chunk of its own. If it cannot be loaded, the user is asked all the same.
  const changes = await import('features/changes/changes').catch(() => undefined);
  return changes?.changesOf(i18n, comparison).length === 0 ? undefined : comparison;
};

const UNKNOWN: Unknown = { is: 'unknown' };

/**
 * The record against which changes by other users are detected; absent if the user knows that it is gone. The server
 * may store something else than its response shows, so the record is read again after a save. Until it arrives, such
 * changes cannot be detected.
 */
const useKnownRecord = <T,>(base: T, wasSaved: boolean, latestRead: MutableRefObject<Find<T>>) => {
  const knownRef = useRef<Lookup<T>>({ is: 'found', row: base });
  useEffect(() => {
    knownRef.current = wasSaved ? UNKNOWN : { is: 'found', row: base };
    if (!wasSaved) return;
    const controller = new AbortController();
    readInTime(signal => latestRead.current(base, signal), controller.signal).then(
      now => {
        if (!controller.signal.aborted && now.is !== 'absent') knownRef.current = now;
      },
      // The next save cannot be sent without a session either.
      () => undefined,
    );
    return () => controller.abort();
  }, [base, wasSaved, latestRead]);
  return knownRef;
};

const itself = <T,>(record: T) => record;

interface ReadAgainOptions<T> {
  i18n: ListKey;
  /** Names the record among those of its section. */
  id: Identified['id'];
  /** The record as it was opened, or as it was saved last. */
  base: T;
  find: Find<T>;
  /** There is a stored record to read. */
  isStored: boolean;
  /** This form saved the record, and stayed open with what was typed later. */
  wasSaved?: boolean;
  /** Reads the long texts of the record, if it has any. */
  reader?: TextReader;
  /** Opens the form again with the record as it is stored, if the form can do so. */
  reopen?: (now: T, keepDraft: boolean) => void;
  /** Adds to the record what is stored now and cannot be edited here. Nobody is asked about that. */
  complete?: (record: T, now: T) => T;
}

/** Shows what changed. Whether the user wants to save their own version all the same. */
const isMineWanted = <T extends object>(
  ask: Ask,
  about: Pick<ComponentProps<typeof ChangedElsewhere<T>>, 'i18n' | 'change' | 'reopen'>,
) => ask<boolean>(answer => <ChangedElsewhere {...about} onSaveMine={() => answer(true)} onCancel={() => answer()} />);

/**
 * Reads a record once more before it is overwritten. The API has no record versions, so this is how the form notices
 * that another user changed or deleted the record in the meantime: it shows that, and asks. If the record cannot be
 * read, the save continues. Tabs take turns, so that the second one reads what the first one stored.
 */
export const useReadAgain = <T extends object>(options: ReadAgainOptions<T>): SaveStep<T> => {
  const { i18n, id, base, find, isStored, wasSaved = false, reader, reopen, complete = itself } = options;
  const latestRead = useLatest(find);
  const knownRef = useKnownRecord(base, wasSaved, latestRead);
  const sentBefore = useRef<T[]>([]);

  const changeIn = async (now: Lookup<T>, sent: T): Promise<Change<T> | undefined> => {
    const known = knownRef.current;
    if (now.is === 'absent') return known.is === 'absent' ? undefined : { now };
    if (now.is === 'unknown' || known.is === 'unknown') return undefined;
    const [before, { row }] = [known.is === 'absent' ? base : known.row, now];
    const records = [complete(before, row), row, complete(sent, row), sentBefore.current] as const;
    const comparison = await comparisonWith(i18n, records, reader);
    return comparison && { now, comparison };
  };

  const step: SaveStep<T> = async (record, next, context) => {
    const { ask, left } = context;
    if (!isStored || knownRef.current.is === 'unknown') return next(record);
    const change = await inTurn(`save/${i18n}/${id}`, async () => {
      const now = await readInTime(signal => latestRead.current(base, signal), left);
      const found = await changeIn(now, record);
      if (found) return found;
      sentBefore.current.push(record);
      if (now.is === 'found') await next(complete(record, now.row));
      else await next(record, knownRef.current.is === 'absent');
      return undefined;
    });
    if (!change || !(await isMineWanted(ask, { i18n, change, reopen }))) return;
    knownRef.current = change.now;
    // What was changed since the user was asked is shown again.
    await step(record, next, context);
  };
  return step;
};
