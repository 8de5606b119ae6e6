import { useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Thunk } from 'core/redux/request';
import { isNewRecord, type Named } from 'lib/model';
import { textOf } from 'lib/records/parts';
import { isSameName } from 'lib/text';
import type { Duck } from 'records/duck';
import { Chips } from 'ui/form/chips';
import { describedBy, FieldError } from 'ui/form/field-frame';
import { NotSent, useNotSent } from 'ui/form/not-sent';
import { type FieldProps, useField } from 'ui/form/use-field';
import { ChooseButton } from './internal/choose-button';
import { useGonePicks } from './internal/use-gone-picks';
import { SelectOptionDialog } from './select-option-dialog';

export interface OptionProps {
  /** The duck that provides the options. */
  from: Duck<Named>;
  /** Creates an option that the search did not find; without it the dialog offers no such button. */
  add?: (option: Named) => Thunk<Named | null>;
}

export interface ManyFieldProps extends Omit<FieldProps, 'required'>, OptionProps {
  /** The options are records of the form's own kind, and the record itself must not be chosen. */
  exceptSelf?: boolean;
}

/** Whether two options are the same: by id, or by name if one has no id (R79). No option is chosen twice. */
export const isSameRecord = (one: Named, other: Named) =>
  isNewRecord(one) || isNewRecord(other) ? isSameName(textOf(one), textOf(other)) : one.id === other.id;

/** The chosen records, and the functions that change them. Removing one moves the focus to the Choose button. */
const useChosen = (props: FieldProps) => {
  const { field, label, error } = useField(props);
  const chooseButton = useRef<HTMLButtonElement | null>(null);
  const chosen: Named[] = field.value ?? [];
  const isChosen = (option: Named) => chosen.some(one => isSameRecord(one, option));
  const choose = (option: Named) => {
    if (!isChosen(option)) field.onChange([...chosen, option]);
  };
  const remove = (option: Named) => {
    field.onChange(chosen.filter(one => one !== option));
    chooseButton.current?.focus();
  };
  return { label, error, fieldRef: field.ref, chooseButton, chosen, isChosen, choose, remove };
};

/** Chosen records as chips with a Remove button, and a dialog to choose more. */
export const ManyField = ({ from, add, exceptSelf = false, ...props }: ManyFieldProps) => {
  const { getValues } = useFormContext();
  const { label, error, fieldRef, chooseButton, chosen, isChosen, choose, remove } = useChosen(props);
  useGonePicks(props.name, from);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hint = useNotSent(props.name);
  return (
    <div className="field" data-cy={props.name} role="group" aria-label={label}>
      <span className="form-label">{label}</span>
      <Chips chosen={chosen} onRemove={remove} telling={from.telling}>
        <ChooseButton
          label={label}
          name={props.name}
          buttonRef={chooseButton}
          fieldRef={fieldRef}
          describedBy={describedBy(id, hint, error)}
          size="sm"
          onClick={() => setOpen(true)}
        />
      </Chips>
      <NotSent id={`${id}-hint`} name={props.name} />
      <FieldError id={id} label={label} error={error} />
      {isOpen && (
        <SelectOptionDialog
          title={label}
          from={from}
          except={exceptSelf ? getValues('id') : undefined}
          add={add}
          isChosen={isChosen}
          many
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
