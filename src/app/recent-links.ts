import type { LocationDescriptorObject } from 'history';
import { useSession } from 'core/auth/use-session';
import { queryForName } from 'core/redux/list-query';
import type { NavigationState } from 'core/navigation/navigation-state';
import { writeQueryOf } from 'crud/record-address';
import type { Identified } from 'lib/model';
import { useRecents, type Recent } from 'features/recents/recents';
import type { MenuEntry } from './menus';

/** Where a link leads, with what the screen there is handed. */
export type Destination = LocationDescriptorObject<NavigationState<Identified> | undefined>;

export interface RecentLink extends Recent {
  entry: MenuEntry;
  to: Destination;
}

/** The record's own screen, which reads it anew; the section's list with its name where the section opens none. */
export const recordAt = ({ to, section }: MenuEntry, name: string, id: Recent['id']): Destination => {
  if (!section.records) return { pathname: to, search: queryForName(name), state: { savedId: id } };
  return { pathname: to + section.records.screen, search: writeQueryOf(id, section.records.arePeople ? '' : name) };
};

/** The latest records of the sections that this account's menu has. */
export const useRecentLinks = (menu: readonly MenuEntry[]): RecentLink[] => {
  const { login = '' } = useSession();
  return useRecents(login).flatMap(recent => {
    const entry = menu.find(({ section }) => section.path === recent.section);
    return entry ? [{ ...recent, entry, to: recordAt(entry, recent.name, recent.id) }] : [];
  });
};
