import type { Id } from 'lib/model';

/** The edited record, and the user who edits it. A new record has no id. */
export interface DraftRecord {
  login: string;
  /** The name of the form's duck. */
  section: string;
  id: string | undefined;
}

/** Where a draft is stored. Each form in each tab has its own draft. */
export interface DraftAddress extends DraftRecord {
  /** Names the draft: the form that writes it has made this id. */
  draftId: string;
}

const PREFIX = 'draft|v2|';

/** Keys of earlier releases: `draft|v1|<login>|<section>|<id or new>`. The login itself may contain a bar. */
const EARLIER = /^draft\|v1\|(.*)\|([^|]+)\|([^|]+)$/;

/** Whether the console alone uses this key: what is damaged there may be removed. */
export const isOwnKey = (key: string): boolean => key.startsWith(PREFIX);

export const isDraftKey = (key: unknown): key is string =>
  typeof key === 'string' && (isOwnKey(key) || EARLIER.test(key));

export const draftRecord = (login: string, section: string, id: Id | undefined): DraftRecord => ({
  login,
  section,
  id: id === undefined ? undefined : String(id),
});

export const draftKey = ({ login, section, id }: DraftRecord, draftId: string): string =>
  PREFIX + JSON.stringify([login, section, id ?? null, draftId]);

/** Identifies a record in messages between tabs. */
export const recordKey = ({ login, section, id }: DraftRecord): string => JSON.stringify([login, section, id ?? null]);

const partsOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const earlierAddressOf = (key: string): DraftAddress | undefined => {
  const [, login, section, id] = EARLIER.exec(key) ?? [];
  if (login === undefined || section === undefined) return undefined;
  return { login, section, id: id === 'new' ? undefined : id, draftId: 'v1' };
};

/** Parses a key; undefined for a damaged key. */
export const addressOf = (key: string): DraftAddress | undefined => {
  if (!key.startsWith(PREFIX)) return earlierAddressOf(key);
  const parts = partsOf(key.slice(PREFIX.length));
  if (!Array.isArray(parts) || parts.length !== 4) return undefined;
  const [login, section, id, draftId]: unknown[] = parts;
  if (typeof login !== 'string' || typeof section !== 'string' || typeof draftId !== 'string') return undefined;
  if (id !== null && typeof id !== 'string') return undefined;
  return { login, section, id: id ?? undefined, draftId };
};
