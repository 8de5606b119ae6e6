import { localStore, sessionStore } from 'lib/storage';
import { draftOf, type Draft, type ReadDraft } from './draft';
import { addressOf, isDraftKey } from './draft-address';

/** Storage that answers at once. */
interface Place {
  keys: () => readonly string[];
  get: (key: string) => unknown;
  remove: (key: string) => void;
}

/** What this page wrote, for a browser that keeps nothing. */
const memory = new Map<string, Draft>();

const page: Place = {
  keys: () => [...memory.keys()],
  get: key => memory.get(key),
  remove: key => void memory.delete(key),
};

/** Several drafts must never fill the storage that the token needs: about 5 million characters in all. */
const MAX_COPY = 2_000_000;

/** Places beside the database: this page, this tab, and copies that a page made while it was closing. */
const PLACES: readonly Place[] = [page, sessionStore, localStore];

export const keepInPage = (key: string, draft: Draft) => void memory.set(key, draft);

export const inPage = (key: string): Draft | undefined => memory.get(key);

/** Answers whether the draft survives a reload of this tab. */
export const keepInTab = (key: string, draft: Draft): boolean => sessionStore.set(key, draft);

/** Keeps a draft for the next page of this browser, before this page is gone. */
export const keepCopy = (key: string, draft: Draft) => {
  if (JSON.stringify(draft).length <= MAX_COPY) localStore.set(key, draft);
};

/** Removes the copy once the database has the same draft or a later one. */
export const removeCopy = (key: string, savedAt: number) => {
  const copy = draftOf(localStore.get(key));
  if (!copy || copy.savedAt <= savedAt) localStore.remove(key);
};

/** Drafts that the database was given and has not confirmed. */
const unconfirmed = new Map<string, Draft>();

export const awaitConfirmation = (key: string, draft: Draft) => void unconfirmed.set(key, draft);

export const confirm = (key: string, draft: Draft) => {
  if (unconfirmed.get(key) === draft) unconfirmed.delete(key);
};

/** A page that goes does not hear of the database any more. */
const copyUnconfirmed = () => unconfirmed.forEach((draft, key) => keepCopy(key, draft));

window.addEventListener('pagehide', copyUnconfirmed);
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && copyUnconfirmed());

/** Undefined stands for a damaged copy. */
export const copies = (): [string, Draft | undefined][] =>
  localStore
    .keys()
    .filter(isDraftKey)
    .map(key => [key, draftOf(localStore.get(key))]);

const heldIn = (place: Place): [string, ReadDraft][] =>
  place
    .keys()
    .filter(isDraftKey)
    .flatMap((key): [string, ReadDraft][] => {
      const draft = draftOf(place.get(key));
      if (draft && addressOf(key)) return [[key, draft]];
      place.remove(key);
      return [];
    });

/** The drafts that need no database; what is damaged goes. */
export const atHand = (): [string, ReadDraft][] => PLACES.flatMap(heldIn);

export const removeAtHand = (key: string) => {
  unconfirmed.delete(key);
  PLACES.forEach(place => place.remove(key));
};
