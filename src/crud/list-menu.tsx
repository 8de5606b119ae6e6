import { useRef, useState } from 'react';
import type { CsvExportProps, ExportedList } from 'features/export/source';
import { keyOf, type ListKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { Identified } from 'lib/model';
import { chunk } from 'ui/layout/screen';
import { Menu, MenuItem } from 'ui/layout/menu';
import type { ColumnDialogProps } from './column-dialog';
import { DensityItem } from './density-item';
import type { Column } from 'ui/table/columns';
import { useNavigation } from 'core/navigation/use-navigation';
import type { SavedSearchDialogProps } from './saved-search-dialog';
import type { ColumnChoice } from './use-shown-columns';

const ColumnDialog = chunk<ColumnDialogProps>(() => import('./column-dialog'));
const SavedSearchDialog = chunk<SavedSearchDialogProps>(() => import('./saved-search-dialog'));
const CsvExport = chunk<CsvExportProps<Identified>>(() => import('features/export/csv-export')) as <
  T extends Identified,
>(
  props: CsvExportProps<T>,
) => JSX.Element;

interface ListMenuProps<T extends Identified> {
  list: ExportedList<T>;
  i18n: ListKey;
  /** The columns on show. */
  columns: readonly Column<T>[];
  /** Where the reader may choose among columns. */
  choice?: ColumnChoice;
  /** Searches of people say their names, which stay out of the browser. */
  keepsSearches?: boolean;
}

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

/** What else can be done with a list, out of the way until it is wanted. */
export const ListMenu = <T extends Identified>(props: ListMenuProps<T>) => {
  const { list, i18n, columns, choice, keepsSearches = false } = props;
  const t = useT();
  const { base } = useNavigation();
  const [isExporting, setExporting] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [showsSearches, showSearches] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const headerOf = (field: string) => t(keyOf(i18n, 'fields', field));
  const closed = (close: (open: boolean) => void) => () => {
    close(false);
    button.current?.focus();
  };

  return (
    <>
      <Menu
        className="list-menu"
        look="btn btn-sm btn-outline-secondary"
        label={t('lists.menu')}
        buttonRef={button}
        data-cy="listMenu"
      >
        <MenuItem data-cy="exportCsv" disabled={isExporting || list.total === 0} onClick={() => setExporting(true)}>
          {t('lists.export.action')}
        </MenuItem>
        {keepsSearches && (
          <MenuItem data-cy="savedSearches" onClick={() => showSearches(true)}>
            {t('lists.searches.title')}
          </MenuItem>
        )}
        {choice && <ColumnItems choice={choice} onChoose={() => setChoosing(true)} />}
        <DensityItem />
      </Menu>
      {showsSearches && <SavedSearchDialog onClose={closed(showSearches)} />}
      {choice && isChoosing && (
        <ColumnDialog
          fields={choice.fields}
          shown={columns.map(({ field }) => field)}
          headerOf={headerOf}
          onShow={choice.show}
          onClose={closed(setChoosing)}
        />
      )}
      {isExporting && (
        <CsvExport
          list={list}
          columns={columns}
          headerOf={headerOf}
          fileName={base.split('/').at(-1) ?? ''}
          onClose={closed(setExporting)}
        />
      )}
    </>
  );
};
