import { useState } from 'react';
import { digitsOf, numberOf } from 'shared/text/numbers';
import { FieldFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';

interface NumberFieldProps extends FieldProps {
  /** Keeps digits only; otherwise one dot may stand among them. */
  whole?: boolean;
  /** What an emptied field holds (spec 5: region and race 1); without it the field holds nothing. */
  empty?: number;
}

/**
 * A number that filters what is typed: digits and one dot, no leading zeros (spec 5). The record holds a number, the
 * field the text, so that `0.` can become `0.5`.
 */
export const NumberField = ({ whole = false, empty, ...props }: NumberFieldProps) => {
  const { field, label, error, invalid } = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && (numberOf(typed) ?? empty) === (field.value ?? undefined);

  const type = (text: string) => {
    const digits = digitsOf(text, whole);
    setTyped(digits);
    field.onChange(numberOf(digits) ?? empty);
  };
  const leave = () => {
    setTyped(null);
    field.onBlur();
  };

  return (
    <FieldFrame label={label} error={error} required={props.required}>
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
          className={`form-control number-control${invalid}`}
          value={isTyped ? typed : String(field.value ?? '')}
          onChange={event => type(event.target.value)}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
};
