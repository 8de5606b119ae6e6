import { memo, useId, useMemo } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { AddButton } from 'ui/form/add-button';
import { AlignedRows } from 'ui/form/aligned-rows';
import { ChoiceField } from 'ui/form/choice-field';
import { MovableRows } from 'ui/form/movable-rows';
import { NotSent } from 'ui/form/not-sent';
import { NumberField } from 'ui/form/number-field';
import { RemoveButton } from 'ui/form/remove-button';
import { TextField } from 'ui/form/text-field';
import { ParamOptions } from './param-options';
import { FIRST, type FormulaParam, hasOptions, INPUT_TYPES, type MedicalCalculator, newParam } from './record';
import { useNumberedRows } from './use-numbered-rows';

const COLUMNS = ['presentationName', 'code', 'inputType', 'measurement', 'position'] as const;

interface ParamRowProps {
  index: number;
  onRemove: (index: number) => void;
}

const ParamRow = memo(({ index, onRemove }: ParamRowProps) => {
  const t = useT();
  const path = `formulaParams.${index}` as const;
  const inputType = useWatch<MedicalCalculator, `${typeof path}.inputType`>({ name: `${path}.inputType` });
  return (
    <>
      <div className="field-row">
        <TextField name={`${path}.presentationName`} label={t('medicalCalculators.fields.presentationName')} />
        <TextField name={`${path}.code`} label={t('medicalCalculators.fields.code')} />
        <ChoiceField
          name={`${path}.inputType`}
          label={t('medicalCalculators.fields.inputType')}
          options={INPUT_TYPES}
          optionsKey="inputTypeOptions"
          required
        />
        <TextField name={`${path}.measurement`} label={t('medicalCalculators.fields.measurement')} />
        <NumberField
          name={`${path}.position`}
          label={t('medicalCalculators.fields.position')}
          kind="whole"
          empty={FIRST}
        />
        <RemoveButton
          name={t('medicalCalculators.paramNumber', { number: index + 1 })}
          onClick={() => onRemove(index)}
        />
      </div>
      {hasOptions(inputType) && <ParamOptions path={path} number={index + 1} />}
    </>
  );
});
ParamRow.displayName = 'ParamRow';

const useParams = () => {
  const { control, getValues, setValue } = useFormContext<MedicalCalculator>();
  const { fields, ...rows } = useFieldArray({ control, name: 'formulaParams', keyName: 'rowKey' });
  const positions = useMemo(
    () => ({
      numbers: () => getValues('formulaParams').map(({ position }) => position),
      setNumber: (index: number, position: number) =>
        setValue(`formulaParams.${index}.position`, position, { shouldDirty: true }),
    }),
    [getValues, setValue],
  );
  return { fields, ...useNumberedRows<FormulaParam>(rows, positions) };
};

/** The parameters of a calculator's formula; their order is their position (R109). */
export const FormulaParams = () => {
  const t = useT();
  const keysId = useId();
  const { fields, append, remove, move } = useParams();
  const add = () => append(newParam(fields.length + 1));
  return (
    <section
      className={fields.length > 0 ? 'field rows-field' : 'field'}
      aria-label={t('medicalCalculators.fields.formulaParams')}
      data-cy="formulaParams"
      data-field="formulaParams"
    >
      <h2 className="form-legend">{t('medicalCalculators.fields.formulaParams')}</h2>
      <NotSent name="formulaParams" />
      <AlignedRows
        kind="five-column"
        heads={COLUMNS.map(column => ({
          label: t(keyOf('medicalCalculators.fields', column)),
          required: column === 'inputType',
        }))}
      >
        <MovableRows
          label={t('medicalCalculators.fields.formulaParams')}
          keys={fields.map(({ rowKey }) => rowKey)}
          nameOf={index => t('medicalCalculators.paramNumber', { number: index + 1 })}
          onMove={move}
          onNext={add}
        >
          {index => <ParamRow index={index} onRemove={remove} />}
        </MovableRows>
      </AlignedRows>
      <AddButton dataCy="addParam" describedBy={keysId} onClick={add}>
        {t('medicalCalculators.addParam')}
      </AddButton>{' '}
      <span id={keysId} className="form-text">
        {t('flashcards.keys')}
      </span>
    </section>
  );
};
