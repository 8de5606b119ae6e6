import { t } from 'core/i18n/translate';
import type { Identified } from 'lib/model';
import { Menu } from 'ui/layout/menu';
import { nameOfRow } from 'ui/table/columns';
import type { RowAction } from './row-actions';

/** The less frequent actions on a row, behind "…", after its buttons. Each action is a menu item. */
export const rowMenu = <T extends Identified>(...actions: readonly RowAction<T>[]): RowAction<T> => {
  const RowMenu: RowAction<T> = ({ row, list }) => (
    <Menu
      className="row-menu"
      look="btn btn-sm"
      label={
        <>
          <span aria-hidden="true">…</span>
          <span className="visually-hidden">{t('lists.moreOf', { name: nameOfRow(row) })}</span>
        </>
      }
      data-cy="entityMenu"
    >
      {actions.map((Action, index) => (
        <Action key={index} row={row} list={list} />
      ))}
    </Menu>
  );
  return RowMenu;
};
