import { useMenu } from 'app/menu/use-menu';
import { useT } from 'core/i18n/use-t';
import { useDisclosure } from 'ui/layout/use-disclosure';
import { SectionPanel } from './section-panel';

const PANEL = 'section-menu';

/** The button that opens the panel with the sections of this account's menu. */
export const SectionMenu = () => {
  const t = useT();
  const menu = useMenu();
  const { isOpen, close, rootProps, buttonProps } = useDisclosure<HTMLLIElement>();
  if (menu.length === 0) return null;
  return (
    <li className="nav-item section-menu-item" data-cy="adminMenu" {...rootProps}>
      <button type="button" className="nav-link dropdown-toggle" aria-controls={PANEL} {...buttonProps}>
        {t('global.menu.sections')}
      </button>
      {isOpen && <SectionPanel id={PANEL} menu={menu} onGo={close} />}
    </li>
  );
};
