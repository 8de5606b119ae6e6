import { ACCOUNT_HOLDERS, hasAnyAuthority } from 'core/auth/authorities';
import { useSession } from 'core/auth/use-session';
import { useT } from 'core/i18n/use-t';
import { DensityItem } from 'ui/layout/density-item';
import { Menu, MenuItem, MenuLink } from 'ui/layout/menu';
import { runShortcut } from 'ui/shortcuts/shortcuts';
import { ThemeItems } from '../theme-items';

const SignedInItems = () => {
  const t = useT();
  const { authorities } = useSession();
  return (
    <>
      {hasAnyAuthority(authorities, ACCOUNT_HOLDERS) && (
        <>
          <MenuLink to="/account/settings" data-cy="settings">
            {t('global.menu.account.settings')}
          </MenuLink>
          <MenuLink to="/account/password" data-cy="passwordItem">
            {t('global.menu.account.password')}
          </MenuLink>
        </>
      )}
      <MenuItem data-cy="shortcuts" onClick={() => runShortcut('?')}>
        {t('shortcuts.title')}
      </MenuItem>
      <DensityItem />
      <MenuLink to="/logout" data-cy="logout">
        {t('global.menu.account.logout')}
      </MenuLink>
    </>
  );
};

export const AccountMenu = () => {
  const t = useT();
  const { isAuthenticated, login } = useSession();
  return (
    <Menu
      tag="li"
      className="nav-item"
      look="nav-link"
      label={isAuthenticated ? login : t('global.menu.account.main')}
      data-cy="accountMenu"
    >
      {isAuthenticated ? (
        <SignedInItems />
      ) : (
        <>
          <MenuLink to="/login" data-cy="login">
            {t('global.menu.account.login')}
          </MenuLink>
          <MenuLink to="/register" data-cy="register">
            {t('global.menu.account.register')}
          </MenuLink>
        </>
      )}
      <ThemeItems />
    </Menu>
  );
};
