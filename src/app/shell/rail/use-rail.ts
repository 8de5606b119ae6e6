import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useMenu } from 'app/menu/use-menu';
import { useSession } from 'core/auth/use-session';
import { createSignal } from 'lib/signal';
import { localStore } from 'lib/storage';
import { useMediaQuery } from 'ui/layout/use-media-query';

const KEY = 'rail';
const COLLAPSED = 'collapsed';
const EXPANDED = 'expanded';

const changes = createSignal();
const isStored = (stored: unknown): stored is string => stored === COLLAPSED || stored === EXPANDED;
const isCollapsed = () => localStore.read(KEY, isStored) === COLLAPSED;

/** The page for a new password has no rail (R27). */
const standsAlone = (pathname: string) => pathname.startsWith('/reset/finish');

/** Whether the sections are in a rail at the side: only if the window is wide enough. Otherwise they are in a menu. */
export const useHasRail = () => {
  const { isAuthenticated } = useSession();
  const { pathname } = useLocation();
  const isWide = useMediaQuery('(min-width: 75em)');
  const hasSections = useMenu().length > 0;
  return isAuthenticated && hasSections && isWide && !standsAlone(pathname);
};

/** Whether the rail shows icons only. The browser stores this choice. */
export const useCollapsedRail = () => ({
  isCollapsed: useSyncExternalStore(changes.subscribe, isCollapsed),
  toggle: () => {
    localStore.set(KEY, isCollapsed() ? EXPANDED : COLLAPSED);
    changes.notify();
  },
});
