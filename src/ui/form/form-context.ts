import { createContext, useContext, useEffect, useMemo } from 'react';
import type { MessageKey, SectionKey } from 'core/i18n/message-key';
import type { TextReader } from 'lib/long-texts';
import { useLatest } from 'lib/use-latest';

/** What a field on screen can hold: the error of a value that it cannot. */
export type Limit = (value: unknown) => MessageKey | undefined;

interface FormContextValue {
  /** Root key of the section's texts; labels are `<i18n>.fields.<field>`. */
  i18n: SectionKey;
  /** The limits of the fields on screen, by path. The fields register them, and the resolver applies them. */
  limits: Map<string, Limit>;
  /** Opens the editor of a long text. */
  editText: (name: string) => void;
  /** Reads the long texts of the form's record, if it has any. */
  texts: TextReader | undefined;
}

const FormContext = createContext<FormContextValue | null>(null);

export const FormContextProvider = FormContext.Provider;

/**
 * Returns the same value as long as the form is the same. With a new value, every field would render again each time
 * a draft is stored.
 */
export const useStableFormContext = ({ i18n, editText, limits, texts }: FormContextValue): FormContextValue => {
  const latest = useLatest(editText);
  return useMemo(
    () => ({ i18n, editText: name => latest.current(name), limits, texts }),
    [i18n, latest, limits, texts],
  );
};

export const useFormContextValue = (): FormContextValue => {
  const value = useContext(FormContext);
  if (!value) throw new Error('A field of a section stands outside its form.');
  return value;
};

/** Makes the form reject what the field cannot hold, as long as it is on screen. `limit` stays the same function. */
export const useLimit = (name: string, limit: Limit) => {
  const { limits } = useFormContextValue();
  useEffect(() => {
    limits.set(name, limit);
    return () => void limits.delete(name);
  }, [limits, name, limit]);
};
