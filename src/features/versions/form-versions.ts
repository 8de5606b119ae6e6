import type { Identified } from 'lib/model';
import { nameWithoutId } from 'lib/records/names';
import { hasMarkdown, type Parts } from 'lib/records/parts';
import type { VersionAddress, VersionHow } from './store';
import type { TextSource } from './texts';

/** Records of a section that have long texts, and are not people. */
export const areVersioned = ({ shape, texts }: TextSource, isOfPeople = false) =>
  !isOfPeople && (texts !== undefined || Object.values(shape as Parts).some(hasMarkdown));

/** The versions that one form leaves. */
export interface FormVersions {
  source: TextSource;
  addressOf: (record: Identified) => VersionAddress | undefined;
  /** Keeps what the server had when the form was opened. */
  keepOpened: (record: Identified) => Promise<void>;
  /**
   * Keeps a record that was stored, after those that it replaced.
   * @param known the record as it was read before it was sent, if somebody else had changed it
   */
  keepStored: (opened: Identified, known: Identified, stored: Identified, how: VersionHow) => Promise<void>;
}

/** A version that cannot be kept is nobody's concern: the record itself is on the server. */
export const createFormVersions = (login: string, section: string, source: TextSource): FormVersions => {
  const addressOf = ({ id }: Identified) => (id === undefined ? undefined : { login, section, id: String(id) });
  const keep = async (record: Identified, how: VersionHow) => {
    const address = addressOf(record);
    const loaded = await Promise.all([import('./store'), import('./texts')]).catch(() => undefined);
    if (!address || !loaded) return;
    const [{ keepVersion }, { textsOf }] = loaded;
    await keepVersion(address, { how, name: nameWithoutId(record), texts: textsOf(record, source) });
  };
  let opened: Promise<void> | undefined;
  const keepOpened = (record: Identified) => (opened ??= keep(record, 'opened'));
  return {
    source,
    addressOf,
    keepOpened,
    keepStored: async (before, known, stored, how) => {
      await keepOpened(before);
      await keep(known, 'opened');
      await keep(stored, how);
    },
  };
};
