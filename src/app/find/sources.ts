import { useState } from 'react';
import { type MenuEntry, menuOf } from 'app/menu/menus';
import { useMenu } from 'app/menu/use-menu';
import { authoritiesOf } from 'core/auth/account';
import { authentication } from 'core/auth/authentication-reducer';
import { writeRecordQuery } from 'crud/record/record-address';
import type { MenuGroup, SectionRecords } from 'crud/section';
import type { FindSource } from 'features/find/source';

/** The groups of the menu whose records are clinical content. */
const CONTENT: readonly MenuGroup[] = ['texts', 'medicines', 'diagnosis', 'calculators'];

const partsOf = (source: FindSource, { parts }: SectionRecords, to: string): FindSource['parts'] => {
  if (!parts) return undefined;
  const { shape, queryOf, readOf, library, duck } = parts;
  return {
    // An interaction may have the id of a substance.
    source: {
      ...source,
      path: `${source.path}/parts`,
      form: `${to}/manage`,
      shape,
      queryOf,
      records: { library, duck, isContent: true },
      texts: undefined,
    },
    read: readOf,
  };
};

const sourceOf = (records: SectionRecords, { section, to }: MenuEntry): FindSource => {
  const { duck, screen, arePeople = false, isAskedByName = arePeople, loadReleases } = records;
  // Of a row that has parts, no form edits the row itself.
  const isContent = CONTENT.includes(section.menuGroup) && !isAskedByName && !records.parts;
  const source: FindSource = {
    path: section.path,
    i18n: section.i18n,
    form: to + screen,
    shape: duck.shape,
    texts: section.texts,
    fetchPage: duck.fetchPage,
    records: { library: duck, duck, loadReleases, isContent },
    queryOf: row => writeRecordQuery(row, !arePeople),
    isAskedByName,
    arePeople,
  };
  return { ...source, parts: partsOf(source, records, to) };
};

/** The sections of a menu whose records can be searched, each once. */
const sourcesOf = (menu: readonly MenuEntry[]): FindSource[] =>
  menu.flatMap(entry => {
    const { records } = entry.section;
    return records && !entry.isSecond ? [sourceOf(records, entry)] : [];
  });

/** The sections that this account's menu shows. */
export const useSources = (): readonly FindSource[] => {
  const menu = useMenu();
  // The menu is a new array on each render.
  const [sources] = useState(() => sourcesOf(menu));
  return sources;
};

/** The same, outside the app's own screens. */
export const readSources = (state: unknown): readonly FindSource[] =>
  sourcesOf(menuOf(authoritiesOf(authentication.select(state).account), { docs: false, gateway: false }));
