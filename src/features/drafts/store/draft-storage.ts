import { localStore, sessionStore } from 'lib/storage';
import { type Draft, draftOf, type ReadDraft } from './draft';
import { addressOf, isDraftKey, isOwnKey } from './draft-address';

/** Synchronous storage. */
interface SyncStorage {
  keys: () => readonly string[];
  get: (key: string) => unknown;
  remove: (key: string) => void;
}

/** The drafts that this page wrote, for a browser that stores nothing. */
const memory = new Map<string, Draft>();

const page: SyncStorage = {
  keys: () => [...memory.keys()],
  get: key => memory.get(key),
  remove: key => void memory.delete(key),
};

/** Limit of one copy: copies must not fill the storage that the token needs, about 5 million characters in all. */
const MAX_COPY = 2_000_000;

/** The storage besides the database: also the copies that pages made while they were closing. */
const STORAGES: readonly SyncStorage[] = [page, sessionStore, localStore];

export const keepInPage = (key: string, draft: Draft) => void memory.set(key, draft);

export const inPage = (key: string): Draft | undefined => memory.get(key);

/** Stores a draft in this tab. Returns whether the draft survives a reload of the tab. */
export const keepInTab = (key: string, draft: Draft): boolean => sessionStore.set(key, draft);

/** Whether a draft goes with this tab, because it is about people. */
export const isOnlyInTab = (key: string): boolean => sessionStore.keys().includes(key);

/** Stores a copy of a draft for the next page of this browser, before this page is gone. */
export const keepCopy = (key: string, draft: Draft) => {
  if (JSON.stringify(draft).length <= MAX_COPY) localStore.set(key, draft);
};

/** Removes the copy once the database has the same draft or a later one. */
export const removeCopy = (key: string, savedAt: number) => {
  const copy = draftOf(localStore.get(key));
  if (copy ? copy.savedAt <= savedAt : isOwnKey(key)) localStore.remove(key);
};

/** Drafts that were sent to the database and are not confirmed yet. */
const unconfirmed = new Map<string, Draft>();

export const awaitConfirmation = (key: string, draft: Draft) => void unconfirmed.set(key, draft);

export const confirm = (key: string, draft: Draft) => {
  if (unconfirmed.get(key) === draft) unconfirmed.delete(key);
};

/** A page that closes no longer gets the database's confirmation. */
const copyUnconfirmed = () => unconfirmed.forEach((draft, key) => keepCopy(key, draft));

window.addEventListener('pagehide', copyUnconfirmed);
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && copyUnconfirmed());

/** All copies with their keys; undefined for a damaged copy. */
export const copies = (): [string, Draft | undefined][] =>
  localStore
    .keys()
    .filter(isDraftKey)
    .map(key => [key, draftOf(localStore.get(key))]);

const heldIn = (storage: SyncStorage): [string, ReadDraft][] =>
  storage
    .keys()
    .filter(isDraftKey)
    .flatMap((key): [string, ReadDraft][] => {
      const draft = draftOf(storage.get(key));
      if (draft && addressOf(key)) return [[key, draft]];
      if (isOwnKey(key)) storage.remove(key);
      return [];
    });

/** The drafts that are available without the database. Damaged ones are removed under the console's own keys. */
export const atHand = (): [string, ReadDraft][] => STORAGES.flatMap(heldIn);

export const removeAtHand = (key: string) => {
  unconfirmed.delete(key);
  STORAGES.forEach(storage => storage.remove(key));
};
