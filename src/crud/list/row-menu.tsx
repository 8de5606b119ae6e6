import type { ReactNode } from 'react';
import { t } from 'core/i18n/translate';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'lib/records/names';
import { Menu } from 'ui/layout/menu';
import type { RowAction } from './row-actions';

/** The less frequent actions on a row, behind "…", after its buttons. `name` is that of the row. */
export const RowMenu = ({ name, children }: { name: string; children: ReactNode }) => (
  <Menu
    className="row-menu"
    look="btn btn-sm"
    label={
      <>
        <span aria-hidden="true">…</span>
        <span className="visually-hidden">{t('lists.moreOf', { name })}</span>
      </>
    }
    data-cy="entityMenu"
  >
    {children}
  </Menu>
);

/** A menu of actions, each of which is a menu item. */
export const rowMenu = <T extends Identified>(...actions: readonly RowAction<T>[]): RowAction<T> => {
  const MoreActions: RowAction<T> = ({ row, tools }) => (
    <RowMenu name={nameOfRow(row)}>
      {actions.map((Action, index) => (
        <Action key={index} row={row} tools={tools} />
      ))}
    </RowMenu>
  );
  return MoreActions;
};
