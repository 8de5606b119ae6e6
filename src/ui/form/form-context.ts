import { createContext, useContext, useEffect } from 'react';
import type { TextReader } from 'lib/long-texts';
import type { SectionKey } from 'core/i18n/message-key';

interface FormContextValue {
  /** Root key of the section's texts; labels are `<i18n>.fields.<field>`. */
  i18n: SectionKey;
  /** Leaves for the editor of a long text, with what was typed so far. */
  editText: (name: string) => void;
  /** Where the text fields on screen write down their limits, for the resolver to hold. */
  limits: Map<string, number>;
  /** Where the long texts of the form write down how they are read. */
  longTexts: Set<TextReader>;
}

const FormContext = createContext<FormContextValue | null>(null);

export const FormContextProvider = FormContext.Provider;

export const useFormContextValue = (): FormContextValue => {
  const value = useContext(FormContext);
  if (!value) throw new Error('A field of a section stands outside its form.');
  return value;
};

/** Lets the form refuse a longer text than the field may hold, for as long as the field is on screen. */
export const useLimit = (name: string, max: number) => {
  const { limits } = useFormContextValue();
  useEffect(() => {
    limits.set(name, max);
    return () => void limits.delete(name);
  }, [limits, name, max]);
};
