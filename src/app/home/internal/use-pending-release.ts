import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { MenuEntry } from 'app/menu/menus';
import { BACKGROUND } from 'core/http/background';
import { useAppDispatch } from 'core/redux/hooks';
import { syncResumeSection } from 'sections/sync-resume';
import { fetchSyncResume, syncResume } from 'sections/sync-resume/duck';

/**
 * How many records wait to be released, and the link to them; no link if there are none, or if the menu has no such
 * link. `isKnown`: the server has answered, or was not asked.
 */
export const usePendingRelease = (menu: readonly MenuEntry[]) => {
  const dispatch = useAppDispatch();
  const to = menu.find(({ section }) => section === syncResumeSection)?.to;
  const { pending, loading } = useSelector(syncResume.select);
  const isOffered = to !== undefined;
  useEffect(() => {
    if (isOffered) void dispatch(fetchSyncResume({ ...BACKGROUND, firstAt: '/' }));
  }, [dispatch, isOffered]);
  const count = pending?.syncObjects.length ?? 0;
  return {
    isKnown: !isOffered || pending !== undefined || loading === 'ERROR',
    link: isOffered && count > 0 ? { to, count } : undefined,
  };
};
