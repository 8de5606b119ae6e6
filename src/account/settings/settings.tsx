import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { localeOf } from 'core/auth/account';
import { getSession } from 'core/auth/authentication.duck';
import { useSession } from 'core/auth/use-session';
import { chooseLocale } from 'core/i18n/locale.duck';
import { isLocale, languageName, locales } from 'core/i18n/locales';
import { t as translate } from 'core/i18n/translate';
import { useLocale, useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { RecoveryPrompt } from 'features/drafts/form/recovery-prompt';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { SignedInAgain, useIsOnlyUnsaved } from 'ui/feedback/signed-in-again';
import { FieldFrame } from 'ui/form/field-frame';
import { PageTitle } from 'ui/layout/page-title';
import { textOfAccountFailure, textOfTaken } from '../account-failure';
import { AccountField, EmailField } from '../account-field';
import { AccountForm } from '../account-form';
import { EMAIL_RULES, FIRST_NAME_RULES, LAST_NAME_RULES } from '../account-rules';
import { reset, saveAccountSettings, settingsUpdate } from './settings.duck';
import { FIELDS, type Settings, useSettingsForm, useUnsavedSettings } from './use-settings-form';

interface FieldsProps {
  form: UseFormReturn<Settings>;
  /** The account's language. */
  language: string;
}

const SettingsFields = ({ form: { register, formState }, language }: FieldsProps) => {
  const t = useT();
  // A language that the console does not support remains an option for an account that uses it.
  const languages: readonly string[] = isLocale(language) ? locales : [...locales, language];
  const { errors } = formState;
  return (
    <>
      <AccountField
        label={t('settings.form.firstname')}
        error={errors.firstName?.message}
        registration={register('firstName', FIRST_NAME_RULES)}
        dataCy="firstname"
        autoComplete="given-name"
      />
      <AccountField
        label={t('settings.form.lastname')}
        error={errors.lastName?.message}
        registration={register('lastName', LAST_NAME_RULES)}
        dataCy="lastname"
        autoComplete="family-name"
      />
      <EmailField error={errors.email?.message} registration={register('email', EMAIL_RULES)} />
      <FieldFrame label={t('settings.form.language')}>
        {control => (
          <select {...control} {...register('langKey')} className="form-select" data-cy="langKey">
            {languages.map(one => (
              <option key={one} value={one}>
                {languageName(one)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </>
  );
};

const textOfSettingsFailure = (error: unknown): string =>
  textOfTaken(error, { emailexists: translate('settings.messages.error.emailexists') }) ??
  textOfAccountFailure(error, translate('settings.messages.error.fail'));

/** Loads the account again when the screen opens, and resets the state of the save when it closes. */
const useFreshState = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(getSession());
    return () => void dispatch(reset());
  }, [dispatch]);
};

/** The fields that differ from the opened account. One without a language gets the one that the form shows. */
const editsOf = (edited: Settings, opened: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(FIELDS.filter(name => edited[name] !== opened[name]).map(name => [name, edited[name]]));

/** The result of the latest save. */
const Result = () => {
  const t = useT();
  const { updateSuccess, updateFailure, error } = useSelector(settingsUpdate.select);
  const isOnlyUnsaved = useIsOnlyUnsaved(error);
  return (
    <>
      {updateSuccess && <InlineAlert kind="success">{t('settings.messages.success')}</InlineAlert>}
      {isOnlyUnsaved && <SignedInAgain />}
      {updateFailure && !isOnlyUnsaved && <InlineAlert kind="danger">{textOfSettingsFailure(error)}</InlineAlert>}
    </>
  );
};

/** The user's own account (R28). On save, the edits are merged over it as it is stored by then. */
const SettingsPage = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const { account } = useSession();
  const { loading, updateSuccess } = useSelector(settingsUpdate.select);
  const locale = useLocale();
  const language = localeOf(account) ?? (account.langKey || locale);
  const form = useSettingsForm(account, language);
  const { defaultValues: opened = {} } = form.formState;
  const { draft, noteSent } = useUnsavedSettings(form, account, updateSuccess);
  useFreshState();

  const save = async (edited: Settings) => {
    noteSent(edited);
    const { worked } = await dispatch(
      saveAccountSettings(editsOf(edited, { ...opened, langKey: account.langKey && language })),
    );
    if (worked && isLocale(edited.langKey)) await dispatch(chooseLocale(edited.langKey));
  };

  return (
    <section>
      <PageTitle title={t('settings.title', { username: account.login ?? '' })} />
      <RecoveryPrompt draft={draft} compare={draft.compare} onRestore={draft.restore} />
      <AccountForm form={form} submit={t('entity.action.save')} isLoading={loading} onSubmit={save} result={<Result />}>
        <SettingsFields form={form} language={language} />
      </AccountForm>
    </section>
  );
};

export default SettingsPage;
