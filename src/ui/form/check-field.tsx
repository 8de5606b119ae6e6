import { useId } from 'react';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { describedBy, FieldError } from './field-frame';
import { useTextBelow } from './field-grid';
import { type FieldProps, useField } from './use-field';

interface CheckFieldProps extends Omit<FieldProps, 'required'> {
  /** The consequence of the choice, shown below the field. */
  hint?: MessageKey;
  /** The field is shown, but the user cannot change it. */
  isFixed?: boolean;
}

export const CheckField = (props: CheckFieldProps) => {
  const t = useT();
  const id = useId();
  const {
    field: { ref, value, onChange, onBlur },
    label,
    error,
    invalid,
  } = useField(props);
  useTextBelow(props.hint !== undefined);
  return (
    <div className="field form-check form-switch">
      <input
        id={id}
        ref={ref}
        name={props.name}
        type="checkbox"
        className={`form-check-input${invalid}`}
        data-cy={props.name}
        checked={Boolean(value)}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, props.hint, error)}
        aria-disabled={props.isFixed}
        onChange={event => !props.isFixed && onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
      {props.hint && (
        <div id={`${id}-hint`} className="form-text">
          {t(props.hint)}
        </div>
      )}
      <FieldError id={id} label={label} error={error} />
    </div>
  );
};
