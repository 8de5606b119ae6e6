import type { LocationDescriptorObject } from 'history';
import { useSession } from 'core/auth/use-session';
import { queryForName } from 'core/redux/list-query';
import type { NavigationState } from 'core/navigation/use-navigation';
import type { Identified } from 'lib/model';
import { useRecents, type Recent } from 'features/recents/recents';
import type { MenuEntry } from './menus';

/** Where a link leads, with what the screen there is handed. */
export type Destination = LocationDescriptorObject<NavigationState<Identified> | undefined>;

export interface RecentLink extends Recent {
  entry: MenuEntry;
  to: Destination;
}

/** The section's list with the record's name as its search, where the record is marked: it opens as the server has it. */
export const listAt = ({ to }: MenuEntry, name: string, savedId?: Recent['id']): Destination => ({
  pathname: to,
  search: queryForName(name),
  state: { savedId },
});

/** The latest records of the sections that this account's menu has. */
export const useRecentLinks = (menu: readonly MenuEntry[]): RecentLink[] => {
  const { login = '' } = useSession();
  return useRecents(login).flatMap(recent => {
    const entry = menu.find(({ section }) => section.path === recent.section);
    return entry ? [{ ...recent, entry, to: listAt(entry, recent.name, recent.id) }] : [];
  });
};
