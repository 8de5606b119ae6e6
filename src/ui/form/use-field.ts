import { get, useController } from 'react-hook-form';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useFormContextValue } from './form-context';

/** The props of every field: its path in the record, and a label if the text of the path's own key does not fit. */
export interface FieldProps {
  name: string;
  label?: string;
  required?: boolean;
}

/** The message of an error, or of the first error inside it: the server may reject only a part of a field. */
export const errorIn = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(errorIn).find(Boolean);
};

/** Connects a field to the form, and returns its label and its error. */
export const useField = ({ name, label }: FieldProps) => {
  const t = useT();
  const { i18n } = useFormContextValue();
  const { field, fieldState, formState } = useController({ name });
  /** An emptied field holds null: with undefined, the form library would show the value that the form opened with. */
  const change = (value: unknown) => field.onChange(value === undefined ? null : value);
  return {
    field: { ...field, onChange: change },
    /** The value with which the form opened. */
    opened: get(formState.defaultValues, name) as unknown,
    label: label ?? t(keyOf(i18n, 'fields', name)),
    error: errorIn(fieldState.error),
    /** Bootstrap's class name for an invalid control. */
    invalid: fieldState.invalid ? ' is-invalid' : '',
  };
};
