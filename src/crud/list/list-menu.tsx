import { type RefObject, useRef, useState } from 'react';
import { keyOf, type ListKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import type { CsvExportProps, ExportedList } from 'features/export/source';
import type { Identified } from 'lib/model';
import { Menu, MenuItem } from 'ui/layout/menu';
import { chunk } from 'ui/layout/screen';
import { useMediaQuery } from 'ui/layout/use-media-query';
import type { Column } from 'ui/table/columns';
import { keepDensity, readDensity } from 'ui/table/density';
import type { ColumnDialogProps } from './internal/column-dialog';
import type { SavedSearchDialogProps } from './internal/saved-search-dialog';
import type { ColumnChoice } from './use-shown-columns';

/** In a window of this width rows are cards, which have only one density. */
const HAS_CARDS = '(max-width: 61.98em)';

/** Offers the density that the rows do not have now. */
const DensityItem = () => {
  const t = useT();
  const hasCards = useMediaQuery(HAS_CARDS);
  const other = readDensity() === 'compact' ? 'comfortable' : 'compact';
  if (hasCards) return null;
  return (
    <MenuItem data-cy="density" onClick={() => keepDensity(other)}>
      {t(`lists.densityOptions.${other}`)}
    </MenuItem>
  );
};

const ColumnDialog = chunk<ColumnDialogProps>(() => import('./internal/column-dialog'));
const SavedSearchDialog = chunk<SavedSearchDialogProps>(() => import('./internal/saved-search-dialog'));
const CsvExport = chunk<CsvExportProps<Identified>>(() => import('features/export/csv-export')) as <
  T extends Identified,
>(
  props: CsvExportProps<T>,
) => JSX.Element;

interface ListMenuProps<T extends Identified> {
  list: ExportedList<T>;
  i18n: ListKey;
  /** The visible columns. */
  columns: readonly Column<T>[];
  /** Set if the user can choose among columns. */
  choice?: ColumnChoice;
  /** Whether searches can be saved. Searches for people contain their names, which are not stored in the browser. */
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

/** A dialog of the menu; the focus returns to the menu's button when it closes. */
const useDialog = (button: RefObject<HTMLButtonElement>) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return { isOpen, open: () => setOpen(true), close };
};

type Dialog = ReturnType<typeof useDialog>;

interface ListDialogsProps<T extends Identified> extends Omit<ListMenuProps<T>, 'keepsSearches'> {
  exporting: Dialog;
  choosing: Dialog;
  searches: Dialog;
}

const ListDialogs = <T extends Identified>(props: ListDialogsProps<T>) => {
  const { list, i18n, columns, choice, exporting, choosing, searches } = props;
  const t = useT();
  const { sectionPath } = useNavigation();
  const headerOf = (field: string) => t(keyOf(i18n, 'fields', field));
  return (
    <>
      {searches.isOpen && <SavedSearchDialog onClose={searches.close} />}
      {choice && choosing.isOpen && (
        <ColumnDialog
          fields={choice.fields}
          shown={columns.map(({ field }) => field)}
          headerOf={headerOf}
          onShow={choice.show}
          onClose={choosing.close}
        />
      )}
      {exporting.isOpen && (
        <CsvExport
          list={list}
          columns={columns}
          headerOf={headerOf}
          fileName={sectionPath.split('/').at(-1) ?? ''}
          onClose={exporting.close}
        />
      )}
    </>
  );
};

/** The menu with further actions on a list, which keeps them out of sight until they are needed. */
export const ListMenu = <T extends Identified>({ keepsSearches = false, ...props }: ListMenuProps<T>) => {
  const { list, choice } = props;
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const [exporting, choosing, searches] = [useDialog(button), useDialog(button), useDialog(button)];
  return (
    <>
      <Menu
        className="list-menu"
        look="btn btn-sm btn-outline-secondary"
        label={t('lists.menu')}
        buttonRef={button}
        data-cy="listMenu"
      >
        <MenuItem data-cy="exportCsv" disabled={exporting.isOpen || list.total === 0} onClick={exporting.open}>
          {t('lists.export.action')}
        </MenuItem>
        {keepsSearches && (
          <MenuItem data-cy="savedSearches" onClick={searches.open}>
            {t('lists.searches.title')}
          </MenuItem>
        )}
        {choice && <ColumnItems choice={choice} onChoose={choosing.open} />}
        <DensityItem />
      </Menu>
      <ListDialogs {...props} exporting={exporting} choosing={choosing} searches={searches} />
    </>
  );
};
