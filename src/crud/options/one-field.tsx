import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { AsideOfPicked } from 'features/aside/aside-button';
import type { Named } from 'lib/model';
import { textOf } from 'lib/records/parts';
import { FieldFrame } from 'ui/form/field-frame';
import { type FieldProps, useField } from 'ui/form/use-field';
import { ChooseButton } from './internal/choose-button';
import { useGonePicks } from './internal/use-gone-picks';
import { isSameRecord, type ManyFieldProps } from './many-field';
import { SelectOptionDialog } from './select-option-dialog';

const ClearButton = ({ name, onClick }: { name: string; onClick: () => void }) => {
  const t = useT();
  return (
    <Button color="secondary" outline aria-label={t('entity.action.removeOf', { name })} onClick={onClick}>
      ×
    </Button>
  );
};

/** One record of another resource: shown by its name, chosen in a dialog, and cleared. */
export const OneField = ({ from, add, exceptSelf = false, ...props }: FieldProps & ManyFieldProps) => {
  const { getValues } = useFormContext();
  const { field, label, error, invalid } = useField(props);
  const [isOpen, setOpen] = useState(false);
  const chooseButton = useRef<HTMLButtonElement | null>(null);
  // Some responses contain only the name of the record.
  const chosen: Named | null = typeof field.value === 'string' ? { name: field.value } : (field.value ?? null);

  useGonePicks(props.name, from);

  const clear = () => {
    field.onChange(null);
    chooseButton.current?.focus();
  };

  return (
    <FieldFrame label={label} error={error} required={props.required}>
      {control => (
        <div className="input-group" data-cy={props.name}>
          <input {...control} name={props.name} readOnly className={`form-control${invalid}`} value={textOf(chosen)} />
          {chosen && <AsideOfPicked source={from.name} picked={chosen} />}
          {chosen && <ClearButton name={textOf(chosen)} onClick={clear} />}
          <ChooseButton label={label} buttonRef={chooseButton} fieldRef={field.ref} onClick={() => setOpen(true)} />
          {isOpen && (
            <SelectOptionDialog
              title={label}
              from={from}
              except={exceptSelf ? getValues('id') : undefined}
              add={add}
              isChosen={option => chosen !== null && isSameRecord(chosen, option)}
              onChoose={option => field.onChange(option)}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
};
