import axios from 'axios';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { LookupFailed } from 'core/responses/lookup-failed';
import { readIfUnconfirmed } from 'core/responses/write-answers';
import { same } from 'lib/deep-equal';
import { ACTION_TYPES, readUser, userManagement } from './duck';
import { authoritiesProblem, hasReceivedAuthorities, type User } from './model';

/**
 * A user as stored now: its row may be older.
 * @throws LookupFailed if the server sends no authorities: the change would erase those that are stored
 */
const readUserToChange = async (row: User): Promise<User> => {
  const user = await readUser(row.login);
  if (hasReceivedAuthorities(user)) return user;
  throw new LookupFailed();
};

/** Activates or deactivates a user. */
export const setActivated =
  (row: User, activated: boolean): Thunk =>
  async dispatch => {
    const saved = dispatch(userManagement.save({ ...(await readUserToChange(row)), activated }));
    return readIfUnconfirmed(saved, async () => (await readUser(row.login)).activated === activated);
  };

/** Adds and removes what was changed in the dialog. Other changes since it opened stay as they are stored. */
const withChanges = (stored: readonly string[], held: readonly string[], chosen: readonly string[]) => [
  ...stored.filter(one => chosen.includes(one) || !held.includes(one)),
  ...chosen.filter(one => !held.includes(one) && !stored.includes(one)),
];

/** Changes the authorities that the dialog showed as `held` to the `chosen` ones. */
export const changeAuthorities =
  (user: User, held: readonly string[], chosen: readonly string[]): Thunk =>
  async dispatch => {
    const { authorities: stored } = await readUserToChange(user);
    const names = withChanges(stored, held, chosen);
    const problem = authoritiesProblem(names);
    if (problem) throw new LookupFailed({ key: problem });
    const change = axios.put('/api/authorities/change-user-authority', { userId: user.id, authorities: names });
    const isDone = async () => same([...(await readUser(user.login)).authorities].sort(), [...names].sort());
    return dispatch({
      type: ACTION_TYPES.CHANGE_AUTHORITIES,
      payload: readIfUnconfirmed(change, isDone),
      meta: SHOWN_BY_SCREEN,
    });
  };
