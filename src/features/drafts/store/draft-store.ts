import { del, delMany, entries, getMany, keys, set, update } from 'idb-keyval';
import { makeRoom } from 'features/versions/store';
import { DATABASE_PATIENCE, isOutOfRoom, READ_PATIENCE } from 'lib/database';
import { inTime } from 'lib/in-time';
import { onOtherTabs, postToOtherTabs } from 'lib/tabs';
import { type Draft, draftOf, type ReadDraft } from './draft';
import { addressOf, type DraftAddress, type DraftRecord, isDraftKey, isOwnKey } from './draft-address';
import {
  atHand,
  awaitConfirmation,
  confirm,
  copies,
  keepCopy,
  keepInPage,
  keepInTab,
  removeAtHand,
  removeCopy,
} from './draft-storage';
import { judge, noted } from './internal/draft-age';

/** The oldest drafts beyond this number are surplus. */
const MAX_STORED = 50;

/**
 * How long a draft is stored: in the browser, or only as long as the tab exists. Drafts with personal data stay in
 * the tab, so that no customer data is left on the disk of a shared computer.
 */
export type DraftReach = 'browser' | 'tab';

/** A draft that was found, and where it is stored. */
export interface StoredDraft<T = unknown> extends Draft<T>, DraftAddress {
  key: string;
}

/** Another tab of this browser no longer needs the draft, so this tab removes what it has of it too. */
onOtherTabs((message, key) => message === 'draft-removed' && key !== undefined && removeAtHand(key));

/** The drafts in the database. Damaged ones are removed from it, unless another application may have stored them. */
const stored = async (isWanted: (key: string) => boolean): Promise<[string, ReadDraft][]> => {
  const wanted = (await keys()).filter(isDraftKey).filter(isWanted);
  const found = (await getMany(wanted)).map(draftOf);
  const damaged = wanted.filter((key, at) => !found[at] && isOwnKey(key));
  if (damaged.length > 0) await delMany(damaged);
  return wanted.flatMap((key, at): [string, ReadDraft][] => {
    const draft = found[at];
    return draft ? [[key, draft]] : [];
  });
};

const newestOfEach = (found: readonly [string, ReadDraft][]): Map<string, ReadDraft> => {
  const newest = new Map<string, ReadDraft>();
  found.forEach(([key, draft]) => {
    const other = newest.get(key);
    if (!other || other.savedAt < draft.savedAt) newest.set(key, draft);
  });
  return newest;
};

type Found = StoredDraft<Record<string, unknown>>[];

/**
 * The drafts at these addresses, newest first. A database that is blocked or broken contributes none. Who can show more
 * later gets what comes soon; if the database answers after that, `onLate` receives them all.
 */
const draftsAt = async (
  isWanted: (address: DraftAddress) => boolean,
  onLate?: (drafts: Found) => void,
): Promise<Found> => {
  const isWantedKey = (key: string) => {
    const address = addressOf(key);
    return address !== undefined && isWanted(address);
  };
  // Read before the database: when the console starts, copies move from here to there.
  const near = atHand();
  const withNear = (fromDatabase: readonly [string, ReadDraft][]): Found =>
    [...newestOfEach([...near, ...fromDatabase])]
      .flatMap(([key, draft]): Found => {
        const address = addressOf(key);
        return address && isWanted(address) ? [{ ...address, ...draft, key }] : [];
      })
      .sort((one, other) => other.savedAt - one.savedAt);
  const reading = stored(isWantedKey).then(withNear);
  return inTime(reading, onLate ? DATABASE_PATIENCE : READ_PATIENCE).catch(() => {
    void reading.then(onLate, () => undefined);
    return withNear([]);
  });
};

/** The drafts of all accounts in this browser, newest first. */
export const draftsOfAll = (onLate?: (drafts: Found) => void) => draftsAt(() => true, onLate);

/** All drafts of this account, newest first. */
export const draftsOf = (login: string, onLate?: (drafts: Found) => void) =>
  draftsAt(address => address.login === login, onLate);

/** The drafts that this account's forms stored for one record, or for new records of a section; newest first. */
export const draftsOfRecord = ({ login, section, id }: DraftRecord, onLate?: (drafts: Found) => void) =>
  draftsAt(address => address.login === login && address.section === section && address.id === id, onLate);

/** Stores a draft while the page is closing: the database would respond too late. */
export const writeDraftAtOnce = (key: string, draft: Draft, reach: DraftReach = 'browser') => {
  keepInPage(key, draft);
  if (reach === 'tab') keepInTab(key, draft);
  else keepCopy(key, draft);
};

/** Bytes of versions that are given up for a draft, at one try after the other. */
const ROOMS = [1_000_000, 10_000_000, Infinity];

/** A browser without room stores a draft in the place of versions. */
const setDraft = async (key: string, draft: Draft, [room, ...more]: readonly number[] = ROOMS): Promise<void> => {
  try {
    await inTime(set(key, draft), DATABASE_PATIENCE);
  } catch (error) {
    if (room === undefined || !isOutOfRoom(error)) throw error;
    if (!(await makeRoom(room))) throw error;
    await setDraft(key, draft, more);
  }
};

/** Stores a draft. Returns whether it will outlive this page. */
export const writeDraft = async (key: string, draft: Draft, reach: DraftReach = 'browser'): Promise<boolean> => {
  keepInPage(key, draft);
  if (reach === 'tab') return keepInTab(key, draft);
  awaitConfirmation(key, draft);
  try {
    await setDraft(key, draft);
    confirm(key, draft);
    removeCopy(key, draft.savedAt);
    return true;
  } catch {
    return false;
  }
};

export const removeDraft = async (key: string): Promise<void> => {
  removeAtHand(key);
  try {
    await inTime(del(key), DATABASE_PATIENCE);
  } catch {
    // What could not be stored need not be removed.
  }
  postToOtherTabs('draft-removed', key);
};

/** Moves the copies that closing pages stored into the database. The later of two drafts wins. */
const takeCopiesIn = () =>
  Promise.all(
    copies().map(async ([key, copy]) => {
      if (copy)
        await update<unknown>(key, current => ((draftOf(current)?.savedAt ?? 0) > copy.savedAt ? current : copy));
      removeCopy(key, copy?.savedAt ?? 0);
    }),
  );

/** Notes on a draft that it seemed too old or surplus, unless a form has stored it again meanwhile. */
const note = (key: IDBValidKey, judged: ReadDraft, now: number) =>
  update<unknown>(key, current => (draftOf(current)?.savedAt === judged.savedAt ? noted(judged, now) : current));

/** Cleans up the stored drafts when the console starts: damaged, old and surplus ones are removed. */
export const pruneDrafts = async (now = Date.now()): Promise<void> => {
  try {
    await takeCopiesIn();
    const drafts = (await entries<IDBValidKey, unknown>()).filter(
      ([key, current]) => isDraftKey(key) && (isOwnKey(key) || draftOf(current)),
    );
    const judged = drafts
      .map(([key, current]) => ({ key, draft: addressOf(String(key)) && draftOf(current) }))
      .sort((one, other) => (other.draft?.savedAt ?? 0) - (one.draft?.savedAt ?? 0))
      .map((one, at) => ({ ...one, verdict: one.draft ? judge(one.draft, at >= MAX_STORED, now) : 'remove' }));
    await delMany(judged.filter(({ verdict }) => verdict === 'remove').map(({ key }) => key));
    await Promise.all(judged.map(({ key, draft, verdict }) => verdict === 'note' && draft && note(key, draft, now)));
  } catch {
    // Blocked storage contains nothing to clean up.
  }
};
