import { Link, useLocation } from 'react-router-dom';
import { SessionEnded } from 'account/login/session-ended';
import { RecentsKeeper } from 'app/routing/recents-keeper';
import { Routes } from 'app/routing/routes';
import { ScreenFocus } from 'app/routing/screen-focus';
import { Header } from 'app/shell/header/header';
import { LeaveDialog } from 'app/shell/leave-dialog';
import { LiveRegions } from 'app/shell/message-log/live-regions';
import { NetworkNotice } from 'app/shell/network-notice';
import { NewVersion } from 'app/shell/new-version';
import { RailFrame } from 'app/shell/rail/rail-frame';
import { RefusedSettings } from 'app/shell/refused-settings';
import { ShortcutHelp } from 'app/shell/shortcut-sheet/shortcut-help';
import { useKeptPage } from 'app/shell/use-kept-page';
import { getSession } from 'core/auth/authentication.duck';
import { useSession } from 'core/auth/use-session';
import { useT } from 'core/i18n/use-t';
import type { Navigation } from 'core/navigation/hash-history';
import { NavigationRouter } from 'core/navigation/navigation-router';
import { useAppDispatch } from 'core/redux/hooks';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { useAreToastsWanted } from 'ui/feedback/toasts';
import { useShownDensity } from 'ui/layout/density';
import { chunk } from 'ui/layout/screen';

const AfterFirstScreen = chunk(() => import('./after-first-screen'), { hasFirstTexts: true });
const Toasts = chunk(() => import('app/shell/toast-container'), { hasFirstTexts: true });
const DevTools = __DEVELOPMENT__ ? chunk(() => import('./dev-tools')) : () => null;

/** The server did not return the session. Its token is still stored, and the user can retry or sign out. */
const SessionUnreachable = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  return (
    <InlineAlert kind="danger">
      {t('error.server.not.reachable')}{' '}
      <button type="button" className="btn btn-sm btn-outline-danger" onClick={() => void dispatch(getSession())}>
        {t('global.retry')}
      </button>{' '}
      <Link className="btn btn-sm btn-outline-danger" to="/logout">
        {t('global.menu.account.logout')}
      </Link>
    </InlineAlert>
  );
};

/** The page for a new password has no header (R27). */
const HeaderUnlessHidden = () => (useLocation().pathname.startsWith('/reset/finish') ? null : <Header />);

export const App = ({ navigation }: { navigation: Navigation }) => {
  const areToastsWanted = useAreToastsWanted();
  const t = useT();
  const { isUnreachable } = useSession();
  useKeptPage();
  useShownDensity();
  return (
    <NavigationRouter navigation={navigation}>
      <HeaderUnlessHidden />
      <div className="app-body">
        <RailFrame />
        <main id="main" tabIndex={-1}>
          <NetworkNotice />
          <RefusedSettings />
          <NewVersion />
          {isUnreachable && <SessionUnreachable />}
          <Routes />
        </main>
      </div>
      <footer className="app-footer">{t('footer')}</footer>
      <LiveRegions />
      <RecentsKeeper />
      <ScreenFocus />
      <AfterFirstScreen />
      <SessionEnded />
      <ShortcutHelp />
      <LeaveDialog navigation={navigation} />
      {areToastsWanted && <Toasts />}
      <DevTools />
    </NavigationRouter>
  );
};
