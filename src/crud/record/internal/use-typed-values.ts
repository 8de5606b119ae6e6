import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { LongTexts } from 'lib/long-texts';
import type { FormTexts, TextEditor } from '../form-texts';

/** What was typed into a form: into its fields, and into the long text whose editor is open. */
export interface TypedValues<T> extends Pick<FormTexts, 'connect'> {
  read: () => T;
  /** Puts the open text into the form. Until then its text area holds it, because a long text is costly to encode. */
  takeText: () => void;
  /** The fields are shown: no text is open any more. */
  closeText: () => void;
  /** Replaces everything that was typed. */
  restore: (values: T) => void;
}

/** A text in its editor, and the record when the editor was opened. */
interface OpenText<T> {
  name: string;
  editor: TextEditor;
  opened: T;
}

const createTypedValues = <T extends FieldValues>(
  { getValues, setValue, reset }: UseFormReturn<T>,
  opened: T,
  texts: LongTexts<T> | undefined,
) => {
  let open: OpenText<T> | undefined;
  // react-hook-form has the values only after the first render.
  let held = () => opened;
  const read = (): T => {
    if (!open || !texts) return held();
    const base64 = open.editor.read();
    if (base64 !== undefined) return texts.write(held(), open.name, base64);
    const { opened: before } = open;
    return { ...held(), ...Object.fromEntries(texts.fields.map(field => [field, before[field]])) };
  };
  const connect: TypedValues<T>['connect'] = (name, editor) => {
    open = { name, editor, opened: read() };
  };
  const closeText = () => {
    open = undefined;
  };
  const takeText = () => {
    const [edited, values] = [read(), held()];
    if (!texts || texts.names.every(name => texts.read(edited, name) === texts.read(values, name))) return;
    texts.fields.forEach(field => setValue(field as Path<T>, edited[field] as PathValue<T, Path<T>>));
  };
  const restore = (values: T) => {
    reset(values, { keepDefaultValues: true });
    if (!open) return;
    open.opened = values;
    open.editor.show(texts?.read(values, open.name));
  };
  const readForm = () => {
    held = getValues;
  };
  return { read, connect, takeText, closeText, restore, readForm };
};

export const useTypedValues = <T extends FieldValues>(
  form: UseFormReturn<T>,
  opened: T,
  texts: LongTexts<T> | undefined,
): TypedValues<T> => {
  const [values] = useState(() => createTypedValues(form, opened, texts));
  useEffect(() => values.readForm(), [values]);
  return values;
};
