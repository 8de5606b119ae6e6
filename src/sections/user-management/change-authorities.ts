import axios from 'axios';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { LookupFailed } from 'core/responses/lookup-failed';
import { ACTION_TYPES, readUser } from './duck';
import { authoritiesProblem, type User } from './model';

/** Adds and removes what was changed in the dialog. Other changes since it opened stay as they are stored. */
const withChanges = (stored: readonly string[], held: readonly string[], chosen: readonly string[]) => [
  ...stored.filter(one => chosen.includes(one) || !held.includes(one)),
  ...chosen.filter(one => !held.includes(one) && !stored.includes(one)),
];

/** Changes the authorities that the dialog showed as `held` to the `chosen` ones. */
export const changeAuthorities =
  ({ id, login }: User, held: readonly string[], chosen: readonly string[]): Thunk =>
  async dispatch => {
    const { authorities: stored } = await readUser(login);
    const names = withChanges(stored, held, chosen);
    const problem = authoritiesProblem(names);
    if (problem) throw new LookupFailed({ key: problem });
    return dispatch({
      type: ACTION_TYPES.CHANGE_AUTHORITIES,
      payload: axios.put('/api/authorities/change-user-authority', { userId: id, authorities: names }),
      meta: SHOWN_BY_SCREEN,
    });
  };
