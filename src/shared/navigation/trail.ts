import type { History } from 'history';
import { sessionStore } from 'shared/storage';

const STORAGE_KEY = 'navigation-trail';

interface Trail {
  keys: string[];
  at: number;
}

const isTrail = (kept: unknown): kept is Trail =>
  typeof kept === 'object' &&
  kept !== null &&
  Array.isArray((kept as Trail).keys) &&
  Number.isInteger((kept as Trail).at);

/** The keys of this tab's history entries in order; kept through a reload, which history itself forgets them over. */
export const createTrail = () => {
  const kept = sessionStore.get(STORAGE_KEY);
  let { keys, at }: Trail = isTrail(kept) ? kept : { keys: [], at: -1 };

  const move = (key: string, action: 'PUSH' | 'REPLACE' | 'POP') => {
    const found = keys.indexOf(key);
    if (action === 'REPLACE' && at >= 0) keys = keys.with(at, key);
    else if (action === 'POP' && found >= 0) at = found;
    else {
      keys = [...keys.slice(0, at + 1), key];
      at += 1;
    }
    sessionStore.set(STORAGE_KEY, { keys, at });
  };

  return {
    /** How many steps lie between here and the entry; one that is not known was just added in front. */
    stepsTo: (key: string | undefined): number => {
      const to = key === undefined ? -1 : keys.indexOf(key);
      return to < 0 || to === at ? 1 : to - at;
    },
    follow: (history: History) => {
      move(history.location.key ?? '', 'POP');
      history.listen(({ key = '' }, action) => move(key, action));
    },
  };
};
