import type { DatabaseAnswer } from 'lib/database';
import { database } from './internal/database';

/** What names something that is kept: whose it is, and the address that shows it. */
export interface KeptName {
  login: string;
  address: string;
}

/** What a person has decided in a review of places, or corrected in the rows of a sheet. */
type KeptKind = 'review' | 'sheet';

export const isKeptSheet = (key: string) => /^\["(?:[^"\\]|\\.)*","sheet",/.test(key);

/** Work on a screen that outlives the page, until it is sent. */
export const keptAs = (kind: KeptKind) => {
  const keyOf = ({ login, address }: KeptName) => JSON.stringify([login, kind, address]);
  return {
    /** It may be damaged, so whoever reads it checks it. */
    read: (name: KeptName): Promise<DatabaseAnswer<unknown>> => database.get(keyOf(name)),
    /** Returns whether it outlives this page. */
    write: async (name: KeptName, value: object): Promise<boolean> =>
      (await database.set(keyOf(name), { at: Date.now(), ...value })).is === 'done',
    remove: (name: KeptName) => database.remove([keyOf(name)]),
  };
};
