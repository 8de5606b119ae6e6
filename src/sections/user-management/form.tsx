import { FormProvider } from 'react-hook-form';
import { ChangesButton } from 'features/changes/changes-button';
import { ChangedElsewhere } from 'crud/changed-elsewhere';
import { ErrorSummary } from 'crud/error-summary';
import { LaterChanges } from 'crud/later-changes';
import { useNavigation } from 'core/navigation/use-navigation';
import { SaveBar } from 'crud/save-bar';
import { SaveFailure } from 'crud/save-failure';
import { useSaveShortcut } from 'crud/use-save-shortcut';
import { RecoveryPrompt } from 'features/drafts/recovery-prompt';
import { useT } from 'core/i18n/use-t';
import { Busy } from 'ui/layout/busy';
import { LoadFailure } from 'ui/feedback/load-failure';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { writtenText } from 'features/changes/written-text';
import { useUnsavedText } from 'core/navigation/unsaved-text';
import { AuthoritiesField } from './authorities-field';
import type { User } from './model';
import { ActivatedInput, LanguageInput, TextInput } from './user-fields';
import { useUser } from './use-user';
import { useUserForm } from './use-user-form';
import { withLogin } from './with-login';

const UserFields = ({ user }: { user: User }) => {
  const t = useT();
  const { form, draft, dirty, isStored, failed, isOwn, isNew, offered, isBusy, ...userForm } = useUserForm(user);
  const { save, restore, compare, cancel, reread, hasLaterChanges, canSave, error } = userForm;
  useUnsavedText(() => (isStored ? '' : writtenText('userManagement', compare())), !draft.failed);
  useSaveShortcut(() => !isBusy && void save());
  return (
    <FormProvider {...form}>
      <RecoveryPrompt draft={draft} i18n="userManagement" compare={compare} onRestore={restore} />
      <form onSubmit={save} noValidate>
        <ErrorSummary i18n="userManagement" />
        <div className="fields">
          {!isNew && (
            <p className="mb-0" data-cy="id">
              {t('userManagement.fields.id')}: {user.id}
            </p>
          )}
          <TextInput form={form} name="login" />
          <TextInput form={form} name="firstName" />
          <TextInput form={form} name="lastName" />
          <TextInput form={form} name="email" />
          <ActivatedInput form={form} isOwn={isOwn} />
          <LanguageInput form={form} />
          <AuthoritiesField control={form.control} offered={offered} isOwn={isOwn} />
        </div>
        {failed && (
          <InlineAlert kind="danger">
            <SaveFailure error={error} />
          </InlineAlert>
        )}
        {hasLaterChanges && !isBusy && !failed && <LaterChanges canSave={canSave} />}
        <SaveBar
          dirty={dirty}
          isBusy={isBusy}
          isStored={isStored}
          canSave={canSave}
          hasError={failed}
          draft={draft}
          onCancel={cancel}
        >
          <ChangesButton i18n="userManagement" title={t('changes.heading')} compare={() => compare()}>
            {t('changes.show')}
          </ChangesButton>
        </SaveBar>
      </form>
      <ChangedElsewhere i18n="userManagement" reread={reread} />
    </FormProvider>
  );
};

/** Creates a user, or edits the one that the route names. */
const UserForm = ({ login }: { login?: string }) => {
  const t = useT();
  const { base } = useNavigation<User>();
  const { user, failed, error, retry } = useUser(login);
  return (
    <section className="manage-page">
      <PageTitle
        title={t(login === undefined ? 'userManagement.new' : 'userManagement.edit')}
        trail={[{ text: t('userManagement.title'), to: base }]}
        dataCy="UserManagementCreateUpdateHeading"
      />
      {failed && <LoadFailure error={error} onRetry={retry} />}
      {!failed && (user ? <UserFields key={user.login} user={user} /> : <Busy />)}
    </section>
  );
};

export default withLogin(UserForm);
