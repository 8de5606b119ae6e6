import axios, { CanceledError, type AxiosResponse } from 'axios';
import { accountShape, authorityName, type AuthorityOnWire } from 'core/auth/account';
import { sorting } from 'core/redux/sorting';
import { readPage, readRecord, isRecord } from 'core/http/responses';
import { isSessionEnd } from 'core/http/is-session-end';
import { pathSegment } from 'core/http/path-segment';
import { PAGE_SIZE, type Id } from 'lib/model';
import { readShape } from 'lib/records/shape';
import type { ListQuery } from 'core/redux/duck-types';
import { SHOWN_BY_SCREEN } from 'core/redux/request';
import { type Background } from 'core/http/background';
import { readAllPages } from 'core/http/all-pages';
import { onWire, type User } from './model';
import { ACTION_TYPES } from './reducer';

/** Of questions asked one after another only the latest is answered; those before it end as cancelled. */
const latestOnly = () => {
  let ongoing: AbortController | undefined;
  return async <T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    ongoing?.abort();
    const mine = new AbortController();
    ongoing = mine;
    const [answer] = await Promise.allSettled([ask(mine.signal)]);
    // Whatever came of it, an overtaken answer must not reach the store.
    if (mine.signal.aborted) throw new CanceledError();
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  };
};

const latestList = latestOnly();
const latestUser = latestOnly();

const API = '/api/users';

/** A page, or an array whose total stands in `x-total-count` (R151), in the shape of the latter. */
const asList = (response: AxiosResponse<unknown>) => {
  const { data, headers } = response;
  const counted = Number(headers['x-total-count'] ?? NaN);
  const page = readPage<User>(Array.isArray(data) ? { content: data, totalElements: counted } : data);
  return {
    ...response,
    data: page.content.map(user => readShape(accountShape, user)),
    headers: { ...headers, 'x-total-count': page.totalElements },
  };
};

const isText = (name: unknown): name is string => typeof name === 'string' && name !== '';

const asRow = (authority: AuthorityOnWire) => ({ id: authorityName(authority), name: authorityName(authority) });

/** The rows of a page may be plain names; of a page that comes twice they are the same rows. */
const withRows = (data: unknown) =>
  isRecord(data) && Array.isArray(data.content) ? { ...data, content: data.content.filter(Boolean).map(asRow) } : data;

const readNames = async (url: string, background?: Background) => {
  const answered = await readAllPages<ReturnType<typeof asRow>>(async ({ page, size }) =>
    withRows((await axios.get<unknown>(url, { params: { page, size }, ...background })).data),
  );
  return { data: [...new Set((answered as AuthorityOnWire[]).map(authorityName).filter(isText))] };
};

type AskNames = (background?: Background) => ReturnType<typeof readNames>;

const allAuthorities: AskNames = background => readNames('/api/authorities', background);
const authoritiesOfUsers: AskNames = background => readNames(`${API}/authorities`, background);

/** Two calls answer the names of the authorities; where one does not, the other is asked. */
const firstAnswer = async (ask: AskNames, askElse: AskNames, background?: Background) => {
  try {
    return await ask(background);
  } catch (error) {
    if (isSessionEnd(error)) throw error;
    return askElse(background);
  }
};

const fetchUser = async (login: string, signal?: AbortSignal) => {
  const response = await axios.get<unknown>(`${API}/${pathSegment(login)}`, { signal });
  return { ...response, data: readShape(accountShape, readRecord<User>(response.data)) };
};

/** A user as the server has it, read without a trace in the store. */
export const readUser = async (login: string) => (await fetchUser(login)).data;

/** Users are asked for as the column's head says (R50). */
export const SORTING = sorting('id,asc', ['id', 'login', 'email', 'langKey', 'activated', 'createdDate']);

/** Without a trace in the store. */
export const fetchUsers = async ({ page = 1, sort = SORTING.first }: ListQuery, signal?: AbortSignal) =>
  asList(await axios.get(API, { params: { page: page - 1, size: PAGE_SIZE, sort }, signal }));

export const getUsers = (query: ListQuery) => ({
  type: ACTION_TYPES.FETCH_USERS,
  payload: latestList(signal => fetchUsers(query, signal)),
  meta: { query, ...SHOWN_BY_SCREEN },
});

/** What the form of a user offers. */
export const getRoles = () => ({
  type: ACTION_TYPES.FETCH_ROLES,
  payload: firstAnswer(authoritiesOfUsers, allAuthorities),
});

/** What the dialog of authorities lists: all that there are. The list asks before anybody opens the dialog. */
export const getAuthorities = (background?: Background) => ({
  type: ACTION_TYPES.FETCH_ROLES,
  payload: firstAnswer(allAuthorities, authoritiesOfUsers, background),
});

export const getUser = (login: string) => ({
  type: ACTION_TYPES.FETCH_USER,
  payload: latestUser(signal => fetchUser(login, signal)),
  meta: SHOWN_BY_SCREEN,
});

export const createUser = (user: User) => ({
  type: ACTION_TYPES.CREATE_USER,
  payload: axios.post(API, onWire(user)),
  meta: SHOWN_BY_SCREEN,
});

export const updateUser = (user: User) => ({
  type: ACTION_TYPES.UPDATE_USER,
  payload: axios.put(API, onWire(user)),
  meta: SHOWN_BY_SCREEN,
});

const removeUser = async (login: string) => axios.delete(`${API}/${pathSegment(login)}`);

export const deleteUser = (login: string) => ({
  type: ACTION_TYPES.DELETE_USER,
  payload: removeUser(login),
  meta: SHOWN_BY_SCREEN,
});

export const changeAuthorities = (userId: Id, authorities: readonly string[]) => ({
  type: ACTION_TYPES.CHANGE_AUTHORITIES,
  payload: axios.put('/api/authorities/change-user-authority', { userId, authorities }),
  meta: SHOWN_BY_SCREEN,
});

export const reset = () => ({ type: ACTION_TYPES.RESET });
