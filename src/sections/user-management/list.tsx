import { useEffect } from 'react';
import { BACKGROUND } from 'core/http/background';
import { useAppDispatch } from 'core/redux/hooks';
import { TableFrame } from 'crud/list/list-page';
import { useList } from 'crud/list/use-list';
import { onIdle } from 'lib/browser/idle';
import { formatShortDateTime } from 'lib/day-format';
import { FirstBadge } from 'ui/layout/first-badge';
import { chunk } from 'ui/layout/screen';
import { column, type ColumnOf, email } from 'ui/table/columns';
import type { DeleteQuestionProps } from './delete-question';
import { getAuthorities, userManagement } from './duck';
import { authorityText, type User } from './record';
import { withRouteLogin } from './route-login';
import { ActivatedToggle, Authorities, EditUser, MoreOfUser, UserLink } from './row-actions';
import { accountState } from './state';

const DeleteQuestion = chunk<DeleteQuestionProps>(() => import('./delete-question'));

/** The table does not show the names of users, but the server may know them. */
const FILTER = { fields: ['login', 'email', 'firstName', 'lastName'] } as const;

const COLUMNS: readonly ColumnOf<User>[] = [
  'id',
  { ...column('login', ({ login }) => login, 'person'), cell: user => <UserLink user={user} /> },
  email(),
  {
    field: 'authorities',
    kind: 'badges',
    cell: ({ authorities }) => authorities.length > 0 && <FirstBadge names={authorities} textOf={authorityText} />,
    text: ({ authorities }) => authorities.join(', '),
  },
  column('langKey', ({ langKey }) => langKey, 'word'),
  accountState,
  column('createdDate', ({ createdDate }) => formatShortDateTime(createdDate), 'date'),
];

const ACTIONS = [EditUser, Authorities, ActivatedToggle, MoreOfUser];

/** The users of the console and of the product (R139), and the delete dialog for the user in the route. */
const UserList = ({ login }: { login: string }) => {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(getAuthorities(BACKGROUND)), [dispatch]);
  const list = useList(userManagement, '/new');
  // The first press on a state does not wait for them.
  useEffect(() => onIdle(() => void import('./changes').catch(() => undefined)), []);
  return (
    <>
      {login !== '' && <DeleteQuestion key={login} login={login} list={list} />}
      <TableFrame
        list={list}
        i18n="userManagement"
        arePeople
        isOneLine
        columns={COLUMNS}
        actions={ACTIONS}
        filter={FILTER}
      />
    </>
  );
};

export default withRouteLogin(UserList);
