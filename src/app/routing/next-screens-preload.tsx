import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onIdle } from 'lib/browser/idle';
import { LoadFailureChunk } from 'ui/layout/load-failure-chunk';
import { preloadLinked, preloadNext } from './preload-screen';

/** Events that occur shortly before a press: the pointer moves over an element, or the element gets the focus. */
const AIMS = ['pointerover', 'focusin'] as const;

/** Links to screens: `/#/admin/audits`, below the path where the console lies. */
const LINKS = 'a[href*="#/"]';

/** One after the other: a press meanwhile shares the connection with one chunk, not with those of a dozen screens. */
const preloadEntries = async () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`nav ${LINKS}`)) await preloadLinked(link);
};

/** What tells failures must be here before the server is gone. */
const preloadFailures = () => {
  void LoadFailureChunk.preload().catch(() => undefined);
  void import('ui/feedback/announce').catch(() => undefined);
};

/**
 * Fetches the screens below the current one and those of the entries around it: when the browser is idle, or as soon as
 * the user points at or focuses a link or button that may open them. A user needs some 200 ms from there to the press.
 */
export const NextScreensPreload = () => {
  const { pathname } = useLocation();
  useEffect(() => onIdle(preloadFailures), []);
  useEffect(() => {
    const aimed = new Set<string>();
    const preloadOnce = (path: string, preload: () => void) => {
      if (!aimed.has(path)) preload();
      aimed.add(path);
    };
    const onAim = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>(LINKS);
      if (link) preloadOnce(link.hash, () => void preloadLinked(link));
      if (target.closest('main :is(a, button)')) preloadOnce(pathname, () => void preloadNext(pathname));
    };
    AIMS.forEach(type => document.addEventListener(type, onAim));
    onIdle(() => void preloadNext(pathname));
    onIdle(() => void preloadEntries());
    return () => AIMS.forEach(type => document.removeEventListener(type, onAim));
  }, [pathname]);
  return null;
};
