import { createMemoryHistory } from 'history';
import { screensOf } from 'app/routing/internal/screens';
import { prefetchList, preloadMoves, preloadNext } from 'app/routing/preload-screen';
import { areas } from 'app/sections';
import { preloadInTurn } from 'lib/preload-chain';
import { auditsOf } from 'sections/audits/duck';
import { coupons } from 'sections/coupon/duck';
import { userManagement } from 'sections/user-management/duck';

const mockDatesLoaded = jest.fn();
jest.mock('ui/form/use-typed-date', () => mockDatesLoaded());

const LIST = '/application-admin/coupon';
const FORM = '/application-admin/coupon/manages';

/** The paths of the screens that are preloaded, in order. */
const watchFetched = () => {
  const fetched: string[] = [];
  areas
    .flatMap(screensOf)
    .forEach(({ path, Screen }) =>
      jest.spyOn(Screen, 'preload').mockImplementation(async () => void fetched.push(path)),
    );
  return fetched;
};

/** Resolves after all that the chain of preloading has by now. */
const inTurn = () => new Promise<void>(resolve => preloadInTurn('next', async () => resolve()));

afterEach(() => jest.restoreAllMocks());

test.each([
  ['a list fetches its form', LIST, [FORM]],
  ['a form fetches no other screen', '/application-admin/semiologies/manage', []],
  [
    'the list of users fetches the screens of one user',
    '/admin/user-management',
    ['new', ':login/edit', ':login'].map(path => `/admin/user-management/${path}`),
  ],
  ['home fetches nothing', '/', []],
])('%s', async (_, address, expected) => {
  const fetched = watchFetched();
  preloadNext(address);
  await inTurn();
  expect(fetched).toEqual(expected);
});

test('what reads typed dates is fetched with the next screens: it is larger than most of them', async () => {
  watchFetched();
  preloadNext(LIST);
  await inTurn();
  expect(mockDatesLoaded).toHaveBeenCalled();
});

const STATE = { authentication: { isAuthenticated: true, account: { authorities: ['ROLE_APPLICATION_ADMIN'] } } };

const refuse = (): Promise<unknown> => Promise.reject(new Error('refused'));

/** A store with this state, in which the request for the rows ends like this. */
const storeOf = (state: object, rows = refuse) => ({
  getState: () => state,
  dispatch: rows,
});

const openList = (rows: () => Promise<unknown>) => prefetchList({ pathname: LIST, search: '' }, storeOf(STATE, rows));

test('the form of the first list is preloaded after the rows of the list are loaded', async () => {
  const fetched = watchFetched();
  let come: () => void = () => undefined;
  const opened = openList(() => new Promise<void>(resolve => (come = resolve)));
  expect(fetched).toEqual([]);
  come();
  await opened;
  await inTurn();
  expect(fetched).toEqual([FORM]);
});

test('the form of the first list is not preloaded when the rows of the list cannot be loaded', async () => {
  const fetched = watchFetched();
  await openList(refuse);
  await inTurn();
  expect(fetched).toEqual([]);
});

test('a move to another screen asks for its code and its rows at once; another page of the same list does not', () => {
  const fetched = watchFetched();
  const prefetch = jest.spyOn(coupons, 'prefetch');
  const history = createMemoryHistory();
  preloadMoves(history, storeOf(STATE));
  history.push(`${LIST}?page=3`);
  expect(prefetch.mock.calls).toEqual([[expect.objectContaining({ page: 3 }), { isBackground: true }]]);
  expect(fetched).toEqual([LIST]);
  history.push(`${LIST}?page=4`);
  expect(prefetch).toHaveBeenCalledTimes(1);
  history.push(FORM);
  expect(fetched).toEqual([LIST, FORM]);
  history.goBack();
  expect(prefetch).toHaveBeenCalledTimes(2);
  history.push(FORM);
  history.push(LIST);
  expect(prefetch).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1 }), {
    isBackground: true,
    firstAt: LIST,
  });
});

const RANGE = { fromDate: '2026-01-01', toDate: '2026-01-31' };
const PAGE = { page: 2, search: '' };

test.each([
  { list: 'audits', duck: auditsOf(RANGE), range: `${new URLSearchParams(RANGE).toString()}&`, query: PAGE },
  { list: 'user-management', duck: userManagement, range: '', query: expect.objectContaining(PAGE) },
])('a move to $list asks at once for the rows that its address names', ({ list, duck, range, query }) => {
  watchFetched();
  const admin = { authentication: { isAuthenticated: true, account: { authorities: ['ROLE_ADMIN'] } } };
  const prefetch = jest.spyOn(duck, 'prefetch');
  const history = createMemoryHistory();
  preloadMoves(history, storeOf(admin));
  history.push(`/admin/${list}?${range}page=2`);
  expect(prefetch.mock.calls).toEqual([[query, { isBackground: true }]]);
});
