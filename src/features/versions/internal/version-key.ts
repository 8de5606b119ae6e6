import { attempt } from 'lib/browser/attempt';

const HOWS = ['opened', 'saved', 'released', 'replaced'] as const;

/** How a version came to be: it was opened, or this browser saved, released or replaced it. */
export type VersionHow = (typeof HOWS)[number];

export interface VersionAddress {
  login: string;
  /** The name of the duck. */
  section: string;
  id: string;
}

/** What is known of a version without its texts. */
export interface Version extends VersionAddress {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  how: VersionHow;
  /** The run of replacing that made it. */
  run?: string;
  /** Bytes of its texts, as they are stored. */
  size: number;
  /** The name of the record. */
  name: string;
  /** Equal texts have the same mark. */
  hash: string;
  /** Words that the version before it does not have, and words of that version that it does not have. */
  added: number;
  removed: number;
}

/** How the keys of these versions begin: of all, of an account, or of a record. */
export const startOf = (...parts: readonly string[]): string =>
  parts.length === 0 ? '[' : `${JSON.stringify(parts).slice(0, -1)},`;

/** A key holds all that the list of versions shows, so that a list reads no texts. */
export const versionKey = (version: Omit<Version, 'key'>): string => {
  const { login, section, id, at, how, run = null, size, name, hash, added, removed } = version;
  return JSON.stringify([login, section, id, at, how, run, size, name, hash, added, removed]);
};

const isHow = (value: unknown): value is VersionHow => HOWS.some(how => how === value);

/** Undefined for a damaged key. */
export const versionAt = (key: string): Version | undefined => {
  const parts: unknown = attempt(() => JSON.parse(key));
  if (!Array.isArray(parts)) return undefined;
  const [login, section, id, at, how, run, size, name, hash, added, removed]: unknown[] = parts;
  if (typeof login !== 'string' || typeof section !== 'string' || typeof id !== 'string') return undefined;
  if (typeof name !== 'string' || typeof hash !== 'string' || !isHow(how)) return undefined;
  if (typeof at !== 'number' || typeof size !== 'number') return undefined;
  if (typeof added !== 'number' || typeof removed !== 'number') return undefined;
  const ofRun = typeof run === 'string' && { run };
  return { key, login, section, id, at, how, ...ofRun, size, name, hash, added, removed };
};
