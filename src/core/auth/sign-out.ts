type Listener = (login: string) => void | Promise<void>;

const listeners = new Set<Listener>();

/**
 * Calls `listener` with the login of an account that signs out; the store has forgotten it by then. The same function
 * is called once, however often it is given.
 */
export const onSignOut = (listener: Listener) => void listeners.add(listener);

/** Tells that an account signs out; resolves when every listener is done. */
export const publishSignOut = async (login: string): Promise<void> => {
  await Promise.all([...listeners].map(listener => listener(login)));
};
