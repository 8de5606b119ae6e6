import { FormProvider } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { ChangesButton } from 'shared/changes/changes-button';
import { ChangedElsewhereDialog } from 'shared/crud/changed-elsewhere-dialog';
import { ErrorSummary } from 'shared/crud/error-summary';
import { useNavigation } from 'shared/crud/navigation';
import { SaveBar } from 'shared/crud/save-bar';
import { useSaveShortcut } from 'shared/crud/use-save-shortcut';
import { DraftOffer } from 'shared/drafts/draft-offer';
import { useT } from 'shared/i18n/use-t';
import { Busy } from 'shared/ui/busy';
import { LoadFailure } from 'shared/ui/load-failure';
import { Notice } from 'shared/ui/notice';
import { PageTitle } from 'shared/ui/page-title';
import { AuthoritiesField } from './authorities-field';
import { loginOf, type User } from './model';
import { ActivatedInput, LanguageInput, TextInput } from './user-fields';
import { useUser } from './use-user';
import { useUserForm } from './use-user-form';

const UserFields = ({ user }: { user: User }) => {
  const t = useT();
  const { form, draft, dirty, isStored, failed, isOwn, isNew, offered, isBusy, ...userForm } = useUserForm(user);
  const { save, restore, compare, cancel, reread } = userForm;
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
        {failed && <Notice kind="danger">{t('messages.saveError')}</Notice>}
        <SaveBar dirty={dirty} isBusy={isBusy} isStored={isStored} hasError={failed} draft={draft} onCancel={cancel}>
          <ChangesButton i18n="userManagement" title={t('changes.heading')} compare={() => compare()}>
            {t('changes.show')}
          </ChangesButton>
        </SaveBar>
      </form>
      <ChangedElsewhereDialog i18n="userManagement" reread={reread} />
    </FormProvider>
  );
};

/** Creates a user, or edits the one that the route names. */
const UserForm = () => {
  const t = useT();
  const { login: parameter } = useParams<{ login?: string }>();
  const login = parameter === undefined ? undefined : loginOf(parameter);
  const { base } = useNavigation<User>();
  const { user, failed, retry } = useUser(login);
  return (
    <section className="manage-page">
      <PageTitle
        title={t(login === undefined ? 'userManagement.new' : 'userManagement.edit')}
        trail={[{ text: t('userManagement.title'), to: base }]}
        dataCy="UserManagementCreateUpdateHeading"
      />
      {failed && <LoadFailure onRetry={retry} />}
      {!failed && (user ? <UserFields key={user.login} user={user} /> : <Busy />)}
    </section>
  );
};

export default UserForm;
