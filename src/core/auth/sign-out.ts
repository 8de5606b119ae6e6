/** How an account signs out. */
export interface SignOut {
  /** The keys of copies of unsaved text that open forms still need. They stay for their owner. */
  keptDrafts: ReadonlySet<string>;
  /** Another tab signs out. It removes what all tabs share. */
  isElsewhere: boolean;
}

type Listener = (login: string, how: SignOut) => void | Promise<void>;

const listeners = new Set<Listener>();

/**
 * Calls `listener` with the login of an account that signs out, here or in another tab. By then the store no longer
 * holds that account, unless its unsaved form stays open. A function that is registered several times is called once.
 */
export const onSignOut = (listener: Listener) => void listeners.add(listener);

/** Notifies the listeners that an account signs out. Resolves when every listener is done. */
export const publishSignOut = async (login: string, how: SignOut): Promise<void> => {
  await Promise.all([...listeners].map(listener => listener(login, how)));
};
