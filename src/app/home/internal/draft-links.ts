import { useEffect, useState } from 'react';
import type { MenuEntry } from 'app/menu/menus';
import { type Destination, recordAt } from 'app/menu/recent-links';
import { useSession } from 'core/auth/use-session';
import { draftsOf, type StoredDraft } from 'features/drafts/store/draft-store';
import { isPlainObject } from 'lib/is-plain-object';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'lib/records/names';

export interface DraftLink {
  key: string;
  /** The record's name; a new record may have none yet. */
  name: string;
  savedAt: number;
  entry: MenuEntry;
  to: Destination;
}

/** A draft stores what the user typed, which may not be a valid record. Only its texts can name it. */
const textsOf = (values: unknown): Identified =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(([field, value]) => field !== 'id' && typeof value === 'string'),
  );

/** The name of the record that a draft belongs to; empty if it has none yet. */
export const nameOfDraft = ({ name, values }: Pick<StoredDraft, 'name' | 'values'>) =>
  name ?? nameOfRow(textsOf(values));

const linkOf = (
  { key, section, id, draftId, values, savedAt, name: stored }: StoredDraft,
  menu: readonly MenuEntry[],
): DraftLink[] => {
  const settings = menu.find(one => !one.section.records && one.section.ducks.some(duck => duck.name === section));
  if (settings && id !== undefined) return [{ key, name: id, savedAt, entry: settings, to: { pathname: settings.to } }];
  const entry = menu.find(({ section: { records, ducks } }) =>
    records?.parts ? ducks.some(duck => duck.name === section) : records?.duck.name === section,
  );
  if (!entry?.section.records) return [];
  const { parts, screen } = entry.section.records;
  const name = nameOfRow(textsOf(values));
  const link = { key, name, savedAt, entry };
  const pathname = entry.to + (parts ? '/manage' : screen);
  if (id === undefined) return [{ ...link, to: { pathname, state: { draft: draftId } } }];
  if (!parts) return [{ ...link, to: recordAt(entry, stored ?? name, id) }];
  return isPlainObject(values) ? [{ ...link, to: { pathname, search: parts.queryOf({ ...values, id }) } }] : [];
};

/**
 * Links to text that this account wrote but did not save to the server. They come from this browser's storage only, and
 * are undefined until it was read.
 */
export const useDraftLinks = (menu: readonly MenuEntry[]): DraftLink[] | undefined => {
  const { login } = useSession();
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>();
  useEffect(() => {
    let isGone = false;
    const show = (stored: readonly StoredDraft[]) => isGone || setDrafts(stored);
    void draftsOf(login ?? '', show).then(show);
    return () => {
      isGone = true;
    };
  }, [login]);
  return drafts?.flatMap(draft => linkOf(draft, menu));
};
