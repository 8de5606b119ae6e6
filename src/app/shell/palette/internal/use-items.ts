import type { MenuEntry } from 'app/menu/menus';
import { type RecentLink, useRecentLinks } from 'app/menu/recent-links';
import { withNumbers } from 'core/i18n/distinction';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { findAddress } from 'core/navigation/find-address';
import { useHasForm } from 'core/navigation/open-forms';
import { aside, lookAside, openAside } from 'features/aside/looked-up';
import type { Id, Identified } from 'lib/model';
import { useStateNow } from 'lib/state';
import { searchText } from 'lib/text';
import { useActions, useOtherWords } from './actions';
import { type Item, ranked } from './match';
import type { ListedRecord } from './sought-sections';
import { useRecordSearch } from './use-record-search';

export interface ItemGroup {
  id: 'sections' | 'actions' | 'recents' | 'records' | 'texts';
  items: readonly Item[];
}

/** A section that appears in two of the account's menus is offered once. */
const onceEach = (menu: readonly MenuEntry[]) =>
  menu.filter(({ section }, at) => menu.findIndex(entry => entry.section === section) === at);

const useSectionItems = (menu: readonly MenuEntry[]): Item[] => {
  const t = useT();
  const home: Item = { id: 'home', label: t('global.menu.home'), to: { pathname: '/' } };
  const sections = menu.map(({ section, to }): Item => ({
    id: `section-${section.path}`,
    label: t(keyOf(section.i18n, 'title')),
    hint: t(keyOf('global.menu.groups', section.menuGroup)),
    words: [section.path],
    to: { pathname: to },
  }));
  return [...sections, home];
};

/** The empty forms that a menu entry links to, each with its full address. */
const newFormsOf = ({ section, to }: MenuEntry) =>
  section.newForms.map(({ path, label }) => ({ to: to + path, label }));

const useNewFormItems = (menu: readonly MenuEntry[]): Item[] => {
  const t = useT();
  const wordsFor = useOtherWords();
  return menu.flatMap(newFormsOf).map(({ to, label }) => ({
    id: `new-${to}`,
    label: t(label),
    hint: t('palette.new'),
    words: wordsFor('create'),
    to: { pathname: to },
  }));
};

type NumberedItem = Item & { number?: Id };

/** While a form is on the page, a record opens beside it. */
const useBeside = () => {
  const hasForm = useHasForm();
  return ({ section }: MenuEntry, name: string, id?: Id, row?: Identified) =>
    hasForm && id !== undefined && section.records
      ? () => lookAside({ section: section.path, id, name }, row)
      : undefined;
};

/** A recent record that the search also found is offered once. */
const useRecentItems = (menu: readonly MenuEntry[], records: readonly ListedRecord[]): NumberedItem[] => {
  const t = useT();
  const beside = useBeside();
  const isFound = ({ entry, id }: RecentLink) =>
    records.some(record => record.entry.section === entry.section && record.id === id);
  return useRecentLinks(menu)
    .filter(recent => !isFound(recent))
    .map(({ section, id, name, entry, to }) => ({
      // The same as that of the found record, which takes its place.
      id: `record-${section}-${id}`,
      number: id,
      label: name,
      hint: t(keyOf(entry.section.i18n, 'title')),
      to,
      beside: beside(entry, name, id),
    }));
};

const useRecordItems = (records: readonly ListedRecord[]): NumberedItem[] => {
  const t = useT();
  const beside = useBeside();
  return records.map(({ entry, id, name, code, to, row }) => ({
    id: `record-${entry.section.path}-${id}`,
    number: id,
    label: name,
    hint: [t(keyOf(entry.section.i18n, 'title')), code].filter(Boolean).join(' · '),
    words: code ? [code] : [],
    isFound: true,
    to,
    beside: beside(entry, name, id, row),
  }));
};

/** The panel that was closed beside the form, with its tabs. */
const useClosedPanel = (): Item[] => {
  const t = useT();
  const hasForm = useHasForm();
  const { tabs, isOpen } = useStateNow(aside);
  if (!hasForm || isOpen || tabs.length === 0) return [];
  return [{ id: 'aside', label: t('aside.show'), words: t('aside.words').split(', '), run: openAside }];
};

/** The search of the typed text in all texts; none for an account without sections. */
const useInTexts = ([first]: readonly MenuEntry[], typed: string): Item[] => {
  const t = useT();
  return first && typed !== ''
    ? [{ id: 'texts', label: t('palette.inTexts', { text: typed }), to: findAddress(first.to, { text: typed }) }]
    : [];
};

/** Everything that the palette finds for the typed text, by group. */
export const useItems = (text: string, wholeMenu: readonly MenuEntry[]) => {
  const menu = onceEach(wholeMenu);
  const typed = searchText(text);
  const { records, ...search } = useRecordSearch(typed, menu);
  const actions = [...useClosedPanel(), ...useActions(menu)];
  const sections = useSectionItems(menu);
  const newForms = useNewFormItems(menu);
  const inTexts = useInTexts(menu, typed);
  const recentRecords = useRecentItems(menu, records);
  const both = withNumbers([...recentRecords, ...useRecordItems(records)], ({ number }) => number);
  const [recentItems, recordItems] = [both.slice(0, recentRecords.length), both.slice(recentRecords.length)];

  const hasTyped = typed !== '';
  const recents: ItemGroup = { id: 'recents', items: ranked(recentItems, typed) };
  const groups: ItemGroup[] = [
    ...(hasTyped ? [] : [recents]),
    { id: 'sections', items: ranked(sections, typed) },
    { id: 'actions', items: ranked(hasTyped ? [...newForms, ...actions] : actions, typed) },
    ...(hasTyped ? [recents] : []),
    { id: 'records', items: ranked(recordItems, typed) },
    { id: 'texts', items: inTexts },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), ...search };
};
