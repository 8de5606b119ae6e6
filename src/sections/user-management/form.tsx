import { MAX_EMAIL, MAX_NAME } from 'core/auth/account-limits';
import { authoritiesOf } from 'core/auth/account';
import { useNavigation } from 'core/navigation/use-navigation';
import { ChangedElsewhere } from 'crud/changed-elsewhere';
import { ManageForm } from 'crud/manage-page';
import { useT } from 'core/i18n/use-t';
import { Busy } from 'ui/layout/busy';
import { LoadFailure } from 'ui/feedback/load-failure';
import { TextField } from 'ui/form/text-field';
import { PageTitle } from 'ui/layout/page-title';
import { optionsFor, type User } from './model';
import { ActivatedField, AuthoritiesField, LanguageField } from './user-fields';
import { useUser } from './use-user';
import { useUserForm } from './use-user-form';
import { withLogin } from './with-login';

const UserManage = ({ user }: { user: User }) => {
  const t = useT();
  const { manage, reread, save, isOwn, offered } = useUserForm(user);
  const { id, langKey } = manage.base;
  return (
    <ManageForm manage={manage} i18n="userManagement" onSave={save}>
      {!manage.isNew && (
        <p className="mb-0" data-cy="id">
          {t('userManagement.fields.id')}: {id}
        </p>
      )}
      <TextField name="login" max={MAX_NAME} required />
      <TextField name="firstName" max={MAX_NAME} />
      <TextField name="lastName" max={MAX_NAME} />
      <TextField name="email" type="email" max={MAX_EMAIL} required />
      <ActivatedField isFixed={isOwn} />
      <LanguageField opened={langKey} />
      <AuthoritiesField options={optionsFor(offered, authoritiesOf(user))} isOwn={isOwn} />
      <ChangedElsewhere i18n="userManagement" reread={reread} />
    </ManageForm>
  );
};

/** Creates a user, or edits the one that the route names. */
const UserForm = ({ login }: { login?: string }) => {
  const t = useT();
  const { base } = useNavigation<User>();
  const { user, failed, error, retry } = useUser(login);
  if (user && !failed) return <UserManage key={user.login} user={user} />;
  return (
    <section className="manage-page">
      <PageTitle
        title={t(login === undefined ? 'userManagement.new' : 'userManagement.edit')}
        trail={[{ text: t('userManagement.title'), to: base }]}
        dataCy="UserManagementCreateUpdateHeading"
      />
      {failed ? <LoadFailure error={error} onRetry={retry} /> : <Busy />}
    </section>
  );
};

export default withLogin(UserForm);
