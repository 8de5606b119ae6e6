import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from 'core/i18n/use-t';
import { findAddress } from 'core/navigation/find-address';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Identified } from 'lib/model';
import { DensityItem } from 'ui/layout/density-item';
import { MenuItem, MenuLink } from 'ui/layout/menu';
import type { ColumnChoice } from '../use-shown-columns';
import type { MenuItemsProps } from './menu-props';

interface ColumnItemsProps {
  choice: ColumnChoice;
  onChoose: () => void;
}

const ColumnItems = ({ choice: { fields, hidesSome, show }, onChoose }: ColumnItemsProps) => {
  const t = useT();
  return (
    <>
      {fields.length > 1 && (
        <MenuItem data-cy="chooseColumns" onClick={onChoose}>
          {t('lists.columns.action')}
        </MenuItem>
      )}
      {hidesSome && (
        <MenuItem data-cy="showAllColumns" onClick={() => show(fields)}>
          {t('lists.columns.reset')}
        </MenuItem>
      )}
    </>
  );
};

/** The menu opened before its items were loaded, so they take the focus themselves. */
const Focused = ({ children }: { children: ReactNode }) => {
  const items = useRef<HTMLDivElement>(null);
  useEffect(() => items.current?.querySelector<HTMLElement>('[role="menuitem"]:not(:disabled)')?.focus(), []);
  return (
    <div ref={items} role="none">
      {children}
    </div>
  );
};

const MenuItems = <T extends Identified>(props: MenuItemsProps<T>) => {
  const { page, choice, keepsSearches = false, filter, addsMany, open, onOpen } = props;
  const t = useT();
  const { sectionPath } = useNavigation();
  return (
    <Focused>
      {filter && (
        <MenuItem data-cy="pageFilter" disabled={open.includes('filter')} onClick={() => onOpen('filter')}>
          {t('lists.filter.title')}
        </MenuItem>
      )}
      {addsMany && (
        <MenuLink data-cy="addMany" to={`${sectionPath}/add-many`}>
          {t('many.action')}
        </MenuLink>
      )}
      <MenuItem
        data-cy="exportCsv"
        disabled={open.includes('export') || page.total === 0}
        onClick={() => onOpen('export')}
      >
        {t('lists.export.action')}
      </MenuItem>
      {keepsSearches && (
        <MenuItem data-cy="savedSearches" onClick={() => onOpen('searches')}>
          {t('lists.searches.title')}
        </MenuItem>
      )}
      {keepsSearches && (
        <MenuLink data-cy="findInList" to={findAddress(sectionPath, { in: sectionPath.split('/')[2] ?? '' })}>
          {t('find.inList')}
        </MenuLink>
      )}
      {choice && <ColumnItems choice={choice} onChoose={() => onOpen('columns')} />}
      <DensityItem />
    </Focused>
  );
};

export default MenuItems;
