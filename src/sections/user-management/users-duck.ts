import type { ListDuck } from 'crud/use-list';
import type { CrudState } from 'core/redux/create-duck';
import { PAGE_SIZE } from 'lib/model';
import { deleteUser, fetchUsers, getUsers, SORTING, userManagement, type UserManagementState } from './duck';
import type { User } from './model';

const stateOf = ({ users, totalItems, asked, listing, errorMessage }: UserManagementState): CrudState<User> => ({
  page: { content: users, totalElements: totalItems, size: PAGE_SIZE, number: 0 },
  asked,
  listing,
  saving: 'NOOP',
  removing: 'NOOP',
  saved: null,
  error: errorMessage,
});

const known = new WeakMap<UserManagementState, CrudState<User>>();

/** The same object for the same state, or the screens would render at every action. */
const select = (state: unknown) => {
  const own = userManagement.select(state);
  const made = known.get(own) ?? stateOf(own);
  known.set(own, made);
  return made;
};

/** JHipster's duck of the users, as the list of every section knows its own. */
export const users: ListDuck<User> = {
  select,
  pageSize: PAGE_SIZE,
  maxSearchLength: undefined,
  sorting: SORTING,
  formRecord: user => user,
  list:
    (query = {}) =>
    async dispatch =>
      dispatch(getUsers(query)),
  fetchPage: async (query = {}, signal) => {
    const { data, headers } = await fetchUsers(query, signal);
    return { content: data, totalElements: headers['x-total-count'], size: PAGE_SIZE, number: 0 };
  },
  remove:
    ({ login }) =>
    async dispatch =>
      dispatch(deleteUser(login)),
};
