import { useSession } from 'core/auth/use-session';
import { createStoredList } from 'lib/stored-list';
import type { MenuEntry } from './menus';

const isAddress = (kept: unknown): kept is string => typeof kept === 'string';

/** Addresses of sections. They say nothing of any record and outlive a session. */
const favourites = createStoredList('favourites', isAddress);

/** The sections that this account likes to have at hand, in the order of its menu. */
export const useFavourites = (menu: readonly MenuEntry[]) => {
  const { login = '' } = useSession();
  const chosen = favourites.useOf(login);
  return {
    entries: menu.filter(({ to }) => chosen.includes(to)),
    isFavourite: (to: string) => chosen.includes(to),
    toggle: (to: string) =>
      favourites.change(login, kept => (kept.includes(to) ? kept.filter(one => one !== to) : [...kept, to])),
  };
};
