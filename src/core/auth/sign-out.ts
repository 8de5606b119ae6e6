type Listener = (login: string) => void | Promise<void>;

const listeners = new Set<Listener>();

/**
 * Calls `listener` with the login of an account that signs out. By then the store no longer holds that account. A
 * function that is registered several times is called once.
 */
export const onSignOut = (listener: Listener) => void listeners.add(listener);

/** Notifies the listeners that an account signs out. Resolves when every listener is done. */
export const publishSignOut = async (login: string): Promise<void> => {
  await Promise.all([...listeners].map(listener => listener(login)));
};
