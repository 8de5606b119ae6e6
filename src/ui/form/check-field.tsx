import { useId } from 'react';
import { useField, type FieldProps } from './use-field';

export const CheckField = (props: Omit<FieldProps, 'required'>) => {
  const id = useId();
  const {
    field: { ref, value, onChange, onBlur },
    label,
    error,
  } = useField(props);
  return (
    <div className="field form-check form-switch">
      <input
        id={id}
        ref={ref}
        name={props.name}
        type="checkbox"
        className="form-check-input"
        data-cy={props.name}
        checked={Boolean(value)}
        aria-invalid={error !== undefined}
        onChange={event => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
};
