import { useLayoutEffect } from 'react';
import { useSession } from 'core/auth/use-session';
import { createStoredList } from 'lib/stored-list';

const COMPACT = 'compact';

const isStored = (stored: unknown): stored is typeof COMPACT => stored === COMPACT;

const densities = createStoredList('density', isStored);

/** Whether tables and forms are compact for this account, or comfortable. This browser stores the choice. */
export const useDensity = () => {
  const { login = '' } = useSession();
  const isCompact = densities.useOf(login).length > 0;
  return { isCompact, toggle: () => densities.change(login, () => (isCompact ? [] : [COMPACT])) };
};

/** Shows the density in the whole page before the first rows are painted. The styles do the rest: no row renders. */
export const useShownDensity = () => {
  const { isCompact } = useDensity();
  useLayoutEffect(() => {
    document.documentElement.dataset.density = isCompact ? COMPACT : 'comfortable';
  }, [isCompact]);
};
