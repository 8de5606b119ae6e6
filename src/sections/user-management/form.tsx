import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { MAX_EMAIL, MAX_NAME } from 'core/auth/account-limits';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { useAppDispatch } from 'core/redux/hooks';
import { ManageForm } from 'crud/manage-page';
import { titleOfRecord } from 'crud/record-title';
import { LoadFailure } from 'ui/feedback/load-failure';
import { CheckField } from 'ui/form/check-field';
import { TextField } from 'ui/form/text-field';
import { Busy } from 'ui/layout/busy';
import { PageTitle } from 'ui/layout/page-title';
import { authorities, getRoles } from './duck';
import { AuthoritiesField, LanguageField } from './fields';
import { blank, optionsFor, type User } from './model';
import { useUser } from './use-user';
import { useUserForm } from './use-user-form';
import { withLogin } from './with-login';

const UserManage = ({ user }: { user: User }) => {
  const t = useT();
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(getRoles()), [dispatch]);
  const offered = useSelector(authorities.select);
  const { manage, question, isOwn } = useUserForm(user);
  return (
    <ManageForm manage={manage} i18n="userManagement" recordName={manage.isNew ? '' : manage.base.login}>
      {!manage.isNew && (
        <p className="mb-0" data-cy="id">
          {t('userManagement.fields.id')}: {manage.base.id}
        </p>
      )}
      <TextField name="login" max={MAX_NAME} required />
      <TextField name="firstName" max={MAX_NAME} />
      <TextField name="lastName" max={MAX_NAME} />
      <TextField name="email" type="email" max={MAX_EMAIL} required />
      <CheckField name="activated" isFixed={isOwn} />
      <LanguageField opened={manage.base.langKey} />
      <AuthoritiesField options={optionsFor(offered, user.authorities)} held={user.authorities} isOwn={isOwn} />
      {question}
    </ManageForm>
  );
};

const StoredUser = withLogin(({ login }) => {
  const t = useT();
  const { base } = useNavigation<User>();
  const { value: user, failed, error, retry } = useUser(login);
  if (user) return <UserManage user={user} />;
  return (
    <section className="manage-page">
      <PageTitle
        title={titleOfRecord(login, t('userManagement.edit'))}
        trail={[{ text: t('userManagement.title'), to: base }]}
        dataCy="UserManagementCreateUpdateHeading"
      />
      {failed ? <LoadFailure error={error} onRetry={retry} /> : <Busy />}
    </section>
  );
});

/** Creates a user, or edits the one that the route names. */
const UserForm = () => {
  const { login } = useParams<{ login?: string }>();
  return login === undefined ? <UserManage user={blank} /> : <StoredUser />;
};

export default UserForm;
