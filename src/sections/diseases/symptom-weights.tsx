import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { OneField } from 'crud/options/one-field';
import { SelectOptionDialog } from 'crud/options/select-option-dialog';
import { PasteButton } from 'features/pasting/paste-button';
import { usePasting } from 'features/pasting/use-pasting';
import type { Named } from 'lib/model';
import { symptoms } from 'sections/symptoms/duck';
import { AddButton } from 'ui/form/add-button';
import { AlignedRows } from 'ui/form/aligned-rows';
import { NotSent } from 'ui/form/not-sent';
import { NumberField } from 'ui/form/number-field';
import { RemoveButton } from 'ui/form/remove-button';
import { weightReader } from './pasted-weights';
import type { Disease } from './record';

interface SymptomRowProps {
  index: number;
  onRemove: (index: number) => void;
}

const SymptomRow = memo(({ index, onRemove }: SymptomRowProps) => {
  const t = useT();
  const number = index + 1;
  const path = `diseaseSymptoms.${index}`;
  return (
    <li className="field-row">
      <OneField name={`${path}.symptom`} label={t('diseases.symptomNumber', { number })} from={symptoms} required />
      <NumberField name={`${path}.weight`} label={t('diseases.weightNumber', { number })} required />
      <RemoveButton name={t('diseases.symptomNumber', { number })} onClick={() => onRemove(index)} />
    </li>
  );
});
SymptomRow.displayName = 'SymptomRow';

const useSymptomRows = () => {
  const t = useT();
  const { control, getValues } = useFormContext<Disease>();
  // The key is not `id`, because rows may have an id from the server.
  const { fields, append, remove } = useFieldArray({ control, name: 'diseaseSymptoms', keyName: 'rowKey' });
  const addButton = useRef<HTMLButtonElement>(null);
  const removeRow = useCallback(
    (index: number) => {
      remove(index);
      addButton.current?.focus();
    },
    [remove],
  );

  const isChosen = (symptom: Named) =>
    getValues('diseaseSymptoms').some(row => row.symptom && row.symptom.id === symptom.id);
  const choose = (symptom: Named, stays: boolean) => {
    if (isChosen(symptom)) return;
    append({ symptom }, { shouldFocus: !stays, focusName: `diseaseSymptoms.${fields.length}.weight` });
  };
  const read = useMemo(
    () => weightReader(symptoms, () => getValues('diseaseSymptoms').map(({ symptom }) => symptom?.id)),
    [getValues],
  );
  const pasting = usePasting({
    columns: t('diseases.pasteColumns'),
    read,
    onAdd: rows => append(rows, { shouldFocus: false }),
  });
  return { fields, addButton, removeRow, isChosen, choose, pasting };
};

interface RowsProps {
  fields: readonly { rowKey: string }[];
  onRemove: (index: number) => void;
}

const Rows = ({ fields, onRemove }: RowsProps) => (
  <ol className="field-rows plain-rows">
    {fields.map(({ rowKey }, index) => (
      <SymptomRow key={rowKey} index={index} onRemove={onRemove} />
    ))}
  </ol>
);

/** Rows with a symptom and its weight. No symptom appears twice (R93). */
export const SymptomWeights = memo(() => {
  const t = useT();
  const { fields, addButton, removeRow, isChosen, choose, pasting } = useSymptomRows();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="field rows-field" data-cy="diseaseSymptoms" data-field="diseaseSymptoms" onPaste={pasting.onPaste}>
      <NotSent name="diseaseSymptoms" />
      {fields.length === 0 ? (
        <p className="text-body-secondary">{t('diseases.noSymptoms')}</p>
      ) : (
        <AlignedRows
          kind="long-short"
          heads={[
            { label: t('diseases.fields.symptom'), required: true },
            { label: t('diseases.fields.weight'), required: true },
          ]}
        >
          <Rows fields={fields} onRemove={removeRow} />
        </AlignedRows>
      )}
      <AddButton buttonRef={addButton} onClick={() => setOpen(true)}>
        {t('diseases.addSymptom')}
      </AddButton>{' '}
      <PasteButton className="mt-3" onClick={pasting.open} />
      {pasting.dialog}
      {isOpen && (
        <SelectOptionDialog
          title={t('diseases.addSymptom')}
          from={symptoms}
          many
          isChosen={isChosen}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
});
SymptomWeights.displayName = 'SymptomWeights';
