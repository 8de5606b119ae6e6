import { createContext, useContext } from 'react';
import type { SectionKey } from 'shared/i18n/message-key';

interface FormContextValue {
  /** Root key of the section's texts; labels are `<i18n>.fields.<field>`. */
  i18n: SectionKey;
  /** Leaves for the editor of a long text, with what was typed so far. */
  editText: (name: string) => void;
}

const FormContext = createContext<FormContextValue | null>(null);

export const FormContextProvider = FormContext.Provider;

export const useFormContextValue = (): FormContextValue => {
  const value = useContext(FormContext);
  if (!value) throw new Error('A field of a section stands outside its form.');
  return value;
};
