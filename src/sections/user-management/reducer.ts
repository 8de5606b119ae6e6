import { isCancel } from 'axios';
import type { ListQuery } from 'core/redux/duck-types';
import {
  createReducer,
  FAILURE,
  REQUEST,
  SUCCESS,
  type Handlers,
  type RequestAction,
  type Status,
} from 'core/redux/request';
import { storeSlice } from 'core/redux/store-slice';
import { blankUser, type User } from './model';

export const ACTION_TYPES = {
  FETCH_ROLES: 'userManagement/FETCH_ROLES',
  FETCH_USERS: 'userManagement/FETCH_USERS',
  FETCH_USER: 'userManagement/FETCH_USER',
  CREATE_USER: 'userManagement/CREATE_USER',
  UPDATE_USER: 'userManagement/UPDATE_USER',
  DELETE_USER: 'userManagement/DELETE_USER',
  CHANGE_AUTHORITIES: 'userManagement/CHANGE_AUTHORITIES',
  RESET: 'userManagement/RESET',
};

const initialState = {
  loading: false,
  errorMessage: null as unknown,
  users: [] as User[],
  authorities: [] as readonly string[],
  user: blankUser,
  updating: false,
  updateSuccess: false,
  totalItems: 0,
  /** The question whose answer the list waits for or shows, and how it went. */
  asked: null as ListQuery | null,
  listing: 'NOOP' as Status,
};

export type UserManagementState = Readonly<typeof initialState>;

const LOADING = { errorMessage: null, updateSuccess: false, loading: true };

const failed = (
  state: UserManagementState,
  { payload }: RequestAction,
  more: Partial<UserManagementState> = {},
): UserManagementState => {
  // A request that a newer one overtook: the newer one settles the state.
  if (isCancel(payload)) return state;
  return { ...state, ...more, loading: false, updating: false, updateSuccess: false, errorMessage: payload };
};

/** A request that changes a user: while it is on its way, and when it failed. */
const change = (type: string): Handlers<UserManagementState> => ({
  [REQUEST(type)]: state => ({ ...state, errorMessage: null, updateSuccess: false, updating: true }),
  [FAILURE(type)]: (state, action: RequestAction) => failed(state, action),
});

const isUpdated = (state: UserManagementState) => ({ ...state, updating: false, updateSuccess: true });

const stored = (state: UserManagementState, { payload }: RequestAction<{ data?: User }>) => ({
  ...isUpdated(state),
  user: payload.data || blankUser,
});

interface UsersResponse {
  data: User[];
  headers: { 'x-total-count'?: unknown };
}

const reducer = createReducer<UserManagementState>(initialState, {
  [REQUEST(ACTION_TYPES.FETCH_USERS)]: (state, { meta }: RequestAction<undefined, { query: ListQuery }>) => ({
    ...state,
    ...LOADING,
    asked: meta.query,
    listing: 'ONGOING',
  }),
  [FAILURE(ACTION_TYPES.FETCH_USERS)]: (state, action: RequestAction) => failed(state, action, { listing: 'ERROR' }),
  [SUCCESS(ACTION_TYPES.FETCH_USERS)]: (state, { payload: { data, headers } }: RequestAction<UsersResponse>) => ({
    ...state,
    loading: false,
    listing: 'SUCCESS',
    users: data,
    totalItems: Number(headers['x-total-count']),
  }),
  [REQUEST(ACTION_TYPES.FETCH_USER)]: state => ({ ...state, ...LOADING }),
  [FAILURE(ACTION_TYPES.FETCH_USER)]: (state, action: RequestAction) => failed(state, action),
  [SUCCESS(ACTION_TYPES.FETCH_USER)]: (state, { payload }: RequestAction<{ data: User }>) => ({
    ...state,
    loading: false,
    user: payload.data,
  }),
  [SUCCESS(ACTION_TYPES.FETCH_ROLES)]: (state, { payload }: RequestAction<{ data: readonly string[] }>) => ({
    ...state,
    authorities: payload.data,
  }),
  ...change(ACTION_TYPES.CREATE_USER),
  ...change(ACTION_TYPES.UPDATE_USER),
  ...change(ACTION_TYPES.DELETE_USER),
  ...change(ACTION_TYPES.CHANGE_AUTHORITIES),
  [SUCCESS(ACTION_TYPES.CREATE_USER)]: stored,
  [SUCCESS(ACTION_TYPES.UPDATE_USER)]: stored,
  [SUCCESS(ACTION_TYPES.CHANGE_AUTHORITIES)]: isUpdated,
  [SUCCESS(ACTION_TYPES.DELETE_USER)]: state => ({ ...isUpdated(state), user: blankUser }),
  [ACTION_TYPES.RESET]: () => initialState,
});

/** JHipster's user management reducer, under its name in the store. */
export const userManagement = storeSlice('userManagement', reducer);
