import { useController } from 'react-hook-form';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useFormContextValue } from './form-context';

/** What every field takes: its path in the record, and a label where the path's own key is not it. */
export interface FieldProps {
  name: string;
  label?: string;
  required?: boolean;
}

/** The message of an error, or of the first one inside it: a server may name the part of a field that it refuses. */
export const errorIn = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(errorIn).find(Boolean);
};

/** A field's place in the form, with its label and what is wrong with it. */
export const useField = ({ name, label }: FieldProps) => {
  const t = useT();
  const { i18n } = useFormContextValue();
  const { field, fieldState } = useController({ name });
  /** An emptied field holds null: the form library would show the value it opened with instead of undefined. */
  const change = (value: unknown) => field.onChange(value === undefined ? null : value);
  return {
    field: { ...field, onChange: change },
    label: label ?? t(keyOf(i18n, 'fields', name)),
    error: errorIn(fieldState.error),
    /** Bootstrap's mark of a wrong control. */
    invalid: fieldState.invalid ? ' is-invalid' : '',
  };
};
