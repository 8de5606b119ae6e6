import { del, delMany, entries, get, set } from 'idb-keyval';
import { sessionStore } from 'shared/storage';

/** A copy of unsaved edits, kept in this browser only. It never holds a token or a password. */
export interface Draft<T = unknown> {
  /** Milliseconds since 1970. */
  savedAt: number;
  values: T;
  /** `hashOf` the record that was being edited. */
  base?: string;
}

const memory = new Map<string, Draft>();

const PREFIX = 'draft|v1|';

/** A draft nobody came back for in a week goes, and so do the oldest beyond fifty. */
const LONGEST_KEPT = 7 * 24 * 60 * 60 * 1000;
const MOST_KEPT = 50;

/** One draft for each account, section and record; new records of a section share one. */
export const draftKey = (login: string, section: string, id: string | number | undefined) =>
  PREFIX + [login, section, id ?? 'new'].join('|');

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' && kept !== null && 'savedAt' in kept && 'values' in kept;

const newest = (drafts: unknown[]): Draft | undefined =>
  drafts.filter(isDraft).sort((one, other) => other.savedAt - one.savedAt)[0];

/** The newest kept draft, or undefined; storage that is blocked or broken holds none. */
export const readDraft = async (key: string): Promise<Draft | undefined> => {
  const atHand = [memory.get(key), sessionStore.get(key)];
  try {
    return newest([...atHand, await get(key)]);
  } catch {
    return newest(atHand);
  }
};

/** Keeps a draft while the page is going away: the database would answer too late, the tab's own storage is at once. */
export const writeDraftAtOnce = (key: string, draft: Draft) => sessionStore.set(key, draft);

/** Keeps a draft; answers whether it will outlive this page. */
export const writeDraft = async (key: string, draft: Draft): Promise<boolean> => {
  memory.set(key, draft);
  try {
    await set(key, draft);
    return true;
  } catch {
    return false;
  }
};

export const removeDraft = async (key: string): Promise<void> => {
  memory.delete(key);
  sessionStore.remove(key);
  try {
    await del(key);
  } catch {
    // What could not be stored need not be removed.
  }
};

const kept = async (): Promise<[string, Draft][]> =>
  (await entries<string, Draft>()).filter(([key, draft]) => String(key).startsWith(PREFIX) && isDraft(draft));

/** A kept draft, and whose it is; a new record has no id. */
export interface KeptDraft extends Draft {
  /** As the form's duck is called. */
  section: string;
  id?: string;
}

/** This account's drafts, newest first. */
export const draftsOf = async (login: string): Promise<KeptDraft[]> => {
  const own = `${PREFIX}${login}|`;
  try {
    return (await kept())
      .filter(([key]) => key.startsWith(own))
      .map(([key, draft]) => {
        const [section, id] = key.slice(own.length).split('|');
        return { ...draft, section, ...(id === 'new' ? {} : { id }) };
      })
      .sort((one, other) => other.savedAt - one.savedAt);
  } catch {
    return [];
  }
};

/** Removes the drafts that are too old, or too many. */
export const pruneDrafts = async (now = Date.now()): Promise<void> => {
  try {
    const newestFirst = (await kept()).sort(([, one], [, other]) => other.savedAt - one.savedAt);
    const outdated = newestFirst.filter(([, { savedAt }], at) => at >= MOST_KEPT || now - savedAt > LONGEST_KEPT);
    await delMany(outdated.map(([key]) => key));
  } catch {
    // Storage that is blocked holds nothing to prune.
  }
};

/** Removes every draft of this browser: the person signed out. */
export const forgetDrafts = async (): Promise<void> => {
  memory.clear();
  sessionStore
    .keys()
    .filter(key => key.startsWith(PREFIX))
    .forEach(sessionStore.remove);
  try {
    await delMany((await kept()).map(([key]) => key));
  } catch {
    // What could not be stored need not be removed.
  }
};
