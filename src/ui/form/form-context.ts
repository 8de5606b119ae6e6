import { createContext, useContext, useEffect, useMemo } from 'react';
import { get } from 'react-hook-form';
import type { MessageKey, SectionKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { textOfMessage } from 'core/responses/server-text';
import { same } from 'lib/deep-equal';
import type { TextReader } from 'lib/long-texts';
import { useLatest } from 'lib/use-latest';
import { isBlank } from './rules';

/** What a field on screen can hold: the error of a value that it cannot. */
export type Limit = (value: unknown) => MessageKey | undefined;

interface FormContextValue {
  /** Root key of the section's texts; labels are `<i18n>.fields.<field>`. */
  i18n: SectionKey;
  /** The limits of the fields on screen, by path. The fields register them, and the resolver applies them. */
  limits: Map<string, Limit>;
  /** Why the latest save failed, until the next edit. */
  failure: unknown;
  /** The record as it was opened, or as it was saved last, and what is wrong with it by path: nobody typed that. */
  base: object;
  problems: ReadonlyMap<string, string>;
  /** Opens the editor of a long text. */
  editText: (name: string) => void;
  /** Reads the long texts of the form's record, if it has any. */
  texts: TextReader | undefined;
  /** Paths of the lists that the server did not send. */
  unsent: readonly string[];
}

const FormContext = createContext<FormContextValue | null>(null);

export const FormContextProvider = FormContext.Provider;

/**
 * Returns the same value as long as the form is the same. With a new value, every field would render again each time
 * a draft is stored.
 */
export const useStableFormContext = (value: FormContextValue): FormContextValue => {
  const { i18n, base, problems, editText, failure, limits, texts, unsent } = value;
  const latest = useLatest(editText);
  return useMemo(
    () => ({ i18n, base, problems, editText: name => latest.current(name), failure, limits, texts, unsent }),
    [i18n, base, problems, latest, failure, limits, texts, unsent],
  );
};

export const useFormContextValue = (): FormContextValue => {
  const value = useContext(FormContext);
  if (!value) throw new Error('A field of a section stands outside its form.');
  return value;
};

/** The hint at a value that breaks a rule, but came so from the server: a save sends it back as it is (F189). */
export const useStoredHint = (name: string, value: unknown, limit?: Limit): string | undefined => {
  const t = useT();
  const { base, problems } = useFormContextValue();
  if (isBlank(value) || !same(value, get(base, name))) return undefined;
  const problem = problems.get(name) ?? limit?.(value);
  return problem && `${textOfMessage({ key: problem, params: {} })} ${t('entity.validation.asStored')}`;
};

/** Makes the form reject what the field cannot hold, as long as it is on screen. `limit` stays the same function. */
export const useLimit = (name: string, limit: Limit) => {
  const { limits } = useFormContextValue();
  useEffect(() => {
    limits.set(name, limit);
    return () => void limits.delete(name);
  }, [limits, name, limit]);
};
