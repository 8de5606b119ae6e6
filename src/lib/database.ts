import { createStore, delMany, get, set } from 'idb-keyval';
import { inTime } from 'lib/in-time';
import { inTurn } from 'lib/in-turn';
import { isPlainObject } from 'lib/is-plain-object';
import { storedName } from 'lib/stored-names';

/**
 * A database that gives no answer for this time, in milliseconds, counts as blocked. WebKit does not answer while it
 * keeps an earlier page with an open transaction.
 */
export const DATABASE_PATIENCE = 1000;
/** A slow disk may take longer, and what a person has kept is worth the wait: nothing else has it. */
export const READ_PATIENCE = 5000;

type Store = ReturnType<typeof createStore>;

/**
 * What a database answers. `newer`: a newer version of the console has written it, so nothing was read or written.
 * `full`: the browser gives it no more room. `absent`: the browser has none, refuses it, or did not answer in time.
 */
export type DatabaseAnswer<R> = { is: 'done'; value: R } | { is: 'newer' | 'full' | 'absent' };

/** A small database of its own: values by text keys. No call rejects. */
export interface Database {
  /** The keys that begin so. */
  keys: (start: string) => Promise<DatabaseAnswer<string[]>>;
  /** The value; undefined if there is none. It may be damaged, so whoever reads it checks it. */
  get: (key: string) => Promise<DatabaseAnswer<unknown>>;
  set: (key: string, value: unknown) => Promise<DatabaseAnswer<void>>;
  remove: (keys: readonly string[]) => Promise<DatabaseAnswer<void>>;
}

/** The key of the number of the format. */
const FORMAT = 'format';

export const isOutOfRoom = (error: unknown) => isPlainObject(error) && error.name === 'QuotaExceededError';

const keysIn = (store: Store, start: string) =>
  store(
    'readonly',
    values =>
      new Promise<string[]>((resolve, reject) => {
        const request = values.getAllKeys(IDBKeyRange.bound(start, `${start}\uffff`));
        request.onsuccess = () => resolve(request.result.map(String).filter(key => key !== FORMAT));
        request.onerror = () => reject(request.error ?? new Error());
      }),
  );

/** Whether the content has this format by now. It is asked before each call: a newer tab may have changed it. */
const hasFormat = async (name: string, store: Store, format: number, carryOver: CarryOver): Promise<boolean> => {
  if ((await get<unknown>(FORMAT, store)) === format) return true;
  return inTurn(`format/${name}`, async () => {
    const stored = await get<unknown>(FORMAT, store);
    if (typeof stored === 'number' && stored > format) return false;
    if (typeof stored === 'number' && stored < format) await carryOver(store, stored);
    if (stored !== format) await set(FORMAT, format, store);
    return true;
  });
};

/** Changes content of an earlier format to the present one. It may be called twice. */
type CarryOver = (store: Store, from: number) => Promise<void>;

/**
 * Opens a database by name. The number of its format is a value in it, not the browser's version of it: an upgrade of
 * that would wait for every tab that has the database open.
 */
export const openDatabase = (
  name: string,
  format: number,
  carryOver: CarryOver = () => Promise.resolve(),
): Database => {
  const store = createStore(storedName(name), 'values');
  const run = async <R>(work: () => Promise<R>, patience = DATABASE_PATIENCE): Promise<DatabaseAnswer<R>> => {
    const ask = async (): Promise<DatabaseAnswer<R>> =>
      (await hasFormat(name, store, format, carryOver)) ? { is: 'done', value: await work() } : { is: 'newer' };
    try {
      return await inTime(ask(), patience);
    } catch (error) {
      return { is: isOutOfRoom(error) ? 'full' : 'absent' };
    }
  };
  return {
    keys: start => run(() => keysIn(store, start), READ_PATIENCE),
    get: key => run(() => get<unknown>(key, store), READ_PATIENCE),
    set: (key, value) => run(() => set(key, value, store)),
    remove: keys => run(() => delMany([...keys], store)),
  };
};
