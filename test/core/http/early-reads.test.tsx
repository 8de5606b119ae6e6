import axios from 'axios';
import { http, HttpResponse } from 'msw';
import { BACKGROUND } from 'core/http/background';
import { ACCOUNT, readEarly, takeEarlyRead } from 'core/http/early-reads';
import { clearToken, earlyPaths, storeToken } from 'core/http/token';
import { server } from '../../mock-backend/server';
import '../../support/http';

const LIST = '/application-admin/symptoms';
const PATH = '/api/symptoms?size=20&page=0';
const TOKEN = 'header.payload.signature';

const get = (page = 0) => axios.get('/api/symptoms', { params: { size: 20, page }, ...BACKGROUND, firstAt: LIST });

/** The server answers the list with this status. Returns the paths that were asked. */
const answer = (status = 200) => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (pathname === ACCOUNT) return HttpResponse.json({});
      asked.push(pathname + search);
      return HttpResponse.json([], { status });
    }),
  );
  return asked;
};

/** A request that is sent after all others. */
const settle = () => axios.get(ACCOUNT).then(() => axios.get(ACCOUNT));

beforeEach(() => {
  clearToken();
  // What the test before read early is taken.
  [ACCOUNT, PATH].forEach(takeEarlyRead);
  storeToken(TOKEN, false);
});

it('a start asks early for what the screen at its address asked first before, and the screen uses that answer once', async () => {
  const asked = answer();
  await get();
  expect(earlyPaths(LIST)).toEqual([PATH]);
  readEarly(LIST);
  await get();
  expect(asked).toEqual([PATH, PATH]);
  await get();
  expect(asked).toEqual([PATH, PATH, PATH]);
});

it('an answer that nobody took soon is thrown away', async () => {
  const asked = answer();
  await get();
  readEarly(LIST);
  jest.setSystemTime(Date.now() + 10_000);
  await get();
  expect(asked).toEqual([PATH, PATH, PATH]);
});

it('the addresses go with the token', async () => {
  answer();
  await get();
  clearToken();
  storeToken(TOKEN, false);
  expect(earlyPaths(LIST)).toEqual([]);
});

it('another query does not get that answer', async () => {
  const asked = answer();
  await get();
  readEarly(LIST);
  await get(3);
  expect(asked.at(-1)).toBe('/api/symptoms?size=20&page=3');
});

it.each([400, 401, 403, 500])('what was refused with %i is not asked early again', async status => {
  answer();
  await get();
  const asked = answer(status);
  readEarly(LIST);
  await expect(get()).rejects.toMatchObject({ response: { status } });
  expect(asked).toEqual([PATH]);
  expect(earlyPaths(LIST)).toEqual([]);
});

it.each<[string, () => void]>([
  ['the user signed out', clearToken],
  ['another user signed in', () => storeToken('header.payload.other', false)],
  [
    'another console replaced the token',
    () => sessionStorage.setItem('jhi-authenticationToken', '"header.payload.other"'),
  ],
])('nothing of the list is asked early after %s', async (_what, change) => {
  const asked = answer();
  await get();
  change();
  readEarly(LIST);
  await settle();
  expect(asked).toEqual([PATH]);
});

it.each([['//other.test/api/x'], ['/api/../management/env'], ['/management/env'], [7]])(
  'a stored path that leads out of the API is not asked: %s',
  async path => {
    const asked = answer();
    const stored = { token: TOKEN.slice(-8), paths: { [LIST]: [path] } };
    sessionStorage.setItem('medical-reference-console/early-reads', JSON.stringify(stored));
    readEarly(LIST);
    await settle();
    expect(asked).toEqual([]);
  },
);

it('an answer that came for another token is thrown away', async () => {
  const asked = answer();
  await get();
  readEarly(LIST);
  storeToken('header.payload.other', false);
  await get();
  expect(asked).toEqual([PATH, PATH, PATH]);
});
