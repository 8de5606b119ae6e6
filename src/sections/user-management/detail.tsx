import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { formatShortDateTime } from 'lib/day-format';
import { textOf } from 'lib/records/parts';
import { LoadFailure } from 'ui/feedback/load-failure';
import { Badges } from 'ui/layout/badges';
import { Busy } from 'ui/layout/busy';
import { PageTitle } from 'ui/layout/page-title';
import { authorityText, type User } from './record';
import { withRouteLogin } from './route-login';
import { accountState } from './state';
import { useUser } from './use-user-form';

const FIELDS = [
  'id',
  'login',
  'firstName',
  'lastName',
  'email',
  'state',
  'langKey',
  'authorities',
  'createdDate',
  'createdBy',
  'lastModifiedDate',
  'lastModifiedBy',
] as const;

const UserFacts = ({ user }: { user: User }) => {
  const t = useT();
  const { login, firstName, lastName, email, langKey, createdBy, lastModifiedBy } = user;
  const shown: Record<(typeof FIELDS)[number], ReactNode> = {
    ...{ login, firstName, lastName, email, langKey, createdBy, lastModifiedBy },
    id: textOf(user.id),
    state: accountState.cell(user),
    authorities: <Badges names={user.authorities} textOf={authorityText} />,
    createdDate: formatShortDateTime(user.createdDate),
    lastModifiedDate: formatShortDateTime(user.lastModifiedDate),
  };
  return (
    <dl className="facts">
      {FIELDS.flatMap(field => [
        <dt key={`${field}-term`}>{t(`userManagement.fields.${field}`)}</dt>,
        <dd key={field}>{shown[field] || '—'}</dd>,
      ])}
    </dl>
  );
};

/** One user, read-only. */
const UserDetail = ({ login }: { login: string }) => {
  const t = useT();
  const { sectionPath, received } = useNavigation<User>();
  const { value: user, failed, error, retry } = useUser(login);
  const list = received.list ?? '';
  const pathname = `${sectionPath}/${encodeURIComponent(user?.login ?? login)}/edit`;
  return (
    <section className="manage-page">
      <PageTitle
        title={t('userManagement.detail', { name: login })}
        trail={[{ text: t('userManagement.title'), to: sectionPath }]}
        dataCy="userManagementDetailsHeading"
      />
      {failed && <LoadFailure error={error} onRetry={retry} />}
      {!failed && (user ? <UserFacts user={user} /> : <Busy />)}
      <div className="d-flex gap-2">
        <Link
          className="btn btn-outline-secondary"
          data-cy="entityDetailsBackButton"
          to={{ pathname: sectionPath, search: list }}
        >
          {t('entity.action.back')}
        </Link>
        {user && (
          <Link className="btn btn-primary" data-cy="entityEditButton" to={{ pathname, state: { list, record: user } }}>
            {t('entity.action.edit')}
          </Link>
        )}
      </div>
    </section>
  );
};

export default withRouteLogin(UserDetail);
