import type { Action } from 'history';
import { isPlainObject } from 'lib/is-plain-object';
import { sessionStore } from 'lib/storage';

const STORAGE_KEY = 'history-position';

/** What each history entry stores beside the router's key and state. */
interface Mark {
  /** Counts the tab's entries from 0. The browser does not reveal the position of an entry. */
  index: number;
  /** The path of the entry right before. */
  below?: string;
}

const markIn = (state: unknown): Mark | undefined => {
  if (!isPlainObject(state) || typeof state.index !== 'number') return undefined;
  return { index: state.index, below: typeof state.below === 'string' ? state.below : undefined };
};

/** The mark of the entry at which the browser is. An address that the user just typed has none. */
const ownMark = () => markIn(window.history.state);

/** Where this tab was last: for a page that loads in an entry without a mark. */
interface StoredIndex {
  index: number;
  /** The index of the last entry. */
  last: number;
}

const isStoredIndex = (stored: unknown): stored is StoredIndex =>
  isPlainObject(stored) && Number.isInteger(stored.index) && Number.isInteger(stored.last);

/** The mark of a page that loads. A tab opened by a link gets a copy of the storage, but no entries to go back to. */
const startAt = (stored: StoredIndex | undefined): Mark => ({
  index: stored && stored.index + 1 < window.history.length ? stored.index + 1 : 0,
});

/** The index of the entry that the console shows. It survives a reload, and tells direction and distance of a step. */
export const createEntryIndex = () => {
  const stored = sessionStore.read(STORAGE_KEY, isStoredIndex);
  const known = ownMark();
  let here = known ?? startAt(stored);
  let last = known ? Math.max(here.index, stored?.last ?? 0) : here.index;
  let path = '';

  return {
    /** How many steps the browser is away from the entry that is shown. An entry without a mark was just added. */
    steps: () => (ownMark()?.index ?? here.index + 1) - here.index || 1,
    /** Whether the browser can go on in this direction. */
    hasMore: (direction: number) => {
      const index = ownMark()?.index ?? last;
      return direction < 0 ? index > 0 : index < last;
    },
    /** Whether the entry right before the one that is shown has this path. */
    isBelow: (other: string) => here.below === other,
    arrive: () => {
      here = ownMark() ?? here;
    },
    /** Follows a step that `history` is told about. */
    move: (action: Action) => {
      const arrived = action === 'REPLACE' ? here : action === 'POP' && ownMark();
      if (!arrived) last = here.index + 1;
      here = arrived || { index: last, below: path };
    },
    /** Stores the mark in the entry that is shown, which has this path. */
    store: (shown: string) => {
      path = shown;
      window.history.replaceState({ ...window.history.state, ...here }, '');
      sessionStore.set(STORAGE_KEY, { index: here.index, last } satisfies StoredIndex);
    },
  };
};
