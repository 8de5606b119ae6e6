import { useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { SelectOptionDialog } from 'crud/options/select-option-dialog';
import type { Named } from 'lib/model';
import { textOf } from 'lib/records/parts';
import { AddButton } from 'ui/form/add-button';
import { describedBy, FieldError } from 'ui/form/field-frame';
import { NotSent } from 'ui/form/not-sent';
import { RemoveButton } from 'ui/form/remove-button';
import { useField } from 'ui/form/use-field';
import { withCommercialName } from './commercial-names';
import { commercialNames } from './duck';
import { type CommercialName, compositionOf, type MedicineLeaflet } from './record';

interface NameRowProps {
  child: CommercialName;
  leafletName: string;
  onChange: (part: Partial<CommercialName>) => void;
  onRemove: () => void;
}

const NameRow = ({ child, leafletName, onChange, onRemove }: NameRowProps) => {
  const t = useT();
  return (
    <li className="commercial-name">
      <strong>{textOf(child)}</strong>
      <span className="text-body-secondary">{compositionOf(child, leafletName)}</span>
      {(['free', 'available'] as const).map(name => (
        <label key={name} className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={child[name]}
            onChange={event => onChange({ [name]: event.target.checked })}
          />
          {t(`medicineLeaflets.fields.${name}`)}
        </label>
      ))}
      <RemoveButton name={textOf(child)} onClick={onRemove} />
    </li>
  );
};

/** The names in the form and their actions. After a removal, the focus moves to the Add button. */
const useNames = () => {
  const { field, label, error } = useField({ name: 'children' });
  const addButton = useRef<HTMLButtonElement | null>(null);
  const children: CommercialName[] = field.value ?? [];
  return {
    label,
    error,
    children,
    buttonRef: (element: HTMLButtonElement | null) => {
      addButton.current = element;
      field.ref(element);
    },
    add: (picked: Named) => field.onChange(withCommercialName(children, picked)),
    remove: (child: CommercialName) => {
      field.onChange(children.filter(one => one !== child));
      addButton.current?.focus();
    },
    change: (child: CommercialName, part: Partial<CommercialName>) =>
      field.onChange(children.map(one => (one === child ? { ...one, ...part } : one))),
  };
};

/** The names under which the medicine is sold: picked or typed, several at once, removable (R114). */
export const CommercialNamesField = () => {
  const t = useT();
  const leafletName = useWatch<MedicineLeaflet, 'name'>({ name: 'name' }) ?? '';
  const { label, error, children, buttonRef, add, remove, change } = useNames();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="field rows-field" role="group" aria-label={label} data-cy="children">
      <span className="form-label">{label}</span>
      <NotSent name="children" />
      <ul className="field-rows">
        {children.map(child => (
          <NameRow
            key={child.id ?? child.name}
            child={child}
            leafletName={leafletName}
            onChange={part => change(child, part)}
            onRemove={() => remove(child)}
          />
        ))}
      </ul>
      <AddButton buttonRef={buttonRef} describedBy={describedBy(id, undefined, error)} onClick={() => setOpen(true)}>
        {t('medicineLeaflets.addName')}
      </AddButton>
      <FieldError id={id} label={label} error={error} />
      {isOpen && (
        <SelectOptionDialog
          title={label}
          from={commercialNames}
          many
          addTyped
          isChosen={option => children.some(({ name }) => name === option.name)}
          onChoose={add}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
