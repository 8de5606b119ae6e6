import { useState } from 'react';
import { digitsOf, numberOf, shownOf } from 'lib/numbers';
import { FieldFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';

interface NumberFieldProps extends FieldProps {
  /** Allows only digits. Without it, one decimal separator is allowed, and dots that group thousands before a comma. */
  whole?: boolean;
  /** The value of an emptied field (R94: region and race 1). Without it, the field holds no value. */
  empty?: number;
  /** Returns the hint next to the field, which shows what will be sent. */
  hintOf?: (value: number | null | undefined) => string;
}

/**
 * A number field that filters what is typed: digits and one decimal separator, no leading zeros (R163). The record
 * holds a number. The field holds the typed text, so that `0.` can become `0.5`.
 */
export const NumberField = ({ whole = false, empty, hintOf, ...props }: NumberFieldProps) => {
  const { field, label, error, invalid } = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && (numberOf(digitsOf(typed, whole)) ?? empty) === (field.value ?? undefined);

  const type = (text: string) => {
    setTyped(shownOf(text, whole));
    field.onChange(numberOf(digitsOf(text, whole)) ?? empty);
  };
  const leave = () => {
    setTyped(null);
    field.onBlur();
  };

  return (
    <FieldFrame label={label} error={error} required={props.required} hint={hintOf?.(field.value) || undefined}>
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
