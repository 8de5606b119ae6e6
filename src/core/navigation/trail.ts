import type { Action, History } from 'history';
import { sessionStore } from 'lib/storage';
import { entryOf, isOfRecord } from './trail-entry';
import {
  close,
  indexOf,
  isBelow,
  isEntries,
  isSameForm,
  move,
  rangeOfForm,
  stepsTo,
  stepsToOpen,
  type Entries,
} from './trail-moves';

const STORAGE_KEY = 'navigation-trail';

const EMPTY: Entries = { entries: [], at: -1 };

/** The key of the browser's current entry; `hash-history` ensures that each entry has one. */
const currentKey = (): string => window.history.state?.key ?? '';

/** A tab opened by a link gets a copy of this storage, but not of the history entries: it has nothing to go back to. */
const isOfOtherTab = (trail: Entries) => {
  const position = indexOf(trail, currentKey());
  return (position < 0 ? trail.at + 1 : position) >= window.history.length;
};

/**
 * This tab's history entries in order, which the browser itself does not reveal. They survive a reload. Entries whose
 * form is finished are marked as closed: the browser cannot remove them.
 */
export const createTrail = () => {
  let trail: Entries = sessionStore.read(STORAGE_KEY, isEntries) ?? EMPTY;

  const set = (next: Entries) => {
    trail = next;
    sessionStore.set(STORAGE_KEY, trail);
  };
  const moveTo = (path: string, state: unknown, action: Action) =>
    set(move(trail, entryOf(currentKey(), path, state), action));
  const closeForm = () => {
    const [first, last] = rangeOfForm(trail);
    set(close(trail, (_entry, index) => index >= first && index <= last));
  };

  return {
    stepsTo: (key: string | undefined) => stepsTo(trail, key),
    stepsToOpen: (key: string | undefined) => stepsToOpen(trail, key),
    isSameForm: (key: string | undefined) => isSameForm(trail, key),
    isBelow: (path: string) => isBelow(trail, path),
    closeForm,
    /** Closes the form that was saved or discarded on leaving, if a return would show its record again. */
    closeLeft: () => {
      if (trail.entries[trail.at]?.hasRecord) closeForm();
    },
    /** Closes every entry that shows this record in the form at this path. */
    closeRecord: (path: string, id: string | number) => set(close(trail, entry => isOfRecord(entry, path, String(id)))),
    /** Updates the current entry after its state changed. */
    revise: (path: string, state: unknown) => moveTo(path, state, 'REPLACE'),
    /** Updates the current position after a step of the browser that `history` was not told about. */
    arriveAt: (key: string | undefined) => {
      const at = indexOf(trail, key);
      if (at >= 0) trail = { ...trail, at };
    },
    follow: (history: History) => {
      if (isOfOtherTab(trail)) trail = EMPTY;
      moveTo(history.location.pathname, history.location.state, 'POP');
      return history.listen(({ pathname, state }, action) => moveTo(pathname, state, action));
    },
  };
};

export type Trail = ReturnType<typeof createTrail>;
