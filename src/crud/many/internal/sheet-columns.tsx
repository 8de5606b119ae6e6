import { useId } from 'react';
import { useT } from 'core/i18n/use-t';
import { formatCount } from 'lib/numbers';
import type { SheetColumn } from './columns';
import type { SheetHead } from './use-sheet';

interface SheetColumnsProps {
  table: SheetHead;
  columns: readonly SheetColumn[];
  labelOf: (field: string) => string;
  onChoose: (at: number, field: string | undefined) => void;
}

/** Which field each column of the latest table fills. */
export const SheetColumns = ({ table, columns, labelOf, onChoose }: SheetColumnsProps) => {
  const t = useT();
  const id = useId();
  const { headers, fields, above } = table;
  return (
    <fieldset className="many-fields">
      <legend className="form-legend">{t('many.columns.title')}</legend>
      {above > 0 && <p className="form-text">{t('many.columns.above', { count: formatCount(above) })}</p>}
      <div className="many-grid">
        {headers.map((header, at) => (
          // A sheet may have the same header twice.
          <div key={at} className="field">
            <label className="form-label" htmlFor={`${id}-${at}`}>
              {header || t('many.columns.nameless', { number: at + 1 })}
            </label>
            <select
              id={`${id}-${at}`}
              className="form-select form-select-sm"
              value={fields[at] ?? ''}
              onChange={event => onChoose(at, event.target.value || undefined)}
            >
              <option value="">{t('many.columns.none')}</option>
              {columns.map(({ field }) => (
                <option key={field} value={field}>
                  {labelOf(field)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </fieldset>
  );
};
