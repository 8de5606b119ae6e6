import { lookupInTime } from './lookup';
import type { FindStored, Lookup } from './source';

/** What is known of the stored record: the one against which changes by other users are detected. */
export interface KnownRecord<T> {
  /** Absent if the user knows that it is gone. */
  read: () => Lookup<T>;
  set: (known: Lookup<T>) => void;
  /** What was sent while the record was open: the server's answer to it is nobody else's change. */
  sent: T[];
  /**
   * The form has this record now. The server may store something else than its response to a save shows: with `find`,
   * the record is read again. Until it arrives, changes cannot be detected. Returns the function that ends this.
   */
  follow: (base: T, find?: FindStored<T>) => () => void;
}

export const createKnownRecord = <T>(opened: T): KnownRecord<T> => {
  let known: Lookup<T> = { is: 'found', row: opened };
  const set = (next: Lookup<T>) => {
    known = next;
  };
  return {
    read: () => known,
    set,
    sent: [],
    follow: (base, find) => {
      const controller = new AbortController();
      set(find ? { is: 'unknown' } : { is: 'found', row: base });
      if (find)
        void lookupInTime(signal => find(base, signal), controller.signal).then(now => {
          if (!controller.signal.aborted && now.is !== 'absent') set(now);
        });
      return () => controller.abort();
    },
  };
};
