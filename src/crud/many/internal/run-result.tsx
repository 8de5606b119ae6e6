import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useLocale, useT } from 'core/i18n/use-t';
import { csvOf } from 'features/export/csv';
import { saveFile } from 'features/export/save-file';
import { isoDay } from 'lib/day-format';
import { formatCount } from 'lib/numbers';
import { InlineAlert } from 'ui/feedback/inline-alert';
import type { SheetColumn } from './columns';
import { faultText } from './fault-text';
import type { RowReading } from './rows';

interface RunResultProps {
  /** The part of the file name before the date. */
  fileName: string;
  list: string;
  columns: readonly SheetColumn[];
  labelOf: (field: string) => string;
  created: readonly RowReading<unknown>[];
  /** The rows that are still there. */
  others: readonly RowReading<unknown>[];
}

/** Why a row was not created; empty if it was not sent and nothing is wrong with it. */
const reasonOf = ({ row, faults }: RowReading<unknown>, labelOf: (field: string) => string): string =>
  [row.refusal?.text, ...[...faults].map(([field, fault]) => `${labelOf(field)}: ${faultText(fault, labelOf(field))}`)]
    .filter(Boolean)
    .join(' · ');

/** What was created and what was not, with a file that says it of each row. */
export const RunResult = ({ fileName, list, columns, labelOf, created, others }: RunResultProps) => {
  const t = useT();
  const locale = useLocale();
  const save = () => {
    const lineOf = (reading: RowReading<unknown>, result: string) => [
      ...columns.map(({ field }) => reading.row.cells[field] ?? ''),
      result,
      reasonOf(reading, labelOf),
    ];
    const lines = [
      [...columns.map(({ field }) => labelOf(field)), t('many.result.result'), t('many.result.reason')],
      ...created.map(reading => lineOf(reading, t('many.state.created'))),
      ...others.map(reading => lineOf(reading, t('many.result.notCreated'))),
    ];
    saveFile(`${fileName}-${isoDay(new Date())}.csv`, csvOf(lines, locale), 'text/csv;charset=utf-8');
  };
  const counts = { created: formatCount(created.length), others: formatCount(others.length) };
  return (
    <InlineAlert kind={others.length > 0 ? 'warning' : 'success'}>
      <span data-cy="manyResult">{t(others.length > 0 ? 'many.result.some' : 'many.result.all', counts)}</span>{' '}
      <Button color="secondary" size="sm" outline onClick={save}>
        {t('many.result.csv')}
      </Button>{' '}
      <Link to={list}>{t('many.result.list')}</Link>
    </InlineAlert>
  );
};
