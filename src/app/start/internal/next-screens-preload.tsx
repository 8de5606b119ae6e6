import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { preloadLinked, preloadNext, preloadScreen } from 'app/routing/preload-screen';
import { LeaveQuestion } from 'app/shell/leave-dialog';
import { preloadPalette } from 'app/shell/palette/palette-button';
import { preloadInTurn } from 'lib/preload-chain';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { LoadFailureChunk } from 'ui/layout/load-failure-chunk';

/** Events that occur shortly before a press: the pointer moves over an element, or the element gets the focus. */
const AIMS = ['pointerover', 'focusin'] as const;

/** Links to screens: `/#/admin/audits`, below the path where the console lies. */
const LINKS = 'a[href*="#/"]';

/**
 * What a screen needs when the connection or the session is lost must be loaded before that. The palette must open as
 * soon as its key is pressed.
 */
const preloadForLoss = () =>
  [
    ConfirmDialog.preload,
    LeaveQuestion.preload,
    () => import('app/shell/toast-container'),
    () => import('account/login/held-form'),
    LoadFailureChunk.preload,
    () => import('ui/feedback/announce'),
    preloadPalette,
  ].forEach(load => preloadInTurn('lost', load));

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Only some browsers tell that a line is metered or slow. */
const isLineDear = () => {
  const { connection } = navigator as { readonly connection?: Line };
  return connection !== undefined && (connection.saveData === true || connection.effectiveType !== '4g');
};

/** Not on a metered or slow line. The menu may still be loading, so it is read in its turn. */
const preloadEntries = () => {
  if (isLineDear()) return;
  preloadInTurn('rest', async () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`nav ${LINKS}`))
      preloadInTurn('rest', () => preloadLinked(link));
  });
};

/** Where a sign-in returns to. */
interface Return {
  from?: { pathname?: string };
}

/**
 * Fetches the screens below the current one, or the one that follows a sign-in, and those of the entries around it; as
 * soon as the user points at or focuses a link or button that may open them. A user needs some 200 ms from there to the
 * press.
 */
const NextScreensPreload = () => {
  const { pathname, state } = useLocation<Return | undefined>();
  const returnTo = pathname === '/login' ? (state?.from?.pathname ?? '/') : undefined;
  useEffect(preloadForLoss, []);
  useEffect(() => {
    if (returnTo !== undefined) preloadInTurn('next', () => preloadScreen({ pathname: returnTo }));
  }, [returnTo]);
  useEffect(() => {
    const aimed = new Set<string>();
    const preloadOnce = (path: string, preload: () => void) => {
      if (!aimed.has(path)) preload();
      aimed.add(path);
    };
    const onAim = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>(LINKS);
      if (link) preloadOnce(link.hash, () => preloadInTurn('aimed', () => preloadLinked(link)));
      if (target.closest('main :is(a, button)')) preloadOnce(pathname, () => preloadNext(pathname, 'aimed'));
    };
    AIMS.forEach(type => document.addEventListener(type, onAim));
    preloadNext(pathname);
    preloadEntries();
    return () => AIMS.forEach(type => document.removeEventListener(type, onAim));
  }, [pathname]);
  return null;
};

export default NextScreensPreload;
