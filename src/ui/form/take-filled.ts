import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Takes over what a password manager or the browser filled into text fields of a form without an event. */
export const takeFilled = <T extends FieldValues>({ getValues, setValue }: UseFormReturn<T>, form: EventTarget) => {
  if (!(form instanceof HTMLFormElement)) return;
  const values: Record<string, unknown> = getValues();
  [...form.elements].forEach(field => {
    if (!(field instanceof HTMLInputElement) || typeof values[field.name] !== 'string') return;
    if (values[field.name] === field.value) return;
    // The names of the form's values are the names of its fields.
    setValue(field.name as Path<T>, field.value as PathValue<T, Path<T>>, { shouldDirty: true });
  });
};
