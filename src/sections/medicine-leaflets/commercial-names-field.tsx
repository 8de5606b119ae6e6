import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from 'reactstrap';
import { SelectOptionDialog } from 'ui/dialogs/select-option-dialog';
import { RemoveButton } from 'ui/form/remove-button';
import { useField } from 'ui/form/use-field';
import { useT } from 'core/i18n/use-t';
import type { Named } from 'lib/model';
import { withCommercialName } from './commercial-names';
import { commercialNames } from './duck';
import { compositionOf, type CommercialName, type MedicineLeaflet } from './model';

/** The names under which the medicine is sold: picked or typed, several at once, removable (R114). */
export const CommercialNamesField = () => {
  const t = useT();
  const leafletName = useWatch<MedicineLeaflet, 'name'>({ name: 'name' }) ?? '';
  const { field, label } = useField({ name: 'children' });
  const [isOpen, setOpen] = useState(false);
  const addButton = useRef<HTMLButtonElement | null>(null);
  const children: CommercialName[] = field.value ?? [];

  const add = (picked: Named) => {
    field.onChange(withCommercialName(children, picked));
  };
  const remove = (child: CommercialName) => {
    field.onChange(children.filter(one => one !== child));
    addButton.current?.focus();
  };
  const flag = (child: CommercialName, part: Partial<CommercialName>) =>
    field.onChange(children.map(one => (one === child ? { ...one, ...part } : one)));

  return (
    <div className="field" role="group" aria-label={label} data-cy="children">
      <span className="form-label">{label}</span>
      <ul className="field-rows">
        {children.map(child => (
          <li key={child.name} className="commercial-name">
            <strong>{child.name}</strong>
            <span className="text-body-secondary">{compositionOf(child, leafletName)}</span>
            {(['free', 'available'] as const).map(name => (
              <label key={name} className="form-check">
                <input
                  type="checkbox"
                  className="form-check-input"
                  checked={child[name]}
                  onChange={event => flag(child, { [name]: event.target.checked })}
                />
                {t(`medicineLeaflets.fields.${name}`)}
              </label>
            ))}
            <RemoveButton name={child.name} onClick={() => remove(child)} />
          </li>
        ))}
      </ul>
      <Button
        innerRef={element => {
          addButton.current = element;
          field.ref(element);
        }}
        size="sm"
        color="secondary"
        outline
        className="mt-3"
        onClick={() => setOpen(true)}
      >
        {t('medicineLeaflets.addName')}
      </Button>
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
