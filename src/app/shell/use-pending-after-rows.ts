import { useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useMenu } from 'app/menu/use-menu';
import { BACKGROUND } from 'core/http/background';
import { useAppDispatch } from 'core/redux/hooks';
import { applicationPicturesSection } from 'sections/application-pictures';
import { diseasesSection } from 'sections/diseases';
import { syncResumeSection } from 'sections/sync-resume';
import { fetchSyncResume } from 'sections/sync-resume/duck';

/** The sections whose lists mark what is pending. */
const MARKED = [diseasesSection, applicationPicturesSection];

/** The duck of the list at a path, if the list marks what is pending. */
const duckAt = (pathname: string) => {
  const [, , path, ...below] = pathname.split('/');
  return below.length === 0 ? MARKED.find(section => section.path === path)?.records?.duck : undefined;
};

/** Asks what is pending, once for each visit of a list that marks it, after its rows; only if the menu has releases. */
export const usePendingAfterRows = () => {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const store = useStore();
  const isOffered = useMenu().some(({ section }) => section === syncResumeSection);
  const duck = duckAt(pathname);
  const listing = useSelector(state => duck?.select(state).listing);
  const asked = useRef('');
  useEffect(() => {
    asked.current = '';
  }, [pathname]);
  useEffect(() => {
    // The rows of an earlier visit are requested again at this moment.
    const isListed = duck?.select(store.getState()).listing === 'SUCCESS';
    if (!isOffered || !isListed || asked.current === pathname) return;
    asked.current = pathname;
    void dispatch(fetchSyncResume(BACKGROUND));
  }, [dispatch, store, duck, isOffered, listing, pathname]);
};
