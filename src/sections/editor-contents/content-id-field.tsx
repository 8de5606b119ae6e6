import { FieldFrame } from 'ui/form/field-frame';
import { useField } from 'ui/form/use-field';
import { digitsOf } from 'lib/numbers';

/** A number, where one holds the id exactly; a longer id travels as its digits, for a number would alter it. */
const idOf = (digits: string): number | string | undefined => {
  if (digits === '') return undefined;
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : digits;
};

/** Keeps the digits of what is typed, without leading zeros (R111, R163); their limit is the model's rule. */
export const ContentIdField = () => {
  const { field, label, error, invalid } = useField({ name: 'contentId' });
  const type = (text: string) => field.onChange(idOf(digitsOf(text.replace(/\D/g, ''), true)));

  return (
    <FieldFrame label={label} error={error}>
      {control => (
        <input
          {...control}
          ref={field.ref}
          name="contentId"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          data-cy="contentId"
          className={`form-control number-control${invalid}`}
          value={String(field.value ?? '')}
          onChange={event => type(event.target.value)}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
};
