import { t } from 'core/i18n/translate';
import { findAddress } from 'core/navigation/find-address';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'lib/records/names';
import { MenuLink } from 'ui/layout/menu';

/** The search for what uses a row of the list at this path. */
export const usesAddress = (sectionPath: string, row: Identified) =>
  findAddress(sectionPath, {
    used: sectionPath.split('/')[2] ?? '',
    id: String(row.id ?? ''),
    name: nameOfRow(row),
  });

export const useUsesAddress = (row: Identified) => usesAddress(useNavigation().sectionPath, row);

/** A menu item that searches for what uses the row. */
export const WhereUsed = ({ row }: { row: Identified }) => (
  <MenuLink data-cy="whereUsed" to={useUsesAddress(row)}>
    {t('lists.whereUsed')}
  </MenuLink>
);
