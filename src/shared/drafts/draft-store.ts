import { del, get, set } from 'idb-keyval';

/** A copy of unsaved edits, kept in this browser only. It never holds a token or a password. */
export interface Draft<T = unknown> {
  /** Milliseconds since 1970. */
  savedAt: number;
  values: T;
}

const memory = new Map<string, Draft>();

/** One draft for each account, section and record; new records of a section share one. */
export const draftKey = (login: string, section: string, id: string | number | undefined) =>
  ['draft', 'v1', login, section, id ?? 'new'].join('|');

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' && kept !== null && 'savedAt' in kept && 'values' in kept;

/** The kept draft, or undefined; storage that is blocked or broken holds none. */
export const readDraft = async (key: string): Promise<Draft | undefined> => {
  const inMemory = memory.get(key);
  if (inMemory) return inMemory;
  try {
    const kept = await get(key);
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a draft; answers whether it will outlive this page. */
export const writeDraft = async (key: string, draft: Draft): Promise<boolean> => {
  memory.set(key, draft);
  try {
    await set(key, draft);
    return true;
  } catch {
    return false;
  }
};

export const removeDraft = async (key: string): Promise<void> => {
  memory.delete(key);
  try {
    await del(key);
  } catch {
    // What could not be stored need not be removed.
  }
};
