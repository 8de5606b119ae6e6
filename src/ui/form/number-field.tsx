import { FieldFrame } from './field-frame';
import { type FieldProps, useField } from './use-field';
import { useTypedNumber } from './use-typed-number';

interface NumberFieldProps extends FieldProps {
  /** Allows no decimals. */
  whole?: boolean;
  /** The value of an emptied field (R94: region and race 1). Without it, the field holds no value. */
  empty?: number;
  /** Returns the hint next to the field, which shows what will be sent. */
  hintOf?: (value: number) => string;
}

/** A number field that filters what is typed: no letters and no leading zeros (R163). */
export const NumberField = ({ whole = false, empty, hintOf, ...props }: NumberFieldProps) => {
  const { field, label, error: refused } = useField(props);
  const { value, onChange } = field;
  const number = useTypedNumber({ name: props.name, whole, empty, value, onChange });
  const error = refused ?? number.problem;
  const hint = typeof value === 'number' ? hintOf?.(value) : undefined;
  const leave = () => {
    number.leave();
    field.onBlur();
  };

  return (
    <FieldFrame label={label} error={error} required={props.required} hint={hint}>
      {control => (
        <input
          {...control}
          ref={field.ref}
          name={props.name}
          type="text"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          required={props.required}
          data-cy={props.name}
          className={`form-control number-control${error ? ' is-invalid' : ''}`}
          value={number.text}
          onChange={event => number.type(event.target.value)}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
};
