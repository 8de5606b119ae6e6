import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { LongTexts } from 'lib/long-texts';
import type { ConnectedEditor, FormTexts } from './form-texts';

/** What was typed into a form: into its fields, and into the long text whose editor is open. */
export interface TypedValues<T> extends Pick<FormTexts, 'connect' | 'put'> {
  read: () => T;
  /**
   * Puts the open text into the form, and returns all values. Until then the text area holds it, because a long text is
   * costly to encode.
   */
  take: () => T;
  /** The fields are shown: no text is open any more. */
  closeText: () => void;
  /** Replaces everything that was typed. */
  restore: (values: T) => void;
  /** The form has rendered: react-hook-form has its values only from then on. */
  readForm: () => void;
}

/** A text in its editor, and the record when the editor was opened. */
interface OpenText<T> {
  name: string;
  editor: ConnectedEditor;
  opened: T;
}

export const createTypedValues = <T extends FieldValues>(
  { getValues, setValue, reset }: UseFormReturn<T>,
  opened: T,
  texts: LongTexts<T>,
): TypedValues<T> => {
  let open: OpenText<T> | undefined;
  let held = () => opened;
  const read = (): T => {
    if (!open) return held();
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
  const take = () => {
    const [edited, values] = [read(), held()];
    if (texts.names.every(name => texts.read(edited, name) === texts.read(values, name))) return getValues();
    texts.fields.forEach(field => setValue(field as Path<T>, edited[field] as PathValue<T, Path<T>>));
    return getValues();
  };
  const restore = (values: T) => {
    reset(values, { keepDefaultValues: true });
    if (!open) return;
    open.opened = values;
    open.editor.show(texts.read(values, open.name));
  };
  const readForm = () => {
    held = getValues;
  };
  return { read, connect, put: base64 => open?.editor.put(base64), take, closeText, restore, readForm };
};
