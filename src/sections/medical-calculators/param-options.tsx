import { useMemo } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { AddButton } from 'ui/form/add-button';
import { AlignedRows } from 'ui/form/aligned-rows';
import { MovableRows } from 'ui/form/movable-rows';
import { NotSent } from 'ui/form/not-sent';
import { NumberField } from 'ui/form/number-field';
import { RemoveButton } from 'ui/form/remove-button';
import { TextField } from 'ui/form/text-field';
import { FIRST, type MedicalCalculator, newOption, type ParamOption } from './record';
import { useNumberedRows } from './use-numbered-rows';

const COLUMNS = ['presentationName', 'code', 'order'] as const;

interface ParamOptionsProps {
  path: `formulaParams.${number}`;
  /** Number of the parameter they belong to, from 1. */
  number: number;
}

const useOptions = (path: ParamOptionsProps['path']) => {
  const { control, getValues, setValue } = useFormContext<MedicalCalculator>();
  const { fields, ...rows } = useFieldArray({ control, name: `${path}.options`, keyName: 'rowKey' });
  const orders = useMemo(
    () => ({
      numbers: () => getValues(`${path}.options`).map(({ order }) => order),
      setNumber: (index: number, order: number) =>
        setValue(`${path}.options.${index}.order`, order, { shouldDirty: true }),
    }),
    [getValues, setValue, path],
  );
  return { fields, ...useNumberedRows<ParamOption>(rows, orders) };
};

interface OptionRowProps {
  path: string;
  name: string;
  onRemove: () => void;
}

const OptionRow = ({ path, name, onRemove }: OptionRowProps) => {
  const t = useT();
  return (
    <div className="field-row">
      <TextField name={`${path}.presentationName`} label={t('medicalCalculators.fields.presentationName')} />
      <TextField name={`${path}.code`} label={t('medicalCalculators.fields.code')} />
      <NumberField name={`${path}.order`} label={t('medicalCalculators.fields.order')} kind="whole" empty={FIRST} />
      <RemoveButton name={name} onClick={onRemove} />
    </div>
  );
};

/** The options of a toggle or a multi-select parameter. */
export const ParamOptions = ({ path, number }: ParamOptionsProps) => {
  const t = useT();
  const { fields, append, remove, move } = useOptions(path);
  const label = t('medicalCalculators.optionsOf', { number });
  const nameOf = (index: number) => t('medicalCalculators.optionNumber', { number: index + 1 });

  return (
    <div className="nested-rows">
      <h3 className="form-legend">{label}</h3>
      <NotSent name={`${path}.options`} />
      <AlignedRows
        kind="long-middle-short"
        heads={COLUMNS.map(column => ({ label: t(keyOf('medicalCalculators.fields', column)) }))}
      >
        <MovableRows label={label} keys={fields.map(({ rowKey }) => rowKey)} nameOf={nameOf} onMove={move}>
          {index => <OptionRow path={`${path}.options.${index}`} name={nameOf(index)} onRemove={() => remove(index)} />}
        </MovableRows>
      </AlignedRows>
      <AddButton
        label={t('medicalCalculators.addOptionOf', { number })}
        onClick={() => append(newOption(fields.length + 1))}
      >
        {t('medicalCalculators.addOption')}
      </AddButton>
    </div>
  );
};
