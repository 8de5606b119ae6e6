import { writeQuery } from 'core/redux/list-query';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { newFormsOf, type MenuEntry } from '../menus';
import { useActions } from './actions';
import { ranked, type Item } from './match';
import { useRecentLinks, type RecentLink } from '../recent-links';
import { useRecordSearch, type FoundRecord } from './use-record-search';

export interface ItemGroup {
  id: 'sections' | 'actions' | 'recents' | 'records';
  items: readonly Item[];
}

/** A section that stands in two of the account's menus is offered once. */
const onceEach = (menu: readonly MenuEntry[]) =>
  menu.filter(({ section }, at) => menu.findIndex(entry => entry.section === section) === at);

/** Everything that the palette finds for the typed text, by group. */
export const useItems = (typed: string, wholeMenu: readonly MenuEntry[]) => {
  const t = useT();
  const menu = onceEach(wholeMenu);
  const actions = useActions();
  const { records, isSearching, hasFailed } = useRecordSearch(typed, menu);

  const sections = menu.map(({ section, to }): Item => ({
    id: `section-${section.path}`,
    label: t(keyOf(section.i18n, 'title')),
    hint: t(keyOf('global.menu.groups', section.menuGroup)),
    words: [section.path],
    to: { pathname: to },
  }));
  const home: Item = { id: 'home', label: t('global.menu.home'), to: { pathname: '/' } };
  const newForms = menu.flatMap(newFormsOf).map(({ to, label }): Item => ({
    id: `new-${to}`,
    label: t(label),
    hint: t('palette.new'),
    to: { pathname: to },
  }));
  const recordItem = ({ entry, source, id, name, record }: FoundRecord): Item => ({
    id: `record-${entry.section.path}-${id}`,
    label: name,
    hint: t(keyOf(entry.section.i18n, 'title')),
    to: {
      pathname: entry.to + source.screen,
      state: { record, list: writeQuery({ page: 1, search: typed.trim() }) },
    },
  });

  const isFound = ({ entry, id }: RecentLink) =>
    records.some(record => record.entry.section === entry.section && record.id === id);
  const recentItems = useRecentLinks(menu)
    .filter(recent => !isFound(recent))
    .map(({ section, id, name, entry, to }): Item => ({
      id: `recent-${section}-${id}`,
      label: name,
      hint: t(keyOf(entry.section.i18n, 'title')),
      to,
    }));

  const hasTyped = typed.trim() !== '';
  const recents: ItemGroup = { id: 'recents', items: ranked(recentItems, typed) };
  const groups: ItemGroup[] = [
    ...(hasTyped ? [] : [recents]),
    { id: 'sections', items: ranked([...sections, home], typed) },
    { id: 'actions', items: ranked(hasTyped ? [...newForms, ...actions] : actions, typed) },
    ...(hasTyped ? [recents] : []),
    { id: 'records', items: ranked(records.map(recordItem), typed) },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), isSearching, hasFailed };
};
