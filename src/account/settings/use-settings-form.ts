import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Account } from 'core/auth/account';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useUnsavedText } from 'core/navigation/unsaved-text';
import { useUnsavedWork } from 'core/navigation/unsaved-work';

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

const FIELDS: readonly (keyof Settings)[] = ['firstName', 'lastName', 'email', 'langKey'];

/** The form for the user's own account. */
export const useSettingsForm = (account: Partial<Account>, language: string) => {
  const { firstName, lastName, email } = account;
  return useForm<Settings>({
    values: {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      email: email ?? '',
      langKey: language,
    },
    resetOptions: { keepDirtyValues: true },
  });
};

/**
 * Edits stay on the page while their owner signs in again, and the user is asked before leaving them (R21).
 * @param wasSaved whether the server saved the values that were sent last
 */
export const useUnsavedSettings = ({ watch, formState }: ReturnType<typeof useSettingsForm>, wasSaved: boolean) => {
  const t = useT();
  const [sent, setSent] = useState<Settings>();
  const edited = watch();
  const { defaultValues: stored } = formState;
  const unsaved = FIELDS.filter(name => {
    // The server may have stored a different value than the one that was sent.
    const isSaved = wasSaved && edited[name] === sent?.[name];
    return !isSaved && edited[name] !== stored?.[name];
  });
  useUnsavedWork(unsaved.length > 0);
  useUnsavedText(
    () => unsaved.map(name => `${t(LABELS[name])}\n${edited[name]}`).join('\n\n'),
    () => false,
  );
  return setSent;
};
