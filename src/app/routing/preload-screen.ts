import { type History, type Location, parsePath } from 'history';
import { matchPath } from 'react-router-dom';
import { Home } from 'app/home/home-screen';
import { areas } from 'app/sections';
import { authoritiesOf } from 'core/auth/account';
import { authentication } from 'core/auth/authentication-reducer';
import { hasAnyAuthority } from 'core/auth/authorities';
import { BACKGROUND } from 'core/http/background';
import { formPathOf } from 'core/navigation/entry-state';
import type { Thunk } from 'core/redux/request';
import { preloadInTurn, type Rank } from 'lib/preload-chain';
import { waitedFor } from 'lib/waited-for';
import { screensAt } from './internal/screens';

interface Store {
  getState: () => unknown;
  dispatch: (action: Thunk) => Promise<unknown>;
}

type Address = Pick<Location, 'pathname' | 'search'>;

const screensAround = (pathname: string) =>
  areas.filter(({ path }) => pathname.startsWith(`${path}/`)).flatMap(area => screensAt(area, pathname));

const screenAt = (pathname: string) =>
  pathname === '/'
    ? Home
    : screensAround(pathname).find(({ path }) => matchPath(pathname, { path, exact: true }))?.Screen;

/**
 * Fetches the screen of an address before it is shown. It does not check who the user is: a chunk contains no data, and
 * its route still guards it. A chunk that fails to load is reported where the screen is shown.
 */
export const preloadScreen = async ({ pathname }: Pick<Address, 'pathname'>) =>
  screenAt(pathname)
    ?.preload()
    .catch(() => undefined);

/** Fetches the screen that a link of the console opens. */
export const preloadLinked = ({ hash }: Pick<HTMLAnchorElement, 'hash'>) => preloadScreen(parsePath(hash.slice(1)));

/** The screens below an address, such as a list's form. A form loads the editors of its texts itself. */
const below = (address: string) =>
  screensAround(address).filter(
    ({ path, isList }) => !isList && path.startsWith(`${address}/`) && formPathOf(path) === path,
  );

/** Fetches the screens that the user most likely opens next, and after them what reads typed dates: many screens do. */
export const preloadNext = (address: string, rank: Rank = 'next') => {
  for (const { Screen } of below(address)) preloadInTurn(rank, Screen.preload);
  preloadInTurn(rank, () => import('ui/form/use-typed-date'));
};

/**
 * Requests the rows of a list before it renders, if the account may see them; the list then uses the response. Once the
 * rows are loaded, the connection is free for the form's chunk, which loads while the rows render.
 */
export const prefetchList = async ({ pathname, search }: Address, { getState, dispatch }: Store) => {
  const area = areas.find(({ path }) => pathname.startsWith(`${path}/`));
  const { isAuthenticated, account } = authentication.select(getState());
  if (!area || !isAuthenticated || !hasAnyAuthority(authoritiesOf(account), area.authorities)) return;
  const section = area.sections.find(({ path }) => pathname === `${area.path}/${path}`);
  const rows = section?.prefetch?.(search, { ...BACKGROUND, firstAt: search === '' ? pathname : undefined });
  if (rows)
    await waitedFor(dispatch(rows)).then(
      () => preloadNext(pathname),
      () => undefined,
    );
};

/** At each move to another screen, asks for its rows and its code together, before it renders. */
export const preloadMoves = (history: History<unknown>, store: Store) => {
  let shown = screenAt(history.location.pathname);
  history.listen(location => {
    const before = shown;
    shown = screenAt(location.pathname);
    if (shown === before) return;
    void prefetchList(location, store);
    void waitedFor(preloadScreen(location));
  });
};
