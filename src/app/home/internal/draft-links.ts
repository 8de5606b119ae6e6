import { useEffect, useState } from 'react';
import type { MenuEntry } from 'app/menu/menus';
import { type Destination, recordAt } from 'app/menu/recent-links';
import { useSession } from 'core/auth/use-session';
import { draftsOf, type StoredDraft } from 'features/drafts/store/draft-store';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'ui/table/columns';

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

const linkOf = (
  { key, section, id, form, values, savedAt, name: stored }: StoredDraft,
  menu: readonly MenuEntry[],
): DraftLink[] => {
  const settings = menu.find(one => !one.section.records && one.section.ducks.some(duck => duck.name === section));
  if (settings && id !== undefined) return [{ key, name: id, savedAt, entry: settings, to: { pathname: settings.to } }];
  const entry = menu.find(one => one.section.records?.duck.name === section);
  const screen = entry?.section.records?.screen;
  if (!entry || screen === undefined) return [];
  const name = nameOfRow(textsOf(values));
  const emptyForm = { pathname: entry.to + screen, state: { draft: form } };
  return [{ key, name, savedAt, entry, to: id === undefined ? emptyForm : recordAt(entry, stored ?? name, id) }];
};

/** Links to text that this account wrote but did not save to the server. They come from this browser's storage only. */
export const useDraftLinks = (menu: readonly MenuEntry[]): DraftLink[] => {
  const { login } = useSession();
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([]);
  useEffect(() => {
    let isGone = false;
    void draftsOf(login ?? '').then(stored => !isGone && setDrafts(stored));
    return () => {
      isGone = true;
    };
  }, [login]);
  return drafts.flatMap(draft => linkOf(draft, menu));
};
