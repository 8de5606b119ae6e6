import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Account } from 'core/auth/account';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useOpenForm } from 'core/navigation/open-forms';
import { comparisonOf } from 'features/changes/comparison';
import { useDraft } from 'features/drafts/form/use-draft';
import { trimmed } from 'lib/text';
import { useLatest } from 'lib/use-latest';

export interface Settings {
  firstName: string;
  lastName: string;
  email: string;
  langKey: string;
}

const LABELS = {
  firstName: 'settings.form.firstname',
  lastName: 'settings.form.lastname',
  email: 'global.form.email.label',
  langKey: 'settings.form.language',
} as const satisfies Record<keyof Settings, MessageKey>;

export const FIELDS: readonly (keyof Settings)[] = ['firstName', 'lastName', 'email', 'langKey'];

/** The form for the user's own account. */
export const useSettingsForm = (account: Partial<Account>, language: string) => {
  const { firstName, lastName, email } = account;
  return useForm<Settings>({
    values: {
      firstName: trimmed(firstName ?? ''),
      lastName: trimmed(lastName ?? ''),
      email: trimmed(email ?? ''),
      langKey: language,
    },
    resetOptions: { keepDirtyValues: true },
  });
};

type SettingsForm = ReturnType<typeof useSettingsForm>;

/** The copy of the edits, and what inserts it. */
const useSettingsDraft = (
  { getValues, setValue, formState }: SettingsForm,
  { id, login }: Partial<Account>,
  dirty: boolean,
) => {
  const { defaultValues: base = {} } = formState;
  const draft = useDraft<Settings>({
    section: 'account',
    id: id ?? login,
    base,
    read: getValues,
    isDirty: dirty,
    reach: 'tab',
  });
  const restore = (values: Settings) => FIELDS.forEach(name => setValue(name, values[name], { shouldDirty: true }));
  /** Compares the account as it was loaded with these values. */
  const compare = (values: Settings) => comparisonOf(base, values);
  return { ...draft, restore, compare };
};

/**
 * Edits stay on the page while their owner signs in again, the user is asked before leaving them (R21), and a draft of
 * them is stored.
 * @param wasSaved whether the server saved the values that were sent last
 */
export const useUnsavedSettings = (form: SettingsForm, account: Partial<Account>, wasSaved: boolean) => {
  const t = useT();
  const { watch, formState } = form;
  const [sent, setSent] = useState<Settings>();
  const edited = watch();
  const { defaultValues: stored } = formState;
  const unsaved = FIELDS.filter(name => {
    // The server may have stored a different value than the one that was sent.
    const isSaved = wasSaved && edited[name] === sent?.[name];
    return !isSaved && edited[name] !== stored?.[name];
  });
  const draft = useSettingsDraft(form, account, unsaved.length > 0);
  const { touch } = draft;
  const latest = useLatest({ ...draft, isUnsaved: unsaved.length > 0 });
  useEffect(() => {
    if (!wasSaved || !sent) return;
    void latest.current.removeAfterSave();
    // What was typed during the save is the next draft.
    if (latest.current.isUnsaved) latest.current.touch();
  }, [wasSaved, sent, latest]);
  useEffect(() => {
    const subscription = watch((_values, { type }) => type === 'change' && touch());
    return () => subscription.unsubscribe();
  }, [watch, touch]);
  useOpenForm({
    unsavedText: () => ({
      text: unsaved.map(name => `${t(LABELS[name])}\n${edited[name]}`).join('\n\n'),
      isStored: !draft.status.read().failed,
    }),
  });
  return { draft, noteSent: setSent };
};
