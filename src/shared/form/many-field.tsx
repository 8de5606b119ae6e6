import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from 'reactstrap';
import { SelectOptionDialog } from 'shared/dialogs/select-option-dialog';
import { keyOf } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import type { Named } from 'shared/model';
import type { Duck } from 'shared/redux/create-duck';
import type { Thunk } from 'shared/redux/request';
import { useFormContextValue } from './form-context';

export interface OptionSource {
  /** Where the options come from. */
  from: Duck<Named>;
  /** Creates an option that the search did not find; without it the dialog offers no such button. */
  add?: (option: Named) => Thunk;
}

interface ManyFieldProps extends OptionSource {
  name: string;
}

/** One already chosen is not chosen again: by id, or by name where it has none (spec 4). */
export const isSameOption = (one: Named, other: Named) =>
  one.id !== undefined && other.id !== undefined ? one.id === other.id : one.name === other.name;

/** Chosen records as chips with Remove, and a dialog to choose more. */
export const ManyField = ({ name, from, add }: ManyFieldProps) => {
  const t = useT();
  const { i18n } = useFormContextValue();
  const { field } = useController({ name });
  const [isOpen, setOpen] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const chosen: Named[] = field.value ?? [];
  const label = t(keyOf(i18n, 'fields', name));

  const choose = (option: Named) => {
    if (!chosen.some(one => isSameOption(one, option))) field.onChange([...chosen, option]);
    setOpen(false);
  };
  const remove = (option: Named) => {
    field.onChange(chosen.filter(one => one !== option));
    chooseButton.current?.focus();
  };

  return (
    <div className="field" data-cy={name} role="group" aria-label={label}>
      <span className="form-label">{label}</span>
      <ul className="chips">
        {chosen.map(option => (
          <li key={option.id ?? option.name} className="chip">
            {option.name}
            <button
              type="button"
              className="btn-close"
              aria-label={t('entity.action.removeOf', { name: option.name })}
              onClick={() => remove(option)}
            />
          </li>
        ))}
        <li>
          <Button
            innerRef={chooseButton}
            size="sm"
            color="secondary"
            outline
            aria-label={t('entity.action.chooseOf', { name: label })}
            onClick={() => setOpen(true)}
          >
            {t('entity.action.choose')}
          </Button>
        </li>
      </ul>
      {isOpen && (
        <SelectOptionDialog
          title={label}
          from={from}
          add={add}
          isChosen={option => chosen.some(one => isSameOption(one, option))}
          onChoose={choose}
          onCancel={() => setOpen(false)}
        />
      )}
    </div>
  );
};
