import { Link, useLocation } from 'react-router-dom';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import { keyOf } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import { grouped } from '../menus';
import { useMenu } from '../use-menu';

/** The sections of this account's menu, grouped in columns so that they can be scanned at a glance. */
export const SectionMenu = () => {
  const t = useT();
  const { pathname } = useLocation();
  const groups = grouped(useMenu());
  if (groups.length === 0) return null;
  return (
    <UncontrolledDropdown nav inNavbar tag="li" data-cy="adminMenu">
      <DropdownToggle nav caret>
        {t('global.menu.sections')}
      </DropdownToggle>
      <DropdownMenu end className="section-menu">
        {groups.map(({ group, entries }) => (
          <div key={group} role="group" aria-label={t(keyOf('global.menu.groups', group))}>
            <DropdownItem header tag="span">
              {t(keyOf('global.menu.groups', group))}
            </DropdownItem>
            {entries.map(({ section, to }) => (
              <DropdownItem key={to} tag={Link} to={to} active={pathname === to || pathname.startsWith(`${to}/`)}>
                {t(keyOf(section.key, 'title'))}
              </DropdownItem>
            ))}
          </div>
        ))}
      </DropdownMenu>
    </UncontrolledDropdown>
  );
};
