import { useEffect, useMemo, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { LongTexts } from 'lib/long-texts';
import type { FormTexts, TextEditor } from '../form-texts';

/** What was typed into a form: into its fields, and into the long text whose editor is open. */
export interface TypedValues<T> extends Pick<FormTexts, 'connect'> {
  read: () => T;
  /** Puts the open text into the form. Until then its text area holds it, because a long text is costly to encode. */
  takeText: () => void;
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
  form: UseFormReturn<T>,
  held: () => T,
  texts: LongTexts<T> | undefined,
): TypedValues<T> => {
  let open: OpenText<T> | undefined;
  const read = (): T => {
    const values = held();
    if (!open || !texts) return values;
    const { name, editor, opened } = open;
    const base64 = editor.read();
    if (base64 !== undefined) return texts.write(values, name, base64);
    return { ...values, ...Object.fromEntries(texts.fields.map(field => [field, opened[field]])) };
  };
  return {
    read,
    connect: (name, editor) => {
      const own = { name, editor, opened: read() };
      open = own;
      return () => {
        if (open === own) open = undefined;
      };
    },
    takeText: () => {
      const [edited, values] = [read(), held()];
      if (!texts || texts.names.every(name => texts.read(edited, name) === texts.read(values, name))) return;
      texts.fields.forEach(field => form.setValue(field as Path<T>, edited[field] as PathValue<T, Path<T>>));
    },
    restore: values => {
      form.reset(values, { keepDefaultValues: true });
      if (!open) return;
      open.opened = values;
      open.editor.show(texts?.read(values, open.name));
    },
  };
};

/** @param opened the values until react-hook-form has them, which is after the first render */
export const useTypedValues = <T extends FieldValues>(
  form: UseFormReturn<T>,
  opened: T,
  texts: LongTexts<T> | undefined,
): TypedValues<T> => {
  const isFilled = useRef(false);
  const first = useRef(opened);
  useEffect(() => {
    isFilled.current = true;
  }, []);
  return useMemo(
    () => createTypedValues(form, () => (isFilled.current ? form.getValues() : first.current), texts),
    [form, texts],
  );
};
