import { Link } from 'react-router-dom';
import { useOwnAccount } from 'core/auth/use-own-account';
import type { Column } from 'ui/table/columns';
import { ListMenu } from 'crud/list-menu';
import { useShownColumns } from 'crud/use-shown-columns';
import { useT } from 'core/i18n/use-t';
import { TableSkeleton } from 'ui/table/data-table';
import { ItemCount } from 'ui/table/item-count';
import { PageTitle } from 'ui/layout/page-title';
import { Pager } from 'ui/table/pager';
import { TimedAlert } from 'ui/feedback/timed-alert';
import { LoadFailure } from 'ui/feedback/load-failure';
import type { User } from './model';
import { useUsers, type Users } from './use-users';
import { userColumns, UsersTable } from './users-table';

const Rows = ({ list, columns }: { list: Users; columns: readonly Column<User>[] }) => {
  const t = useT();
  if (list.failed) return <LoadFailure error={list.error} onRetry={list.reload} />;
  if (list.users.length > 0) return <UsersTable list={list} columns={columns} />;
  if (list.loading) return <TableSkeleton columns={columns.length + 1} />;
  return (
    <div className="empty-state" role="status">
      <p>{t('global.noItems')}</p>
    </div>
  );
};

/** The users of the console and of the product (R139). */
const UserList = () => {
  const t = useT();
  const list = useUsers();
  const isOwn = useOwnAccount();
  const { shown, choice } = useShownColumns('userManagement', userColumns(list, isOwn));
  const { outcome, query, users } = list;
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
        <TimedAlert key={outcome.text} kind={outcome.kind} detail={outcome.detail} onGone={list.closeOutcome}>
          {t(outcome.text)}
        </TimedAlert>
      )}
      <div className="list-tools">
        {!list.failed && (users.length > 0 || !list.loading) && (
          <ItemCount page={query.page} size={list.size} rows={users.length} total={list.total} />
        )}
        <ListMenu list={list} i18n="userManagement" columns={shown} choice={choice} />
      </div>
      <Rows list={list} columns={shown} />
      <Pager page={query.page} lastPage={list.failed ? 1 : list.lastPage} onPage={list.goToPage} />
    </section>
  );
};

export default UserList;
