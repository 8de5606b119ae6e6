import axios from 'axios';
import { accountShape, authoritiesOf, authorityName, type AuthorityOnWire } from 'core/auth/account';
import { authentication } from 'core/auth/authentication-reducer';
import type { Background } from 'core/http/background';
import { pathSegment } from 'core/http/path-segment';
import { createReducer, type RequestAction, SHOWN_BY_SCREEN, SUCCESS } from 'core/redux/request';
import { readStored } from 'core/responses/responses';
import { isSessionEnd } from 'core/responses/session-end';
import { isPlainObject } from 'lib/is-plain-object';
import type { Named } from 'lib/model';
import { readShape } from 'lib/records/shape';
import { sorting } from 'lib/sorting';
import { storeSlice } from 'lib/store-slice';
import { readAllPages } from 'records/all-pages';
import { createDuck, type Duck } from 'records/duck';
import { type User, withKnownShape } from './record';

/** JHipster's names of the actions besides list, save and delete. */
export const USER_ACTIONS = {
  FETCH_ROLES: 'userManagement/FETCH_ROLES',
  FETCH_USER: 'userManagement/FETCH_USER',
  CHANGE_AUTHORITIES: 'userManagement/CHANGE_AUTHORITIES',
};

export const API = '/api/users';

const duck = createDuck<User>({
  name: 'userManagement',
  url: API,
  maxSearchLength: 0,
  // The order follows the column header (R50).
  sorting: sorting('id,asc', ['id', 'login', 'email', 'langKey', 'createdDate'], { state: 'activated' }),
  shape: accountShape,
});

const deleteByLogin = async (login: string) => axios.delete(`${API}/${pathSegment(login)}`);

/** A user as stored on the server. */
export const readUser = async (login: string, background?: Background): Promise<User> => {
  const { data } = await axios.get<unknown>(`${API}/${pathSegment(login)}`, background);
  return readShape<User>(accountShape, readStored(data));
};

/** Addresses identify users by their login. */
export const userManagement: Duck<User> = {
  ...duck,
  isOfPeople: true,
  isFoundByName: false,
  save: user => async (dispatch, getState) => {
    const [{ page }, { account }] = [duck.select(getState()), authentication.select(getState())];
    return dispatch(duck.save(withKnownShape(user, [...page.content, account])));
  },
  remove:
    ({ login }) =>
    async dispatch =>
      dispatch({ type: duck.types.REMOVE, payload: deleteByLogin(login), meta: SHOWN_BY_SCREEN }),
  /** A deleted account cannot be created again from the list: its authorities must be decided again. */
  readWhole: async () => undefined,
};

/** The names of the authorities that the server offers. */
export const authorities = storeSlice(
  'authorities',
  createReducer<readonly string[]>([], {
    [SUCCESS(USER_ACTIONS.FETCH_ROLES)]: (_state, { payload }: RequestAction<readonly string[]>) => payload,
  }),
);

const asRow = (authority: AuthorityOnWire) => ({ id: authorityName(authority), name: authorityName(authority) });

/** The rows of a page may be plain names. The name becomes the id, so a page that comes twice has the same rows. */
const withRows = (data: unknown) =>
  isPlainObject(data) && Array.isArray(data.content)
    ? { ...data, content: data.content.filter(Boolean).map(asRow) }
    : data;

/** Two endpoints return the names of the authorities. The second is tried if the first fails while signed in. */
const readNames = async (url: string, second?: string, background?: Background): Promise<string[]> => {
  try {
    const read = await readAllPages<Named>(async ({ page, size }) =>
      withRows((await axios.get<unknown>(url, { params: { page, size }, ...background })).data),
    );
    return [...new Set(authoritiesOf({ authorities: read }))];
  } catch (error) {
    if (isSessionEnd(error) || second === undefined) throw error;
    return readNames(second, undefined, background);
  }
};

const ALL = '/api/authorities';
const OF_USERS = `${API}/authorities`;

/** Fetches the authorities that the user form offers. */
export const getRoles = () => ({ type: USER_ACTIONS.FETCH_ROLES, payload: readNames(OF_USERS, ALL) });

/** Fetches all authorities, for their dialog. The list requests them before the user opens the dialog. */
export const getAuthorities = (background?: Background) => ({
  type: USER_ACTIONS.FETCH_ROLES,
  payload: readNames(ALL, OF_USERS, background),
});
