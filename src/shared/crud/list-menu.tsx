import { useRef, useState } from 'react';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import type { CsvExportProps } from 'shared/export/source';
import { keyOf, type SectionKey } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import type { Identified } from 'shared/model';
import { chunk } from 'shared/navigation/screen';
import { columnsOf, type ColumnOf } from './columns';
import { useNavigation } from './navigation';
import type { List } from './use-list';

const CsvExport = chunk<CsvExportProps<Identified>>(() => import('shared/export/csv-export')) as <T extends Identified>(
  props: CsvExportProps<T>,
) => JSX.Element;

interface ListMenuProps<T extends Identified> {
  list: List<T>;
  i18n: SectionKey;
  columns: readonly ColumnOf<T>[];
}

/** What else can be done with a list, out of the way until it is wanted. */
export const ListMenu = <T extends Identified>({ list, i18n, columns }: ListMenuProps<T>) => {
  const t = useT();
  const { base } = useNavigation();
  const [isExporting, setExporting] = useState(false);
  const toggle = useRef<HTMLElement>(null);
  const closeExport = () => {
    setExporting(false);
    toggle.current?.focus();
  };

  return (
    <>
      <UncontrolledDropdown className="list-menu">
        <DropdownToggle innerRef={toggle} color="secondary" outline size="sm" caret data-cy="listMenu">
          {t('lists.menu')}
        </DropdownToggle>
        <DropdownMenu end>
          <DropdownItem
            data-cy="exportCsv"
            disabled={isExporting || list.total === 0}
            onClick={() => setExporting(true)}
          >
            {t('lists.export.action')}
          </DropdownItem>
        </DropdownMenu>
      </UncontrolledDropdown>
      {isExporting && (
        <CsvExport
          list={list}
          columns={columnsOf(columns)}
          headOf={field => t(keyOf(i18n, 'fields', field))}
          fileName={base.split('/').at(-1) ?? ''}
          onClose={closeExport}
        />
      )}
    </>
  );
};
