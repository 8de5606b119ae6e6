import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import CsvExport from 'features/export/csv-export';
import type { Identified } from 'lib/model';
import ColumnDialog from './column-dialog';
import type { MenuToolsProps } from './menu-props';
import { PageFilter } from './page-filter';
import SavedSearchDialog from './saved-search-dialog';

/** The tools that the menu of a list has opened. */
const MenuTools = <T extends Identified>(props: MenuToolsProps<T>) => {
  const { page, i18n, columns, choice, filter, open, onClose } = props;
  const t = useT();
  const { sectionPath } = useNavigation();
  const headerOf = (field: string) => t(keyOf(i18n, 'fields', field));
  return (
    <>
      {filter && open.includes('filter') && <PageFilter {...props} filter={filter} onClose={() => onClose('filter')} />}
      {open.includes('searches') && <SavedSearchDialog onClose={() => onClose('searches')} />}
      {choice && open.includes('columns') && (
        <ColumnDialog
          fields={choice.fields}
          shown={columns.map(({ field }) => field)}
          headerOf={headerOf}
          onShow={choice.show}
          onClose={() => onClose('columns')}
        />
      )}
      {open.includes('export') && (
        <CsvExport
          list={page}
          columns={columns}
          headerOf={headerOf}
          fileName={sectionPath.split('/').at(-1) ?? ''}
          onClose={() => onClose('export')}
        />
      )}
    </>
  );
};

export default MenuTools;
