import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { onSignOut } from 'core/auth/sign-out';
import { useSession } from 'core/auth/use-session';
import type { Search, SearchState } from 'features/find/search';

interface Kept<S> {
  key: string;
  search: S;
  /** The link that left the results, to return to. */
  opened?: string;
}

type KeptSearches = Map<string, Kept<unknown>>;

/** The latest search of each screen of a running app: Back shows it as it was left. A sign-out forgets it. */
let keptOf = new WeakMap<object, KeptSearches>();

const forget = () => {
  keptOf = new WeakMap();
};

const keptIn = (app: object): KeptSearches => {
  const kept: KeptSearches = keptOf.get(app) ?? new Map();
  keptOf.set(app, kept);
  return kept;
};

const searchOf = <S>(kept: KeptSearches, screen: string, key: string, create: () => S): Kept<S> => {
  const known = kept.get(screen) as Kept<S> | undefined;
  if (known?.key === key) return known;
  const fresh = { key, search: create() };
  kept.set(screen, fresh);
  return fresh;
};

export interface ShownSearch<S> {
  search: S;
  state: SearchState;
  opened: string | undefined;
  noteOpened: (link: string) => void;
  /** Drops what was found and begins anew. */
  again: () => void;
}

/**
 * The search that an address asks for. It begins when the screen is opened for the first time, and stops when it is
 * left. `key` tells searches of a screen apart.
 */
export const useSearch = <S extends Search>(screen: string, key: string, create: () => S): ShownSearch<S> => {
  const { login = '' } = useSession();
  const [attempt, setAttempt] = useState(0);
  const kept = keptIn(useStore());
  const shown = searchOf(kept, screen, [login, key].join('|'), create);
  const { search } = shown;
  // Results are rendered between keys and scrolls, not before them.
  const state = useDeferredValue(useSyncExternalStore(search.subscribe, search.state));

  useEffect(() => {
    onSignOut(forget);
    if (search.state().status === 'new') search.start();
    return search.stop;
  }, [search, attempt]);
  return {
    search,
    state,
    opened: shown.opened,
    noteOpened: link => {
      shown.opened = link;
    },
    again: () => {
      search.stop();
      kept.delete(screen);
      setAttempt(attempt + 1);
    },
  };
};
