import { type AppDispatch, valueOf } from 'core/redux/hooks';
import { LookupFailed } from 'core/responses/lookup-failed';
import { isOutcomeUnknown } from 'core/responses/responses';
import { textOfSaveError } from 'core/responses/server-text';
import { isAccessRefused } from 'core/responses/session-end';
import { draftRecord } from 'features/drafts/store/draft-address';
import { draftsOfRecord } from 'features/drafts/store/draft-store';
import type { FindSource, RecordsToWrite } from 'features/find/source';
import { keepVersion, textsOfVersion, versionsOf } from 'features/versions/store';
import { type Texts, textsOf } from 'features/versions/texts';
import type { Identified } from 'lib/model';
import { findInList, findWhole } from 'records/find';
import { unsentOf } from 'records/read-by-id';
import { writeBack } from 'records/write-back';
import type { FailReason, PauseReason, SkipReason, TaskItem } from '../task';
import { editedTexts, markOf, withEdits, withoutEdits } from './apply';

/** How the change of one record ended; `stop`: nothing is known to be wrong with it, and the run must wait. */
export type ItemOutcome =
  | { is: 'written' }
  | { is: 'skipped'; reason: SkipReason }
  | { is: 'failed'; reason: FailReason; detail?: string }
  | { is: 'stop'; pause: PauseReason };

export interface ItemWrite {
  source: FindSource & { records: RecordsToWrite };
  item: TaskItem;
  login: string;
  /** Names the run in the versions that it makes. */
  run: string;
  isLater: boolean;
  isWithoutUndo: boolean;
  dispatch: AppDispatch;
  left: AbortSignal;
  /** Is called before the record is sent, with the mark of its texts. Rejects if nothing may be sent. */
  onSend: (after: string) => Promise<void>;
}

/** The version that an undo needs could not be kept. */
class VersionNotKept extends Error {}

const addressOf = ({ source, item, login }: ItemWrite) => ({
  login,
  section: source.records.duck.name,
  id: item.id,
});

/** Finds the record by its name; by the one that the run gives it, if that may be stored. */
const finderOf = ({ source: { records }, item }: ItemWrite) => {
  const { duck, library } = records;
  const find = findWhole({ ...duck, find: findInList(library) });
  const { id, name, renamed } = item;
  const named = (by: string) => ({ id, name: by === id ? undefined : by }) as Identified;
  return async (signal: AbortSignal) => {
    const found = await find(named(name), signal);
    return found.is === 'absent' && renamed !== undefined ? find(named(renamed), signal) : found;
  };
};

/** How far the stored record is from what the write expects: not at all, it is written already, or otherwise. */
type Difference = 'written' | 'changed';

interface Change {
  /** `sent` is the mark of the texts that this write has sent. */
  differenceIn: (now: Identified, sent?: string) => Difference | undefined;
  edit: (now: Identified) => Identified;
}

const keep = async (work: ItemWrite, how: 'opened' | 'replaced', record: Identified) => {
  const { item, source, run } = work;
  return keepVersion(addressOf(work), { how, name: item.name, texts: textsOf(record, source), run });
};

const outcomeOfError = (error: unknown, isSent: boolean): ItemOutcome => {
  if (error instanceof VersionNotKept) return { is: 'stop', pause: 'versions' };
  if (isAccessRefused(error)) return { is: 'stop', pause: 'access' };
  if (isSent && error instanceof LookupFailed) return { is: 'failed', reason: 'lookup' };
  if (isOutcomeUnknown(error)) return { is: 'failed', reason: isSent ? 'unconfirmed' : 'network' };
  return { is: 'failed', reason: isSent ? 'refused' : 'network', detail: textOfSaveError(error) };
};

/** Whether a write without an answer is stored, as far as a second look can tell. */
const isStored = async (work: ItemWrite, { differenceIn }: Change, sent: Identified) => {
  const now = await finderOf(work)(work.left);
  const mark = markOf(textsOf(sent, work.source), work.item.edits);
  return now.is === 'found' && differenceIn(now.row, mark) === 'written';
};

const write = async (work: ItemWrite, change: Change, isUndo: boolean): Promise<ItemOutcome> => {
  const { source, item, dispatch, left, isWithoutUndo, onSend } = work;
  const { duck } = source.records;
  const { relations, complete = (record: Identified) => record } = duck;
  const written = await writeBack<Identified, Identified | null, Difference>({
    turn: `save/${source.i18n}/${item.id}`,
    left,
    find: finderOf(work),
    changeIn: now => change.differenceIn(now),
    edit: now => structuredClone(now ? complete(change.edit(now), now) : { id: item.id }),
    unsentIn: record => unsentOf(relations, record),
    send: async (record, now) => {
      if (!isUndo && !isWithoutUndo && now && !(await keep(work, 'opened', now))) throw new VersionNotKept();
      await onSend(markOf(textsOf(record, source), item.edits));
      return valueOf(await dispatch(duck.save(record)));
    },
  });
  if (left.aborted && written.is !== 'stored' && written.is !== 'refused') return { is: 'stop', pause: 'left' };
  switch (written.is) {
    case 'stored':
      if (!isUndo) await keep(work, 'replaced', written.sent);
      return { is: 'written' };
    case 'changed':
      return written.change === 'written' ? { is: 'written' } : { is: 'skipped', reason: 'changed' };
    case 'gone':
    case 'incomplete':
      return { is: 'skipped', reason: written.is };
    case 'unknown':
      return outcomeOfError(written.error, false);
    case 'unconfirmed':
      return (await isStored(work, change, written.sent)) ? { is: 'written' } : outcomeOfError(written.error, true);
    case 'refused':
      return outcomeOfError(written.error, true);
  }
};

/** Whether this browser has unsaved typing of this account in the record. */
const hasDraft = async ({ source, item, login }: ItemWrite) =>
  (await draftsOfRecord(draftRecord(login, source.records.duck.name, item.id))).length > 0;

/**
 * Replaces the accepted places of one record, by the same steps as the save of a form: it is read again, compared,
 * completed and sent, in turn with other tabs. A text that is not as it was reviewed is left as it is.
 */
export const replaceIn = async (work: ItemWrite): Promise<ItemOutcome> => {
  const { source, item, isLater } = work;
  if (await hasDraft(work)) return { is: 'skipped', reason: 'draft' };
  const releases = isLater ? await source.records.loadReleases?.() : undefined;
  return write(
    work,
    {
      differenceIn: (now, sent = item.after) => {
        const mark = markOf(textsOf(now, source), item.edits);
        if (mark === item.before) return undefined;
        return mark === sent ? 'written' : 'changed';
      },
      edit: now => {
        const edited = withEdits(now, item.edits, source);
        return releases ? releases.releaseChangesLater(edited, now) : edited;
      },
    },
    false,
  );
};

/** The texts that a run found in a record; undefined if their version is gone. */
const textsBefore = async (work: ItemWrite): Promise<Texts | undefined> => {
  const versions = await versionsOf(addressOf(work));
  const version = versions.findLast(({ run, how }) => run === work.run && how === 'opened');
  return version && textsOfVersion(version);
};

/** Writes the former texts of one record back, where the stored ones are still what the run wrote. */
export const undoIn = async (work: ItemWrite): Promise<ItemOutcome> => {
  const { source, item } = work;
  if (await hasDraft(work)) return { is: 'skipped', reason: 'draft' };
  const before = await textsBefore(work);
  const after = before && editedTexts(before, item.edits, source.texts);
  if (!before || !after) return { is: 'skipped', reason: 'unreadable' };
  const isEvery = (texts: Texts, wanted: Texts) => Object.keys(after).every(path => texts[path] === wanted[path]);
  return write(
    work,
    {
      differenceIn: now => {
        const texts = textsOf(now, source);
        if (isEvery(texts, after)) return undefined;
        return isEvery(texts, before) ? 'written' : 'changed';
      },
      edit: now => withoutEdits(now, { before, after }, source),
    },
    true,
  );
};
