import { useId } from 'react';
import { useT } from 'core/i18n/use-t';
import type { SheetColumn } from './columns';
import type { Cells } from './rows';
import { ValueControl } from './value-control';

interface CommonValuesProps {
  columns: readonly SheetColumn[];
  values: Cells;
  labelOf: (field: string) => string;
  onChange: (field: string, text: string) => void;
}

/** The fields that no column of the sheet fills, once for all rows. */
export const CommonValues = ({ columns, values, labelOf, onChange }: CommonValuesProps) => {
  const t = useT();
  const id = useId();
  if (columns.length === 0) return null;
  return (
    <fieldset className="many-fields">
      <legend className="form-legend">{t('many.common')}</legend>
      <div className="many-grid">
        {columns.map(column => (
          <div key={column.field} className="field">
            <label className="form-label" htmlFor={`${id}-${column.field}`}>
              {labelOf(column.field)}
            </label>
            <ValueControl
              id={`${id}-${column.field}`}
              column={column}
              text={values[column.field] ?? ''}
              onChange={text => onChange(column.field, text)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
};
