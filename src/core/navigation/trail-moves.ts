import type { Action } from 'history';
import { isEntry, isOfOneForm, type Entry } from './trail-entry';
import { isPlainObject } from 'lib/is-plain-object';

/** Browsers keep about fifty entries per tab. */
const MAX_ENTRIES = 100;

/** The entries in order, and the index of the current one. */
export interface Entries {
  entries: readonly Entry[];
  at: number;
}

export const isEntries = (stored: unknown): stored is Entries => {
  if (!isPlainObject(stored)) return false;
  const { entries, at } = stored;
  if (!Array.isArray(entries) || typeof at !== 'number' || !Number.isInteger(at)) return false;
  return entries.every(isEntry) && at >= 0 && at < entries.length;
};

export const indexOf = ({ entries }: Entries, key: string | undefined) => entries.findIndex(entry => entry.key === key);

/** The range of entries around the current one that belong to the same form. */
export const rangeOfForm = ({ entries, at }: Entries): [first: number, last: number] => {
  const isOfForm = (index: number) => index in entries && isOfOneForm(entries[index], entries[at]);
  let [first, last] = [at, at];
  while (isOfForm(first - 1)) first -= 1;
  while (isOfForm(last + 1)) last += 1;
  return [first, last];
};

export const close = ({ entries, at }: Entries, isMeant: (entry: Entry, index: number) => boolean): Entries => ({
  entries: entries.map((entry, index) => (isMeant(entry, index) ? { ...entry, isClosed: true } : entry)),
  at,
});

/** The trail after the browser went to an entry, added one, or replaced the current one. */
export const move = (trail: Entries, entry: Entry, action: Action): Entries => {
  const { entries, at } = trail;
  const found = indexOf(trail, entry.key);
  if (action === 'REPLACE' && at >= 0) {
    // Text screens ahead of a form belong to the record that the form showed before.
    const [, last] = isOfOneForm(entry, entries[at]) ? [at, at] : rangeOfForm(trail);
    const closed = close(trail, (_entry, index) => index > at && index <= last);
    return { entries: closed.entries.map((one, index) => (index === at ? entry : one)), at };
  }
  if (action === 'POP' && found >= 0) return { entries, at: found };
  const next = [...entries.slice(0, at + 1), entry].slice(-MAX_ENTRIES);
  return { entries: next, at: next.length - 1 };
};

/** How many steps the entry is away from the current one. An unknown entry was just added after the current one. */
export const stepsTo = (trail: Entries, key: string | undefined): number => {
  const to = indexOf(trail, key);
  return to < 0 || to === trail.at ? 1 : to - trail.at;
};

/**
 * How many steps lead to the entry, or past it to the first one that is not closed. 0 if there is none ahead, and
 * undefined if there is none behind.
 */
export const stepsToOpen = (trail: Entries, key: string | undefined): number | undefined => {
  const { entries, at } = trail;
  const to = indexOf(trail, key);
  if (to < 0 || to === at) return 1;
  const by = Math.sign(to - at);
  for (let index = to; index in entries; index += by) if (!entries[index].isClosed) return index - at;
  return by > 0 ? 0 : undefined;
};

/** Whether the entry before the current one is open and shows this path. */
export const isBelow = ({ entries, at }: Entries, path: string) =>
  at > 0 && entries[at - 1].path === path && !entries[at - 1].isClosed;

/** Whether the entry is the text screen of the current form, or the form of the current text screen. */
export const isSameForm = (trail: Entries, key: string | undefined) => {
  const { entries, at } = trail;
  const to = indexOf(trail, key);
  if (to < 0 || Math.abs(to - at) !== 1 || entries[to].isClosed) return false;
  return entries[to].path !== entries[at].path && isOfOneForm(entries[to], entries[at]);
};
