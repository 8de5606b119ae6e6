type Listener<Args extends unknown[]> = (...args: Args) => void;

/**
 * A list of listeners. `notify` calls each one with the arguments; `subscribe` returns the function that unsubscribes.
 */
export const createSignal = <Args extends unknown[] = []>() => {
  const listeners = new Set<Listener<Args>>();
  return {
    subscribe: (listener: Listener<Args>) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args: Args) => listeners.forEach(listener => listener(...args)),
  };
};
