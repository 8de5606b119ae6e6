import { useState } from 'react';
import { fromDateTimeInput, toDateTimeInput } from 'lib/dates';
import { FieldFrame } from './field-frame';
import { INVALID_DATE } from './rules';
import { useField, type FieldProps } from './use-field';

/**
 * A day with its time, in this browser's zone; the record holds an ISO instant (decision 28). A value that was not
 * touched stays to the second as it came; one that is half typed is held as `INVALID_DATE` for the rules to refuse.
 */
export const DateTimeField = (props: FieldProps) => {
  const { field, label, error, invalid } = useField(props);
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const shown = typed && typed.value === field.value ? typed.text : toDateTimeInput(field.value);

  const type = (input: HTMLInputElement) => {
    const value = input.validity.badInput ? INVALID_DATE : fromDateTimeInput(input.value);
    setTyped({ text: input.value, value });
    field.onChange(value);
  };

  return (
    <FieldFrame label={label} error={error} required={props.required}>
      {control => (
        <input
          {...control}
          ref={field.ref}
          name={props.name}
          type="datetime-local"
          required={props.required}
          data-cy={props.name}
          className={`form-control date-control${invalid}`}
          value={shown}
          onChange={event => type(event.target)}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
};
