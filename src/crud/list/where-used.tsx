import { t } from 'core/i18n/translate';
import { useNavigation } from 'core/navigation/use-navigation';
import { findAddress } from 'features/find/address';
import type { Identified } from 'lib/model';
import { MenuLink } from 'ui/layout/menu';
import { nameOfRow } from 'ui/table/columns';

/** The search for what uses a row of this section's list. */
export const useUsesAddress = (row: Identified) => {
  const { sectionPath } = useNavigation();
  const used = sectionPath.split('/')[2] ?? '';
  return findAddress(sectionPath, { used, id: String(row.id ?? ''), name: nameOfRow(row) });
};

/** A menu item that searches for what uses the row. */
export const WhereUsed = ({ row }: { row: Identified }) => (
  <MenuLink data-cy="whereUsed" to={useUsesAddress(row)}>
    {t('lists.whereUsed')}
  </MenuLink>
);
