type Listener = (login: string) => void;

const listeners = new Set<Listener>();

/**
 * Calls `listener` with the login of an account that signs out, here or in another tab. By then the store no longer
 * holds that account, unless its unsaved form stays open. A function that is registered several times is called once.
 */
export const onSignOut = (listener: Listener) => void listeners.add(listener);

/** Notifies the listeners that an account signs out. */
export const publishSignOut: Listener = login => listeners.forEach(listener => listener(login));
