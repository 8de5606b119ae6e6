import { attempt } from 'lib/browser/attempt';
import { type DatabaseAnswer, openDatabase } from 'lib/database';
import { inTurn } from 'lib/in-turn';
import { isPlainObject } from 'lib/is-plain-object';
import { packText, unpackText } from 'lib/packed-text';
import { hashOf } from 'lib/record-hash';
import { changedWords } from './internal/changed-words';
import {
  startOf,
  type Version,
  type VersionAddress,
  versionAt,
  type VersionHow,
  versionKey,
} from './internal/version-key';
import { byRowId, type Texts } from './texts';

export type { Version, VersionAddress, VersionHow };

/** Number of the format of what is stored. */
const FORMAT = 1;

/** Bytes of all versions together. */
const LIMIT = 50_000_000;

/** Bytes that are given up at a time if the browser has no room. */
const ROOM = 1_000_000;
const MOST_TRIES = 3;

/** A run of replacing can be undone for this time, in milliseconds: its versions are given up last. */
const UNDOABLE = 7 * 24 * 60 * 60 * 1000;

const database = openDatabase('versions', FORMAT);

/** Undefined if the database does not tell. */
const knownUnder = async (start: string): Promise<readonly Version[] | undefined> => {
  const keys = await database.keys(start);
  return keys.is === 'done' ? keys.value.flatMap(key => versionAt(key) ?? []) : undefined;
};

const versionsUnder = async (start: string): Promise<readonly Version[]> => (await knownUnder(start)) ?? [];

const oldestFirst = (one: Version, other: Version) => one.at - other.at;

/** `newer`: a newer version of the console has written them, `absent`: this browser keeps none. */
export const stateOfVersions = async (): Promise<DatabaseAnswer<unknown>['is']> => (await database.keys(startOf())).is;

/** The versions of a record, newest first. */
export const versionsOf = async ({ login, section, id }: VersionAddress): Promise<readonly Version[]> =>
  [...(await versionsUnder(startOf(login, section, id)))].sort(oldestFirst).reverse();

/** Undefined if they are damaged. */
const textsIn = async (stored: unknown): Promise<Texts | undefined> => {
  const text = await unpackText(stored);
  const texts: unknown = attempt(() => JSON.parse(text ?? ''));
  if (!isPlainObject(texts)) return undefined;
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};

/** Undefined if they are gone or damaged. */
export const textsOfVersion = async ({ key }: Version): Promise<Texts | undefined> => {
  const stored = await database.get(key);
  return stored.is === 'done' ? textsIn(stored.value) : undefined;
};

interface Newest {
  version?: Version;
  /** None, if there is no version or its texts are damaged. */
  texts: Texts;
}

/** What a new version stands beside; undefined if the database does not tell. */
const newestOf = async ({ login, section, id }: VersionAddress): Promise<Newest | undefined> => {
  const known = await knownUnder(startOf(login, section, id));
  const version = known && [...known].sort(oldestFirst).at(-1);
  if (!version) return known && { texts: {} };
  const stored = await database.get(version.key);
  return stored.is === 'done' ? { version, texts: (await textsIn(stored.value)) ?? {} } : undefined;
};

const weightOf = ({ key, size }: Pick<Version, 'key' | 'size'>) => key.length + size;

const isUndoable = ({ at, run }: Version, now: number) => run !== undefined && now - at < UNDOABLE;

/**
 * Gives up versions, the oldest first, until so many bytes are free; those of a run that can be undone come last.
 * Returns whether there was one to give up.
 */
export const makeRoom = async (bytes: number): Promise<boolean> => {
  const now = Date.now();
  const versions = [...(await versionsUnder(startOf()))].sort(
    (one, other) => Number(isUndoable(one, now)) - Number(isUndoable(other, now)) || oldestFirst(one, other),
  );
  let free = 0;
  const count = versions.findIndex(version => (free += weightOf(version)) >= bytes) + 1;
  const given = count === 0 ? versions : versions.slice(0, count);
  return given.length > 0 && (await database.remove(given.map(({ key }) => key))).is === 'done';
};

const write = async (key: string, value: unknown, tries = MOST_TRIES): Promise<boolean> => {
  const { is } = await database.set(key, value);
  if (is !== 'full' || tries === 0) return is === 'done';
  return (await makeRoom(ROOM)) && write(key, value, tries - 1);
};

/** Now, but later than the version before: two versions of one moment would have no order. */
const momentAfter = (newest: Version | undefined) => {
  const [now, next] = [Date.now(), (newest?.at ?? 0) + 1];
  return next - now < 1000 ? Math.max(now, next) : now;
};

/**
 * Keeps the texts of a record. Those that equal its newest version are not kept twice, unless a run of replacing made
 * them. Returns false if they could not be kept.
 */
export const keepVersion = (
  address: VersionAddress,
  { texts, ...version }: { how: VersionHow; name: string; texts: Texts; run?: string },
): Promise<boolean> =>
  inTurn('versions', async () => {
    // A busy browser may tell it late.
    const newest = (await newestOf(address)) ?? (await newestOf(address));
    // Beside versions that are not known it might be kept twice, and as one that changed every word.
    if (!newest) return false;
    const hash = hashOf(byRowId(texts));
    if (newest.version?.hash === hash && version.run === undefined) return true;
    const words = changedWords(newest.texts, texts);
    const packed = await packText(JSON.stringify(texts));
    const at = momentAfter(newest.version);
    const size = packed.bytes.length;
    const key = versionKey({ ...address, ...version, ...words, at, hash, size });
    const weight = weightOf({ key, size });
    if (weight > LIMIT) return false;
    const total = (await versionsUnder(startOf())).reduce((sum, one) => sum + weightOf(one), weight);
    if (total > LIMIT) await makeRoom(total - LIMIT);
    return write(key, packed);
  });

/** Removes all versions of an account. */
export const removeVersions = async (login: string): Promise<void> => {
  await database.remove((await versionsUnder(startOf(login))).map(({ key }) => key));
};

export const countVersions = async (login: string): Promise<number> => (await versionsUnder(startOf(login))).length;
