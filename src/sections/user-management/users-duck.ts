import type { ListDuck } from 'crud/use-list';
import type { ManageDuck } from 'crud/use-manage';
import type { CrudState } from 'core/redux/duck-types';
import type { Status } from 'core/redux/request';
import { emptyPage, PAGE_SIZE } from 'lib/model';
import { createUser, deleteUser, fetchUsers, getUsers, reset, SORTING, updateUser } from './duck';
import { userManagement, type UserManagementState } from './reducer';
import { blankUser, editedUser, valuesOf, type User, type UserValues } from './model';

/** Reads JHipster's state in another shape: the same object for the same state, or screens would render at every action. */
const reading = <R extends object>(read: (state: UserManagementState) => R) => {
  const known = new WeakMap<UserManagementState, R>();
  return (state: unknown) => {
    const own = userManagement.select(state);
    const result = known.get(own) ?? read(own);
    known.set(own, result);
    return result;
  };
};

const savingOf = ({ updating, updateSuccess, errorMessage }: UserManagementState): Status => {
  if (updating) return 'ONGOING';
  if (updateSuccess) return 'SUCCESS';
  return errorMessage ? 'ERROR' : 'NOOP';
};

const stateOf = (state: UserManagementState): Omit<CrudState<never>, 'page'> => ({
  query: state.asked,
  listing: state.listing,
  saving: savingOf(state),
  removing: 'NOOP',
  saved: null,
  error: state.errorMessage,
});

/** JHipster's duck of the users, as the list of every section knows its own. */
export const users: ListDuck<User> = {
  select: reading(state => ({
    ...stateOf(state),
    page: { content: state.users, totalElements: state.totalItems, size: PAGE_SIZE, number: 0 },
  })),
  pageSize: PAGE_SIZE,
  maxSearchLength: 0,
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

/** The same duck for the form of one user: it is sent with what the form does not edit as it came. */
export const userForm = (opened: User): ManageDuck<UserValues> => {
  const save = (values: UserValues) => {
    if (values.id === undefined) return createUser({ ...opened, ...values });
    // One that was just made from here is what the form sent.
    const stored = opened.id === undefined ? { ...opened, ...valuesOf(opened), id: values.id } : opened;
    return updateUser(editedUser(stored, values));
  };
  return {
    ...users,
    name: userManagement.name,
    select: reading(state => ({
      ...stateOf(state),
      page: emptyPage,
      saved: state.user === blankUser ? null : valuesOf(state.user),
    })),
    formRecord: values => values,
    save: values => async dispatch => dispatch(save(values)),
    reset,
  };
};
