import { createContext, useContext, useEffect, useMemo } from 'react';
import type { TextReader } from 'lib/long-texts';
import type { MessageKey, SectionKey } from 'core/i18n/message-key';
import { useLatest } from 'lib/use-latest';

/** What a field on screen can hold: the error of a value that it cannot. */
export type Limit = (value: unknown) => MessageKey | undefined;

interface FormContextValue {
  /** Root key of the section's texts; labels are `<i18n>.fields.<field>`. */
  i18n: SectionKey;
  /** Opens the editor of a long text, with what was typed so far. */
  editText: (name: string) => void;
  /** The limits of the fields on screen, by path. The fields register them, and the resolver applies them. */
  limits: Map<string, Limit>;
  /** The readers of the form's long texts. The fields of these texts register them. */
  longTexts: Set<TextReader>;
}

const FormContext = createContext<FormContextValue | null>(null);

export const FormContextProvider = FormContext.Provider;

/**
 * Returns the same value as long as the form is the same. With a new value, every field would render again each time
 * a draft is stored.
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

/** Makes the form reject what the field cannot hold, as long as it is on screen. `limit` stays the same function. */
export const useLimit = (name: string, limit: Limit) => {
  const { limits } = useFormContextValue();
  useEffect(() => {
    limits.set(name, limit);
    return () => void limits.delete(name);
  }, [limits, name, limit]);
};
