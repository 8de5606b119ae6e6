import { useSession } from 'core/auth/use-session';
import { createStoredList } from 'lib/stored-list';
import { useWholeMenu } from './use-menu';

const isAddress = (stored: unknown): stored is string => typeof stored === 'string';

/** Addresses of sections. They contain no data of records, so they are kept after the session ends. */
const favorites = createStoredList('favorites', isAddress);

/**
 * The sections that this account marked as favorites, in the order of its menu. The server offered each when it was
 * marked, so none waits for the server to say so again.
 */
export const useFavorites = () => {
  const { login = '' } = useSession();
  const menu = useWholeMenu();
  const chosen = favorites.useOf(login);
  return {
    entries: menu.filter(({ to }) => chosen.includes(to)),
    isFavorite: (to: string) => chosen.includes(to),
    toggle: (to: string) =>
      favorites.change(login, stored => (stored.includes(to) ? stored.filter(one => one !== to) : [...stored, to])),
  };
};
