import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { authoritiesOf } from 'core/auth/account';
import { useNavigation } from 'core/navigation/use-navigation';
import { ListMenu } from 'crud/list-menu';
import { ListBody } from 'crud/list-body';
import { ListTable } from 'crud/list-table';
import type { RowTools } from 'crud/use-row-tools';
import { useShownColumns } from 'crud/use-shown-columns';
import { useT } from 'core/i18n/use-t';
import { column, yesNo, type ColumnOf } from 'ui/table/columns';
import { TableSkeleton } from 'ui/table/data-table';
import { Badges } from 'ui/layout/badges';
import { PageTitle } from 'ui/layout/page-title';
import { formatMoment, type User } from './model';
import { useUserList } from './use-user-list';
import { ActivatedToggle, Authorities, DeleteUser, EditUser, ViewUser } from './user-actions';

const columnsOf = (rowTools: RowTools<User>): ColumnOf<User>[] => [
  'id',
  'login',
  'email',
  {
    field: 'authorities',
    cell: user => <Badges names={authoritiesOf(user)} />,
    text: user => authoritiesOf(user).join(', '),
  },
  'langKey',
  { ...yesNo<User>('activated'), cell: user => <ActivatedToggle row={user} list={rowTools} /> },
  column('createdDate', user => formatMoment(user.createdDate)),
];

const ACTIONS = [Authorities, ViewUser, EditUser, DeleteUser];

/** The users of the console and of the product (R139). */
const UserList = () => {
  const t = useT();
  const list = useUserList();
  const { rowTools } = list;
  const { shown, choice } = useShownColumns(
    'userManagement',
    useMemo(() => columnsOf(rowTools), [rowTools]),
  );
  const { base, search } = useNavigation<User>();
  return (
    <section className="list-page">
      <PageTitle title={t('userManagement.title')} dataCy="UserManagementHeading">
        <Link
          className="btn btn-primary"
          data-cy="entityCreateButton"
          to={{ pathname: `${base}/new`, state: { list: search } }}
        >
          {t('entity.action.add')}
        </Link>
      </PageTitle>
      <ListBody
        list={list}
        menu={<ListMenu list={list} i18n="userManagement" columns={shown} choice={choice} />}
        skeleton={<TableSkeleton columns={shown.length + 1} />}
      >
        <ListTable list={list} i18n="userManagement" columns={shown} actions={ACTIONS} />
      </ListBody>
    </section>
  );
};

export default UserList;
