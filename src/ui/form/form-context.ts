import { createContext, useContext, useEffect, useMemo } from 'react';
import type { TextReader } from 'lib/long-texts';
import type { SectionKey } from 'core/i18n/message-key';
import { useLatest } from 'lib/use-latest';

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

/**
 * The same value as long as the form is the same: with a new one every field renders again, at each draft that is
 * stored.
 */
export const useStableFormContext = ({ i18n, editText, limits, longTexts }: FormContextValue): FormContextValue => {
  const latest = useLatest(editText);
  return useMemo(
    () => ({ i18n, editText: name => latest.current(name), limits, longTexts }),
    [i18n, latest, limits, longTexts],
  );
};

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
