import { useSyncExternalStore } from 'react';
import { shallowEqual } from 'react-redux';
import { createSignal } from './signal';

/** A value outside React that components can subscribe to. */
export interface State<T> {
  read: () => T;
  /** Replaces these fields, and tells the subscribers if one of them is another value now. */
  set: (changes: Partial<T>) => void;
  /** Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

export const createState = <T extends object>(initial: T): State<T> => {
  let now = initial;
  const changes = createSignal();
  return {
    read: () => now,
    set: part => {
      const next = { ...now, ...part };
      if (shallowEqual(now, next)) return;
      now = next;
      changes.notify();
    },
    subscribe: changes.subscribe,
  };
};

/** The value now. The component renders again when it changes. */
export const useStateNow = <T>({ subscribe, read }: Pick<State<T>, 'subscribe' | 'read'>): T =>
  useSyncExternalStore(subscribe, read);
