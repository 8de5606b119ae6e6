import type { History } from 'history';
import { sessionStore } from 'lib/storage';

const STORAGE_KEY = 'navigation-trail';

/** Browsers keep about fifty entries of a tab. */
const MAX_ENTRIES = 100;

const CONTENT = '/content';

/** One entry of this tab's history. */
interface Entry {
  key: string;
  path: string;
  /** The screen was handed a record, which may be older than the stored one when somebody comes back to it. */
  isHanded: boolean;
  /** Id of that record; null where it is new or there is none. */
  record: string | null;
  /** Its form was saved, cancelled or discarded, or its record was deleted. */
  isClosed: boolean;
}

interface Trail {
  entries: Entry[];
  at: number;
}

const isEntry = (kept: unknown): kept is Entry =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof (kept as Entry).key === 'string' &&
  typeof (kept as Entry).path === 'string';

const isTrail = (kept: unknown): kept is Trail => {
  if (typeof kept !== 'object' || kept === null) return false;
  const { entries, at } = kept as Partial<Trail>;
  if (!Array.isArray(entries) || typeof at !== 'number' || !Number.isInteger(at)) return false;
  return entries.every(isEntry) && at >= 0 && at < entries.length;
};

interface Handed {
  record?: { id?: unknown };
  base?: { id?: unknown };
}

const idOf = ({ record, base }: Handed): string | null => {
  const id = (base ?? record)?.id;
  return id === undefined || id === null ? null : String(id);
};

const entryOf = (key: string, path: string, state: unknown): Entry => {
  const handed: Handed = typeof state === 'object' && state !== null ? state : {};
  return { key, path, isHanded: Boolean(handed.record), record: idOf(handed), isClosed: false };
};

/** A form and its text screens are one form: `/x/y/manage` and `/x/y/manage/content`. */
const formPathOf = (path: string) => (path.endsWith(CONTENT) ? path.slice(0, -CONTENT.length) : path);

/** Both areas have the same sections and records, so the area is left out. */
const pathInArea = (path: string) => formPathOf(path).split('/').slice(2).join('/');

const isOfOneForm = (one: Entry, other: Entry) =>
  formPathOf(one.path) === formPathOf(other.path) && one.record === other.record;

/** The entry that the browser stands at; `hash-history` sees to it that each has a key. */
const currentKey = (): string => window.history.state?.key ?? '';

/**
 * This tab's history entries in order, which the browser itself tells nobody. They survive a reload. Entries whose
 * form is over are marked as closed: the browser cannot remove them.
 */
export const createTrail = () => {
  let { entries, at }: Trail = sessionStore.read(STORAGE_KEY, isTrail) ?? { entries: [], at: -1 };

  const store = () => sessionStore.set(STORAGE_KEY, { entries, at });
  const indexOf = (key: string | undefined) => entries.findIndex(entry => entry.key === key);
  const close = (isMeant: (entry: Entry, index: number) => boolean) => {
    entries = entries.map((entry, index) => (isMeant(entry, index) ? { ...entry, isClosed: true } : entry));
    store();
  };

  /** The stretch of entries around the current one that are the same form. */
  const rangeOfForm = (): [first: number, last: number] => {
    const isOfForm = (index: number) => index in entries && isOfOneForm(entries[index], entries[at]);
    let [first, last] = [at, at];
    while (isOfForm(first - 1)) first -= 1;
    while (isOfForm(last + 1)) last += 1;
    return [first, last];
  };

  const closeForm = () => {
    const [first, last] = rangeOfForm();
    close((_entry, index) => index >= first && index <= last);
  };

  const move = (entry: Entry, action: 'PUSH' | 'REPLACE' | 'POP') => {
    const found = indexOf(entry.key);
    if (action === 'REPLACE' && at >= 0) {
      // Text screens ahead of a form belong to the record that the form had.
      const [, last] = isOfOneForm(entry, entries[at]) ? [at, at] : rangeOfForm();
      entries = entries.map((one, index) => (index > at && index <= last ? { ...one, isClosed: true } : one));
      entries = entries.with(at, entry);
    } else if (action === 'POP' && found >= 0) at = found;
    else {
      entries = [...entries.slice(0, at + 1), entry].slice(-MAX_ENTRIES);
      at = entries.length - 1;
    }
    store();
  };

  return {
    /** How many steps lie between here and the entry; one that is not known was just added in front. */
    stepsTo: (key: string | undefined): number => {
      const to = indexOf(key);
      return to < 0 || to === at ? 1 : to - at;
    },
    /**
     * How many steps lead to the entry, or past it to the first one that is not closed; 0 where there is none ahead,
     * and undefined where there is none behind.
     */
    stepsToOpen: (key: string | undefined): number | undefined => {
      const to = indexOf(key);
      if (to < 0 || to === at) return 1;
      const by = Math.sign(to - at);
      for (let index = to; index in entries; index += by) if (!entries[index].isClosed) return index - at;
      return by > 0 ? 0 : undefined;
    },
    /** Whether the entry before this one is open and shows this path. */
    isBelow: (path: string) => at > 0 && entries[at - 1].path === path && !entries[at - 1].isClosed,
    /** Whether the entry is the text screen of the current form, or the form of the current text screen. */
    isSameForm: (key: string | undefined) => {
      const to = indexOf(key);
      if (to < 0 || Math.abs(to - at) !== 1 || entries[to].isClosed) return false;
      return entries[to].path !== entries[at].path && isOfOneForm(entries[to], entries[at]);
    },
    closeForm,
    /** Closes the form whose text the person gave up, where coming back would show that text again. */
    closeDiscarded: () => {
      if (entries[at]?.isHanded) closeForm();
    },
    /** Closes every entry that shows this record, as a form at this path does. */
    closeRecord: (path: string, id: string | number) =>
      close(entry => pathInArea(entry.path) === pathInArea(path) && entry.isHanded && entry.record === String(id)),
    /** The current entry has another state. */
    revise: (path: string, state: unknown) => move(entryOf(currentKey(), path, state), 'REPLACE'),
    /** The browser went to an entry, and nobody else was told. */
    arriveAt: (key: string | undefined) => {
      const to = indexOf(key);
      if (to >= 0) at = to;
    },
    follow: (history: History) => {
      // A tab that a link opened got a copy of this storage, but not of the entries: there is nothing to go back to.
      const position = indexOf(currentKey());
      if ((position < 0 ? at + 1 : position) >= window.history.length) [entries, at] = [[], -1];
      move(entryOf(currentKey(), history.location.pathname, history.location.state), 'POP');
      return history.listen(({ pathname, state }, action) => move(entryOf(currentKey(), pathname, state), action));
    },
  };
};
