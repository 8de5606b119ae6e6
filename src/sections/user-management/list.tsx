import { useEffect, useMemo, useRef } from 'react';
import { Link, useHistory, useLocation } from 'react-router-dom';
import { BACKGROUND } from 'core/http/background';
import { useT } from 'core/i18n/use-t';
import type { NavigationState } from 'core/navigation/navigation-state';
import { useNavigation } from 'core/navigation/use-navigation';
import { useAppDispatch } from 'core/redux/hooks';
import { TableFrame } from 'crud/list-page';
import { useList } from 'crud/use-list';
import type { ActionResult, RowTools } from 'crud/use-row-tools';
import { Badges } from 'ui/layout/badges';
import { focusRow } from 'ui/layout/focus-row';
import { breakable, column, yesNo, type ColumnOf } from 'ui/table/columns';
import { authorityText } from './authority-text';
import { getAuthorities, userManagement } from './duck';
import { formatMoment, type User } from './model';
import { ActivatedToggle, Authorities, DeleteUser, EditUser, ViewUser } from './row-actions';

/** What the question of a deletion hands to the list, beside what all screens do. */
export interface ToUserList extends NavigationState<User> {
  outcome?: ActionResult;
  /** The row that was asked about: the question took the list's own focus with it. */
  at?: number;
}

const columnsOf = (rowTools: RowTools<User>): ColumnOf<User>[] => [
  'id',
  breakable('login'),
  breakable('email'),
  {
    field: 'authorities',
    cell: ({ authorities }) => authorities.length > 0 && <Badges names={authorities} textOf={authorityText} />,
    text: ({ authorities }) => authorities.join(', '),
  },
  'langKey',
  { ...yesNo<User>('activated'), cell: user => <ActivatedToggle row={user} list={rowTools} /> },
  column('createdDate', ({ createdDate }) => formatMoment(createdDate)),
];

const ACTIONS = [EditUser, ViewUser, Authorities, DeleteUser];

/** Focuses a row once the list is answered anew; until then the rows are those of before. */
const useFocusOnReturn = (at: number | undefined, isLoading: boolean) => {
  const row = useRef(at);
  const wasLoading = useRef(false);
  useEffect(() => {
    if (isLoading) wasLoading.current = true;
    if (isLoading || !wasLoading.current || row.current === undefined) return;
    focusRow(row.current);
    row.current = undefined;
  }, [isLoading]);
};

/** The list, with how a deletion ended: its question is a screen of its own. */
const useUserList = () => {
  const history = useHistory();
  const { pathname, search, state } = useLocation<ToUserList | undefined>();
  const list = useList(userManagement);
  useFocusOnReturn(state?.at, list.loading);
  return {
    ...list,
    outcome: list.outcome ?? state?.outcome ?? null,
    closeOutcome: () => (list.outcome ? list.closeOutcome() : history.replace({ pathname, search })),
  };
};

const AddUser = () => {
  const t = useT();
  const { base, search } = useNavigation<User>();
  const to = { pathname: `${base}/new`, state: { list: search } };
  return (
    <Link className="btn btn-primary" data-cy="entityCreateButton" to={to}>
      {t('entity.action.add')}
    </Link>
  );
};

/** The users of the console and of the product (R139). */
const UserList = () => {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(getAuthorities(BACKGROUND)), [dispatch]);
  const list = useUserList();
  const columns = useMemo(() => columnsOf(list.rowTools), [list.rowTools]);
  return (
    <TableFrame
      list={list}
      i18n="userManagement"
      arePeople
      columns={columns}
      actions={ACTIONS}
      addButtons={<AddUser />}
    />
  );
};

export default UserList;
