import { useFieldArray, useFormContext } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { MAX_FORMULA } from 'medical/formula';
import { AddButton } from 'ui/form/add-button';
import { AlignedRows } from 'ui/form/aligned-rows';
import { MovableRows } from 'ui/form/movable-rows';
import { NotSent } from 'ui/form/not-sent';
import { RemoveButton } from 'ui/form/remove-button';
import { TextField } from 'ui/form/text-field';
import { newContent, type PediatricDose } from './record';

/** The formulas of a dose, each with its code, in the order they are shown. */
export const DoseContents = () => {
  const t = useT();
  const { control } = useFormContext<PediatricDose>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'contents', keyName: 'rowKey' });
  const label = t('pediatricDoses.fields.contents');
  const nameOf = (index: number) => t('pediatricDoses.contentNumber', { number: index + 1 });

  return (
    <section
      className={fields.length > 0 ? 'field rows-field' : 'field'}
      aria-label={label}
      data-cy="contents"
      data-field="contents"
    >
      <h2 className="form-legend">{label}</h2>
      <NotSent name="contents" />
      <AlignedRows
        kind="short-long"
        heads={[{ label: t('pediatricDoses.fields.code') }, { label: t('pediatricDoses.fields.formula') }]}
      >
        <MovableRows label={label} keys={fields.map(({ rowKey }) => rowKey)} nameOf={nameOf} onMove={move}>
          {index => (
            <div className="field-row">
              <TextField name={`contents.${index}.code`} label={t('pediatricDoses.fields.code')} />
              <TextField
                name={`contents.${index}.formula`}
                label={t('pediatricDoses.fields.formula')}
                max={MAX_FORMULA}
                rows={2}
              />
              <RemoveButton name={nameOf(index)} onClick={() => remove(index)} />
            </div>
          )}
        </MovableRows>
      </AlignedRows>
      <AddButton dataCy="addContent" onClick={() => append(newContent())}>
        {t('pediatricDoses.addContent')}
      </AddButton>
    </section>
  );
};
