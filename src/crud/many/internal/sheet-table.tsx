import { memo } from 'react';
import { useT } from 'core/i18n/use-t';
import { same } from 'lib/deep-equal';
import { formatCount } from 'lib/numbers';
import { RemoveButton } from 'ui/form/remove-button';
import { StateBadge } from 'ui/layout/state-badge';
import type { SheetColumn } from './columns';
import { faultText } from './fault-text';
import type { RowReading } from './rows';
import { ValueControl } from './value-control';

/** The id of the control in a cell. */
export const cellId = (key: number, field: string) => `many-${key}-${field}`;

interface RowProps {
  reading: RowReading<unknown>;
  columns: readonly SheetColumn[];
  labelOf: (field: string) => string;
  isLocked: boolean;
  onCell: (key: number, field: string, text: string) => void;
  onRemove: (key: number) => void;
}

const State = ({ row, faults, isAsking }: RowReading<unknown>) => {
  const t = useT();
  if (row.isCreated) return <StateBadge tone="good">{t('many.state.created')}</StateBadge>;
  if (row.mayBeStored) return <StateBadge tone="waiting">{t('many.state.lost')}</StateBadge>;
  if (row.refusal) return <StateBadge tone="bad">{t('many.state.refused')}</StateBadge>;
  if (faults.size > 0) return <StateBadge tone="bad">{t('many.state.wrong')}</StateBadge>;
  return <StateBadge>{t(isAsking ? 'many.state.asking' : 'many.state.ready')}</StateBadge>;
};

type CellProps = Pick<RowProps, 'reading' | 'labelOf' | 'isLocked' | 'onCell'> & { column: SheetColumn; line: string };

const Cell = ({ reading: { row, faults }, column, line, labelOf, isLocked, onCell }: CellProps) => {
  const t = useT();
  const { field } = column;
  const label = labelOf(field);
  const id = cellId(row.key, field);
  const found = faults.get(field);
  return (
    <td data-label={label}>
      <ValueControl
        id={id}
        column={column}
        text={row.cells[field] ?? ''}
        label={t('many.cell', { field: label, line })}
        isInvalid={found !== undefined}
        describedBy={found && `${id}-fault`}
        isLocked={isLocked || row.mayBeStored === true}
        onChange={text => onCell(row.key, field, text)}
      />
      {found && (
        <div id={`${id}-fault`} className="invalid-feedback d-block">
          {faultText(found, label)}
        </div>
      )}
    </td>
  );
};

const PlainRow = ({ columns, onRemove, ...props }: RowProps) => {
  const t = useT();
  const { reading, isLocked } = props;
  const { row } = reading;
  const line = formatCount(row.line);
  return (
    <tr data-cy="sheetRow">
      <td data-label={t('many.line')} className="column-id">
        {line}
      </td>
      {columns.map(column => (
        <Cell key={column.field} column={column} line={line} {...props} />
      ))}
      <td data-label={t('many.stateHeader')} className="many-state">
        <State {...reading} />
        {row.refusal && <div className="invalid-feedback d-block">{row.refusal.text}</div>}
      </td>
      {!isLocked && (
        <td className="column-actions">
          <RemoveButton name={t('many.lineOf', { line })} onClick={() => onRemove(row.key)} />
        </td>
      )}
    </tr>
  );
};

const shown = ({ reading: { row, faults, isAsking }, columns, isLocked }: RowProps) =>
  [row, [...faults], isAsking, columns, isLocked] as const;

/** Renders again only if something in the row has changed. */
const Row = memo(PlainRow, (before, after) => same(shown(before), shown(after)));

interface SheetTableProps extends Omit<RowProps, 'reading'> {
  caption: string;
  readings: readonly RowReading<unknown>[];
}

/** The rows as they will be sent, each cell of which can be corrected. */
export const SheetTable = ({ caption, readings, ...row }: SheetTableProps) => {
  const t = useT();
  return (
    <div className="many-box">
      <table className="table data-table many-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="column-id">
              {t('many.line')}
            </th>
            {row.columns.map(({ field }) => (
              <th key={field} scope="col">
                {row.labelOf(field)}
              </th>
            ))}
            <th scope="col">{t('many.stateHeader')}</th>
            {!row.isLocked && (
              <th scope="col" className="column-actions">
                <span className="visually-hidden">{t('entity.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {readings.map(reading => (
            <Row key={reading.row.key} reading={reading} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
