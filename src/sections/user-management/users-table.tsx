import { authoritiesOf } from 'shared/auth/account';
import { useOwnAccount } from 'shared/auth/use-own-account';
import { column, yesNo, type Column, type ColumnOf } from 'shared/crud/columns';
import { useT } from 'shared/i18n/use-t';
import { keyOf } from 'shared/i18n/message-key';
import { Badges } from 'shared/ui/badges';
import { DataTable } from 'shared/ui/data-table';
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
      headOf={field => t(keyOf('userManagement', 'fields', field))}
      actionsHead={t('entity.actions')}
      actions={user => <UserActions user={user} list={list} isOwn={isOwn(user)} />}
      busy={list.loading}
      ordering={list.ordering}
      markedId={list.savedId}
    />
  );
};
