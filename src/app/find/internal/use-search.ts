import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { Store } from 'redux';
import { onSignOut } from 'core/auth/sign-out';
import { useSession } from 'core/auth/use-session';
import type { Search, SearchState } from 'features/find/search';
import type { FindSource } from 'features/find/source';

interface Kept<S> {
  key: string;
  search: S;
  /** The link that left the results, to return to. */
  opened?: string;
  /** Ends the watch over what is stored. */
  leave: () => void;
}

type KeptSearches = Map<string, Kept<unknown>>;

/** The latest search of each screen of a running app: Back shows it as it was left. A sign-out forgets it. */
const keptOf = new Map<Store, KeptSearches>();

const drop = (kept: KeptSearches, screen: string) => {
  kept.get(screen)?.leave();
  kept.delete(screen);
};

const forget = () => {
  keptOf.forEach(kept => [...kept.keys()].forEach(screen => drop(kept, screen)));
  keptOf.clear();
};

const keptIn = (store: Store): KeptSearches => {
  const kept: KeptSearches = keptOf.get(store) ?? new Map();
  keptOf.set(store, kept);
  return kept;
};

/** Tells a search of each record that a form stores, for as long as the search is kept. */
const watch = (store: Store, { sources, noteStored }: Search) => {
  const storedOf = (source: FindSource) => source.records?.duck.select(store.getState()).saved;
  const known = new Map(sources.map(source => [source, storedOf(source)]));
  return store.subscribe(() =>
    sources.forEach(source => {
      const stored = storedOf(source);
      if (stored === known.get(source)) return;
      known.set(source, stored);
      if (stored) noteStored(source, stored);
    }),
  );
};

const searchOf = <S extends Search>(store: Store, screen: string, key: string, create: () => S): Kept<S> => {
  const kept = keptIn(store);
  const known = kept.get(screen) as Kept<S> | undefined;
  if (known?.key === key) return known;
  drop(kept, screen);
  const search = create();
  const fresh = { key, search, leave: watch(store, search) };
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
export const useSearchOfScreen = <S extends Search>(screen: string, key: string, create: () => S): ShownSearch<S> => {
  const { login = '' } = useSession();
  const [attempt, setAttempt] = useState(0);
  const store = useStore();
  const shown = searchOf(store, screen, [login, key].join('|'), create);
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
      drop(keptIn(store), screen);
      setAttempt(attempt + 1);
    },
  };
};
