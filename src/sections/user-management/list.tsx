import { Link } from 'react-router-dom';
import { useT } from 'shared/i18n/use-t';
import { PAGE_SIZE } from 'shared/model';
import { formatCount } from 'shared/text/numbers';
import { TableSkeleton } from 'shared/ui/data-table';
import { PageTitle } from 'shared/ui/page-title';
import { Pager } from 'shared/ui/pager';
import { PassingAlert } from 'shared/ui/passing-alert';
import { LoadFailure } from 'shared/ui/load-failure';
import { useUsers, type Users } from './use-users';
import { COLUMNS, UsersTable } from './users-table';

const ItemCount = ({ list: { query, users, total, failed } }: { list: Users }) => {
  const t = useT();
  if (failed || users.length === 0) return null;
  const before = (query.page - 1) * PAGE_SIZE;
  const [first, second, all] = [before + 1, before + users.length, total].map(formatCount);
  return <p className="item-count">{t('global.item-count', { first, second, total: all })}</p>;
};

const Rows = ({ list }: { list: Users }) => {
  const t = useT();
  if (list.failed) return <LoadFailure onRetry={list.reload} />;
  if (list.users.length > 0) return <UsersTable list={list} />;
  if (list.loading) return <TableSkeleton columns={COLUMNS.length + 1} />;
  return (
    <div className="empty-state" role="status">
      <p>{t('global.noItems')}</p>
    </div>
  );
};

/** The users of the console and of the product (spec 2.3). */
const UserList = () => {
  const t = useT();
  const list = useUsers();
  const { outcome } = list;
  return (
    <section className="list-page">
      <PageTitle title={t('userManagement.title')} dataCy="UserManagementHeading">
        <Link
          className="btn btn-primary"
          data-cy="entityCreateButton"
          to={{ pathname: `${list.base}/new`, state: { list: list.search } }}
        >
          {t('entity.action.add')}
        </Link>
      </PageTitle>
      {outcome && (
        <PassingAlert key={outcome.text} kind={outcome.kind} onGone={list.closeOutcome}>
          {t(outcome.text)}
        </PassingAlert>
      )}
      <div className="list-tools">
        <ItemCount list={list} />
      </div>
      <Rows list={list} />
      <Pager page={list.query.page} lastPage={list.failed ? 1 : list.lastPage} onPage={list.goToPage} />
    </section>
  );
};

export default UserList;
