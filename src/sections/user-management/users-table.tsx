import { authoritiesOf } from 'core/auth/account';
import { useOwnAccount } from 'core/auth/use-own-account';
import { column, yesNo, type Column, type ColumnOf } from 'ui/table/columns';
import { useT } from 'core/i18n/use-t';
import { keyOf } from 'core/i18n/message-key';
import { Badges } from 'ui/layout/badges';
import { DataTable } from 'ui/table/data-table';
import { formatMoment, type User } from './model';
import { ActivatedToggle, UserActions } from './user-actions';
import type { Users } from './use-users';

/** The columns of the users; the own account cannot be deactivated. */
export const userColumns = (list: Users, isOwn: (user: User) => boolean): ColumnOf<User>[] => [
  'id',
  'login',
  'email',
  {
    field: 'authorities',
    cell: user => <Badges names={authoritiesOf(user)} />,
    text: user => authoritiesOf(user).join(', '),
  },
  'langKey',
  {
    ...yesNo<User>('activated'),
    cell: user => <ActivatedToggle user={user} list={list} isOwn={isOwn(user)} />,
  },
  column('createdDate', user => formatMoment(user.createdDate)),
];

interface UsersTableProps {
  list: Users;
  columns: readonly Column<User>[];
}

/** The users of a page. */
export const UsersTable = ({ list, columns }: UsersTableProps) => {
  const t = useT();
  const isOwn = useOwnAccount();
  return (
    <DataTable
      caption={t('userManagement.title')}
      columns={columns}
      rows={list.users}
      headerOf={field => t(keyOf('userManagement', 'fields', field))}
      actionsHeader={t('entity.actions')}
      actions={user => <UserActions user={user} list={list} isOwn={isOwn(user)} />}
      busy={list.loading}
      ordering={list.ordering}
      markedId={list.savedId}
    />
  );
};
