import { FormProvider } from 'react-hook-form';
import { ChangesButton } from 'shared/changes/changes-button';
import { writtenText } from 'shared/changes/written-text';
import { ChangedElsewhere } from 'shared/crud/changed-elsewhere';
import { ErrorSummary } from 'shared/crud/error-summary';
import { LaterChanges } from 'shared/crud/later-changes';
import { useNavigation } from 'shared/crud/navigation';
import { SaveBar } from 'shared/crud/save-bar';
import { SaveFailure } from 'shared/crud/save-failure';
import { useSaveShortcut } from 'shared/crud/use-save-shortcut';
import { DraftOffer } from 'shared/drafts/draft-offer';
import { useUnsavedText } from 'shared/drafts/unsaved-text';
import { useT } from 'shared/i18n/use-t';
import { Busy } from 'shared/ui/busy';
import { LoadFailure } from 'shared/ui/load-failure';
import { Notice } from 'shared/ui/notice';
import { PageTitle } from 'shared/ui/page-title';
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
      <DraftOffer draft={draft} i18n="userManagement" compare={compare} onRestore={restore} />
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
          <Notice kind="danger">
            <SaveFailure error={error} />
          </Notice>
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
