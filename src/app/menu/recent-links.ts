import type { LocationDescriptorObject } from 'history';
import { useSession } from 'core/auth/use-session';
import type { NavigationState } from 'core/navigation/navigation-state';
import { writeQueryOf } from 'crud/record/record-address';
import { type Recent, useRecents } from 'features/recents/recents';
import type { Identified } from 'lib/model';
import { queryForName } from 'records/list-query';
import type { MenuEntry } from './menus';

/** The target of a link, with the navigation state for its screen. */
export type Destination = LocationDescriptorObject<NavigationState<Identified> | undefined>;

export interface RecentLink extends Recent {
  entry: MenuEntry;
  to: Destination;
}

/**
 * The record's own screen, which fetches the record again. If the section opens no records, its list filtered by
 * the name.
 */
export const recordAt = ({ to, section }: MenuEntry, name: string, id: Recent['id']): Destination => {
  if (!section.records) return { pathname: to, search: queryForName(name), state: { savedId: id } };
  return { pathname: to + section.records.screen, search: writeQueryOf(id, section.records.arePeople ? '' : name) };
};

/** The latest records of those sections that are in this account's menu. */
export const useRecentLinks = (menu: readonly MenuEntry[]): RecentLink[] => {
  const { login = '' } = useSession();
  return useRecents(login).flatMap(recent => {
    const entry = menu.find(({ section }) => section.path === recent.section);
    return entry ? [{ ...recent, entry, to: recordAt(entry, recent.name, recent.id) }] : [];
  });
};
