import { useEffect, useState } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import type { Identified } from 'lib/model';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { Pager } from 'ui/table/pager';
import { CommonValues } from './common-values';
import { FaultSummary } from './fault-summary';
import { SheetColumns } from './sheet-columns';
import { cellId, SheetTable } from './sheet-table';
import type { Many } from './use-many';

/** Rows on the screen: thousands at once would make every key slow. */
const PAGE_SIZE = 100;

/** The page of the table, and the way to a cell of another page. */
const useRowPage = <T extends Identified>({ readings }: Many<T>) => {
  const [wanted, setPage] = useState(1);
  const [sought, setSought] = useState<string>();
  const lastPage = Math.max(1, Math.ceil(readings.length / PAGE_SIZE));
  const page = Math.min(wanted, lastPage);
  useEffect(() => {
    if (sought === undefined) return;
    document.getElementById(sought)?.focus();
    setSought(undefined);
  }, [sought]);
  return {
    page,
    lastPage,
    setPage,
    shown: readings.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    goTo: (key: number, field: string) => {
      setPage(Math.floor(readings.findIndex(({ row }) => row.key === key) / PAGE_SIZE) + 1);
      setSought(cellId(key, field));
    },
  };
};

interface SheetToolsProps<T extends Identified> {
  many: Many<T>;
  onGo: (key: number, field: string) => void;
}

/** What is changed before the rows are sent. */
const SheetTools = <T extends Identified>({ many, onGo }: SheetToolsProps<T>) => {
  const t = useT();
  const { columns, readings, table, used, labelOf } = many;
  const free = columns.filter(({ field, isNaming }) => !isNaming && !used.has(field));
  return (
    <>
      {table && <SheetColumns table={table} columns={columns} labelOf={labelOf} onChoose={many.choose} />}
      <CommonValues columns={free} values={many.common} labelOf={labelOf} onChange={many.setForAll} />
      {many.isUnasked && (
        <InlineAlert kind="warning">
          {t('many.unasked')}{' '}
          <Button color="warning" size="sm" outline onClick={many.askAgain}>
            {t('global.retry')}
          </Button>
        </InlineAlert>
      )}
      <FaultSummary readings={readings} labelOf={labelOf} onGo={onGo} />
    </>
  );
};

/** What is in the sheet: its columns, the values of all rows, what is wrong, and the rows. */
export const RowsPanel = <T extends Identified>({ many }: { many: Many<T> }) => {
  const t = useT();
  const { columns, rows, used, isLocked, labelOf } = many;
  const { page, lastPage, setPage, shown, goTo } = useRowPage(many);
  const filled = columns.filter(
    ({ field, isNaming }) => isNaming || used.has(field) || rows.some(row => row.cells[field]),
  );
  return (
    <>
      {!isLocked && <SheetTools many={many} onGo={goTo} />}
      <SheetTable
        {...{ labelOf, isLocked }}
        caption={t('many.rows')}
        readings={shown}
        columns={filled}
        onCell={many.setCell}
        onRemove={many.remove}
      />
      <Pager page={page} lastPage={lastPage} onPage={setPage} />
    </>
  );
};
