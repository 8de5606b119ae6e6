import { Link } from 'react-router-dom';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import { useSession } from 'shared/auth/use-session';
import { useT } from 'shared/i18n/use-t';
import { runShortcut } from 'shared/shortcuts/shortcuts';
import { ThemeItems } from './theme-items';

export const AccountMenu = () => {
  const t = useT();
  const { isAuthenticated, login } = useSession();
  return (
    <UncontrolledDropdown nav inNavbar tag="li" data-cy="accountMenu">
      <DropdownToggle nav caret>
        {isAuthenticated ? login : t('global.menu.account.main')}
      </DropdownToggle>
      <DropdownMenu end>
        {isAuthenticated ? (
          <>
            <DropdownItem tag={Link} to="/account/settings" data-cy="settings">
              {t('global.menu.account.settings')}
            </DropdownItem>
            <DropdownItem tag={Link} to="/account/password" data-cy="passwordItem">
              {t('global.menu.account.password')}
            </DropdownItem>
            <DropdownItem data-cy="shortcuts" onClick={() => runShortcut('?')}>
              {t('shortcuts.title')}
            </DropdownItem>
            <DropdownItem tag={Link} to="/logout" data-cy="logout">
              {t('global.menu.account.logout')}
            </DropdownItem>
          </>
        ) : (
          <>
            <DropdownItem tag={Link} to="/login" data-cy="login">
              {t('global.menu.account.login')}
            </DropdownItem>
            <DropdownItem tag={Link} to="/register" data-cy="register">
              {t('global.menu.account.register')}
            </DropdownItem>
          </>
        )}
        <ThemeItems />
      </DropdownMenu>
    </UncontrolledDropdown>
  );
};
