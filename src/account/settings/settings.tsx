import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { localeOf } from 'core/auth/account';
import { getSession } from 'core/auth/authentication.duck';
import { useSession } from 'core/auth/use-session';
import { chooseLocale } from 'core/i18n/locale.duck';
import { isLocale, languageName, locales } from 'core/i18n/locales';
import { useLocale, useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { type ScreenRequest, useRequest } from 'core/redux/use-request';
import { isOutcomeUnknown } from 'core/responses/responses';
import { RecoveryPrompt } from 'features/drafts/form/recovery-prompt';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { SignedInAgain, useIsOnlyUnsaved } from 'ui/feedback/signed-in-again';
import { FieldFrame } from 'ui/form/field-frame';
import { PageTitle } from 'ui/layout/page-title';
import { textOfAccountFailure } from '../account-failure';
import { AccountField, EmailField } from '../account-field';
import { AccountForm } from '../account-form';
import { brokenLimit, EMAIL_RULES, FIRST_NAME_RULES, LAST_NAME_RULES } from '../account-rules';
import { useRefusedFields } from '../use-refused-fields';
import { KeptVersions } from './internal/kept-versions';
import { useSaveSettings } from './internal/use-save-settings';
import { FIELDS, type Settings, useSettingsForm, useUnsavedSettings } from './internal/use-settings-form';

interface FieldsProps {
  form: UseFormReturn<Settings>;
  /** The account's language. */
  language: string;
}

const RULES = { firstName: FIRST_NAME_RULES, lastName: LAST_NAME_RULES, email: EMAIL_RULES } as const;
const NO_LIMITS = { minLength: undefined, maxLength: undefined, pattern: undefined };

/** A text as it was opened breaks no limit, but it is required. What is wrong with it is a hint. */
const useOpenedText = ({ register, formState, watch }: UseFormReturn<Settings>) => {
  const t = useT();
  const { errors, defaultValues } = formState;
  return (name: keyof typeof RULES) => {
    const opened = defaultValues?.[name] ?? '';
    const isAsOpened = watch(name) === opened;
    const broken = isAsOpened && opened !== '' ? brokenLimit(RULES[name], opened) : undefined;
    return {
      opened,
      hint: broken && `${t(broken)} ${t('entity.validation.asStored')}`,
      error: errors[name]?.message,
      registration: register(name, { ...RULES[name], ...(isAsOpened && NO_LIMITS) }),
    };
  };
};

const SettingsFields = ({ form, language }: FieldsProps) => {
  const t = useT();
  // A language that the console does not support remains an option for an account that uses it.
  const languages: readonly string[] = isLocale(language) ? locales : [...locales, language];
  const openedText = useOpenedText(form);
  const { register } = form;
  return (
    <>
      <AccountField
        label={t('settings.form.firstname')}
        {...openedText('firstName')}
        dataCy="firstname"
        autoComplete="given-name"
      />
      <AccountField
        label={t('settings.form.lastname')}
        {...openedText('lastName')}
        dataCy="lastname"
        autoComplete="family-name"
      />
      <EmailField {...openedText('email')} />
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

const REFUSALS = {
  fields: { firstName: 'firstName', lastName: 'lastName', email: 'email', langKey: 'langKey' },
  codes: { emailexists: { field: 'email', message: 'settings.messages.error.emailexists' } },
} as const;

/** The fields that differ from the opened account. One without a language gets the one that the form shows. */
const editsOf = (edited: Settings, opened: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(FIELDS.filter(name => edited[name] !== opened[name]).map(name => [name, edited[name]]));

/** The result of the latest save. A refusal that a field tells is not told again. */
const Result = ({ request, isToldByField }: { request: ScreenRequest; isToldByField: boolean }) => {
  const t = useT();
  const { status, error } = request;
  const isOnlyUnsaved = useIsOnlyUnsaved(error);
  return (
    <>
      {status === 'SUCCESS' && <InlineAlert kind="success">{t('settings.messages.success')}</InlineAlert>}
      {isOnlyUnsaved && <SignedInAgain />}
      {status === 'ERROR' && !isOnlyUnsaved && !isToldByField && (
        <InlineAlert kind="danger">
          {isOutcomeUnknown(error)
            ? t('changes.changeMayBeStored')
            : textOfAccountFailure(error, t('settings.messages.error.fail'))}
        </InlineAlert>
      )}
    </>
  );
};

/** The user's own account (R28). On save, the edits are merged over it as it is stored by then. */
const SettingsPage = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const { account } = useSession();
  const request = useRequest();
  const locale = useLocale();
  const language = localeOf(account) ?? (account.langKey || locale);
  const form = useSettingsForm(account, language);
  const isToldByField = useRefusedFields(form, request.error, REFUSALS);
  const { defaultValues: opened = {} } = form.formState;
  const { draft, noteSent } = useUnsavedSettings(form, account, request.status === 'SUCCESS');
  const send = useSaveSettings(form, draft, request);
  useEffect(() => void dispatch(getSession()), [dispatch]);

  const save = async (edited: Settings) => {
    noteSent(edited);
    const worked = await send(edited, editsOf(edited, { ...opened, langKey: account.langKey && language }));
    if (worked && isLocale(edited.langKey)) await dispatch(chooseLocale(edited.langKey));
  };

  return (
    <section>
      <PageTitle title={t('settings.title', { username: account.login ?? '' })} />
      <RecoveryPrompt draft={draft} compare={draft.compare} onRestore={draft.restore} />
      <AccountForm
        form={form}
        submit={t('entity.action.save')}
        isLoading={request.status === 'ONGOING'}
        onSubmit={save}
        result={<Result request={request} isToldByField={isToldByField} />}
      >
        <SettingsFields form={form} language={language} />
      </AccountForm>
      {account.login && <KeptVersions login={account.login} />}
    </section>
  );
};

export default SettingsPage;
