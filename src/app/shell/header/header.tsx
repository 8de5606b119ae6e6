import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { findPathIn } from 'app/menu/menus';
import { useGatewayRoutes, useMenu } from 'app/menu/use-menu';
import { MessageBell } from 'app/shell/message-log/message-bell';
import { PaletteButton } from 'app/shell/palette/palette-button';
import { useHasRail } from 'app/shell/rail/use-rail';
import { applicationProfile } from 'core/auth/application-profile.duck';
import { useSession } from 'core/auth/use-session';
import { loadingBar } from 'core/http/loading-bar.duck';
import { useT } from 'core/i18n/use-t';
import { runtimeConfig } from 'lib/runtime-config';
import { AccountMenu } from './internal/account-menu';
import { LocaleMenu } from './internal/locale-menu';
import { SectionMenu } from './internal/section-menu';

const LoadingBar = () => {
  const isLoading = useSelector(loadingBar.select) > 0;
  return <div className={`loading-bar${isLoading ? ' loading' : ''}`} aria-hidden="true" />;
};

/**
 * The name of the environment: the one in the runtime configuration, or else the server's, unless it is
 * production (R43).
 */
const useRibbon = () => {
  const { inProduction, ribbonEnv } = useSelector(applicationProfile.select);
  return runtimeConfig.ribbon || (inProduction ? '' : ribbonEnv);
};

const Tools = () =>
  useSession().isAuthenticated && (
    <div className="header-tools">
      <PaletteButton />
      <MessageBell />
    </div>
  );

const Entries = () => {
  const t = useT();
  const { isAuthenticated, isKnown } = useSession();
  const hasRail = useHasRail();
  const findPath = findPathIn(useMenu());
  return (
    <ul className="navbar-nav ms-auto">
      <li className="nav-item">
        <Link className="nav-link" to="/">
          {t('global.menu.home')}
        </Link>
      </li>
      {findPath && (
        <li className="nav-item">
          <Link className="nav-link" to={findPath}>
            {t('global.menu.find')}
          </Link>
        </li>
      )}
      {isAuthenticated && !hasRail && <SectionMenu />}
      <LocaleMenu />
      {isKnown && <AccountMenu />}
    </ul>
  );
};

/** The hash contains the route, so a jump inside the page must not change it. */
const skipToMain = (event: { preventDefault: () => void }) => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

export const Header = () => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const ribbon = useRibbon();
  useGatewayRoutes();
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  return (
    <header className="app-header">
      <a className="visually-hidden-focusable skip-link" href="#main" onClick={skipToMain}>
        {t('global.skip')}
      </a>
      <LoadingBar />
      <nav className="navbar navbar-expand-lg" data-cy="navbar">
        <div className="container-fluid">
          <Link to="/" className={ribbon ? 'navbar-brand beside-ribbon' : 'navbar-brand'}>
            {t('global.title')} <small>v{__VERSION__}</small>
          </Link>
          {ribbon && <span className="ribbon">{ribbon}</span>}
          <Tools />
          <button
            type="button"
            className="navbar-toggler"
            aria-label={t('global.menu.toggle')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="navbar-toggler-icon" />
          </button>
          <div className={`collapse navbar-collapse${isOpen ? ' show' : ''}`}>
            <Entries />
          </div>
        </div>
      </nav>
    </header>
  );
};
