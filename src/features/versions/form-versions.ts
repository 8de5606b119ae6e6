import { DATABASE_PATIENCE } from 'lib/database';
import { inTime } from 'lib/in-time';
import type { Identified } from 'lib/model';
import { hasMarkdown } from 'lib/records/has-markdown';
import { nameWithoutId } from 'lib/records/names';
import type { Parts } from 'lib/records/parts';
import { keepVersion, type VersionAddress, type VersionHow } from './store';
import { type TextsDescription, textsOf } from './texts';

/** Records of a section that have long texts, and are not people. */
export const areVersioned = ({ shape, texts }: TextsDescription, isOfPeople = false) =>
  !isOfPeople && (texts !== undefined || Object.values(shape as Parts).some(hasMarkdown));

/** The versions that one form leaves. */
export interface FormVersions {
  source: TextsDescription;
  addressOf: (record: Identified) => VersionAddress | undefined;
  /** Keeps what the server had when the form was opened. */
  keepOpened: (record: Identified) => Promise<void>;
  /**
   * Keeps a record that was stored, after those that it replaced.
   * @param known the record as it was read before it was sent, if somebody else had changed it
   */
  keepStored: (opened: Identified, known: Identified, stored: Identified, how: VersionHow) => Promise<void>;
}

/** All that forms have begun to keep. */
let keeping = Promise.resolve();

/** Resolves once what forms have left until now is kept, or the database gives no answer. */
export const whenKept = (): Promise<void> => inTime(keeping, DATABASE_PATIENCE).catch(() => undefined);

/** A version that cannot be kept is nobody's concern: the record itself is on the server. */
export const createFormVersions = (login: string, section: string, source: TextsDescription): FormVersions => {
  const addressOf = ({ id }: Identified) => (id === undefined ? undefined : { login, section, id: String(id) });
  const keep = async (record: Identified, how: VersionHow) => {
    const address = addressOf(record);
    if (address) await keepVersion(address, { how, name: nameWithoutId(record), texts: textsOf(record, source) });
  };
  const counted = (begun: Promise<void>) => {
    const kept = begun.catch(() => undefined);
    keeping = keeping.then(() => kept);
    return kept;
  };
  let opened: Promise<void> | undefined;
  const keepOpened = (record: Identified) => (opened ??= counted(keep(record, 'opened')));
  const keepAll = async (before: Identified, known: Identified, stored: Identified, how: VersionHow) => {
    await keepOpened(before);
    await keep(known, 'opened');
    await keep(stored, how);
  };
  return { source, addressOf, keepOpened, keepStored: (...stored) => counted(keepAll(...stored)) };
};
