import axios from 'axios';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { LookupFailed } from 'core/responses/lookup-failed';
import { same } from 'lib/deep-equal';
import { lookup } from 'records/lookup';
import { responseOf, type WriteBack, writeBack } from 'records/write-back';
import { readUser, USER_ACTIONS, userManagement } from './duck';
import { authoritiesProblem, hasReceivedAuthorities, type User } from './record';

/**
 * A user as stored now: its row may be older.
 * @throws LookupFailed if the server sends no authorities: the change would erase those that are stored
 */
const readUserToChange = async (row: User): Promise<User> => {
  const user = await readUser(row.login);
  if (hasReceivedAuthorities(user)) return user;
  throw new LookupFailed();
};

/** Changes a user who is read first. Nothing is sent without what is stored now. */
const change = <R>(row: User, how: Pick<WriteBack<User, R, never>, 'edit' | 'send' | 'isDone'>) =>
  responseOf(
    writeBack<User, R>({
      turn: `save/userManagement/${row.id}`,
      find: () => lookup(readUserToChange(row)),
      ...how,
    }),
  );

/** Activates or deactivates a user. */
export const setActivated =
  (row: User, activated: boolean): Thunk =>
  async dispatch =>
    change(row, {
      edit: (now = row) => ({ ...now, activated }),
      send: user => dispatch(userManagement.save(user)),
      isDone: async () => (await readUser(row.login)).activated === activated,
    });

/** Adds and removes what was changed in the dialog. Other changes since it opened stay as they are stored. */
const withChanges = (stored: readonly string[], held: readonly string[], chosen: readonly string[]) => [
  ...stored.filter(one => chosen.includes(one) || !held.includes(one)),
  ...chosen.filter(one => !held.includes(one) && !stored.includes(one)),
];

/** Refuses authorities that the server would refuse. */
const sendAuthorities = async ({ id, authorities }: User) => {
  const problem = authoritiesProblem(authorities);
  if (problem) throw new LookupFailed({ key: problem });
  return axios.put('/api/authorities/change-user-authority', { userId: id, authorities });
};

/** Changes the authorities that the dialog showed as `held` to the `chosen` ones. */
export const changeAuthorities =
  (user: User, held: readonly string[], chosen: readonly string[]): Thunk =>
  async dispatch => {
    const payload = change(user, {
      edit: (now = user) => ({ ...user, authorities: withChanges(now.authorities, held, chosen) }),
      send: sendAuthorities,
      isDone: async ({ authorities }) =>
        same([...(await readUser(user.login)).authorities].sort(), [...authorities].sort()),
    });
    return dispatch({ type: USER_ACTIONS.CHANGE_AUTHORITIES, payload, meta: SHOWN_BY_SCREEN });
  };
