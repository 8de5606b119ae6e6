import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { MAX_EMAIL, MAX_NAME } from 'core/auth/account-limits';
import { languageName, locales } from 'core/i18n/locales';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { useAppDispatch } from 'core/redux/hooks';
import { ManageForm } from 'crud/form/manage-page';
import { titleOfRecord } from 'crud/record/record-title';
import { isNewRecord } from 'lib/model';
import { textOf } from 'lib/records/parts';
import { LoadFailure } from 'ui/feedback/load-failure';
import { CheckField } from 'ui/form/check-field';
import { ChecksField } from 'ui/form/checks-field';
import { ChoiceField } from 'ui/form/choice-field';
import { TextField } from 'ui/form/text-field';
import { Busy } from 'ui/layout/busy';
import { PageTitle } from 'ui/layout/page-title';
import { authorities, getRoles } from './duck';
import { authorityText, hasReceivedAuthorities, newUser, optionsFor, type User } from './record';
import { withRouteLogin } from './route-login';
import { useUser, useUserForm } from './use-user-form';

const UserManage = ({ user }: { user: User }) => {
  const t = useT();
  const offered = useSelector(authorities.select);
  const { manage, isOwn } = useUserForm(user);
  const { isNew, base } = manage.record;
  return (
    <ManageForm manage={manage} recordName={isNew ? '' : base.login}>
      {!isNew && (
        <p className="mb-0" data-cy="id">
          {t('userManagement.fields.id')}: {textOf(base.id)}
        </p>
      )}
      <TextField name="login" max={MAX_NAME} required fixedHint={isOwn ? t('userManagement.ownLogin') : undefined} />
      <TextField name="firstName" max={MAX_NAME} />
      <TextField name="lastName" max={MAX_NAME} />
      <TextField name="email" type="email" max={MAX_EMAIL} required />
      <CheckField name="activated" isFixed={isOwn} />
      <ChoiceField name="langKey" options={locales} textOf={languageName} isAlwaysSet />
      <ChecksField
        name="authorities"
        dataCy="profiles"
        // The user's own authorities are known at once. Those that the server offers arrive later, below them.
        options={optionsFor(user.authorities, offered)}
        labelOf={authorityText}
        held={user.authorities}
        fixedHint={isOwn ? t('userManagement.ownAuthorities') : undefined}
      />
    </ManageForm>
  );
};

const ReadUser = ({ login }: { login: string }) => {
  const t = useT();
  const { sectionPath } = useNavigation<User>();
  const { value: user, failed, error, retry } = useUser(login);
  if (user) return <UserManage user={user} />;
  return (
    <section className="manage-page">
      <PageTitle
        title={titleOfRecord(login, t('userManagement.edit'))}
        trail={[{ text: t('userManagement.title'), to: sectionPath }]}
        dataCy="UserManagementCreateUpdateHeading"
      />
      {failed ? <LoadFailure error={error} onRetry={retry} /> : <Busy />}
    </section>
  );
};

/** The lists of some servers leave out a part of their users. */
const isWhole = (user: User) => !isNewRecord(user) && hasReceivedAuthorities(user);

/** The user that the list passed along, as in other sections. At an address of its own, the user is read. */
const StoredUser = ({ login }: { login: string }) => {
  const { received } = useNavigation<User>();
  const [passed] = useState(received.base ?? received.record);
  return passed?.login === login && isWhole(passed) ? <UserManage user={passed} /> : <ReadUser login={login} />;
};

/** Creates a user, or edits the user in the route. The authorities are asked for together with the user. */
export default withRouteLogin(({ login }) => {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(getRoles()), [dispatch]);
  return login === '' ? <UserManage user={newUser} /> : <StoredUser login={login} />;
});
