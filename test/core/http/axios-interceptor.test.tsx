import axios from 'axios';
import { http, HttpResponse } from 'msw';
import { SIGN_IN } from 'core/http/axios-interceptor';
import { BACKGROUND } from 'core/http/background';
import { cancelSlowRequests, SLOW } from 'core/http/pending-requests';
import { clearToken, storeToken } from 'core/http/token';
import { server } from '../../mock-backend/server';
import { whenUnauthenticated } from '../../support/http';

const onUnauthenticated = jest.fn();

beforeEach(() => {
  onUnauthenticated.mockClear();
  whenUnauthenticated(onUnauthenticated);
});

const SIGN_IN_CALL = { method: 'post', url: SIGN_IN, data: { username: 'ana', password: 'x', rememberMe: false } };

/** Requests the substances. Returns the request as the server received it. */
const ask = async (config: object = {}, response: () => Response = () => HttpResponse.json([])) => {
  const requests: Request[] = [];
  server.use(
    http.all(/\/api\/(substances|authenticate)$/, ({ request }) => {
      requests.push(request);
      return response();
    }),
  );
  await axios({ url: '/api/substances', ...config }).catch(() => undefined);
  return requests[0];
};

it.each([
  ['get', '/api/substances', 'no-store'],
  ['post', '/api/authenticate', 'default'],
])(
  'F185: a request by %s to %s has the cache mode %s, and no header of its own for that',
  async (method, url, mode) => {
    const { cache, headers } = await ask({ method, url });
    expect([cache, headers.get('cache-control'), headers.get('pragma')]).toEqual([mode, null, null]);
  },
);

it('R49: a parameter with several values repeats its key, without brackets', async () => {
  const { url } = await ask({ params: { name: ['dipirona', 'ácido'], page: 0 } });
  expect(new URL(url).search).toBe('?name=dipirona&name=%C3%A1cido&page=0');
});

it('a request sends no XSRF token and no cookies to another origin, and its timeout is 1,000 s', async () => {
  document.cookie = 'XSRF-TOKEN=secret';
  const { headers, credentials } = await ask();
  expect([headers.get('x-xsrf-token'), credentials]).toEqual([null, 'same-origin']);
  expect(axios.defaults.timeout).toBe(1_000_000);
});

it('only slow requests are canceled, and any request that its caller gives up', async () => {
  server.use(http.get('*/api/substances', () => new Promise<Response>(() => undefined)));
  await jest.advanceTimersByTimeAsync(SLOW);
  const caller = new AbortController();
  const response = axios.get('/api/substances', { signal: caller.signal }).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(SLOW - 1);
  cancelSlowRequests();
  expect(await Promise.race([response, 'pending'])).toBe('pending');
  caller.abort();
  expect(axios.isCancel(await response)).toBe(true);
});

describe('an error response', () => {
  /** Returns whether the session ended after a request of one session was refused during another. */
  const refuse = async (
    status: number,
    carried: string | undefined,
    present: string | undefined,
    config: object = {},
  ) => {
    if (carried) storeToken(carried, false);
    await ask(config, () => {
      // When the response comes, the user may have signed in again or signed out.
      if (present) storeToken(present, false);
      else clearToken();
      return new HttpResponse(null, { status });
    });
    return onUnauthenticated.mock.calls.length > 0;
  };

  it.each<[string, number, string | undefined, string | undefined, object, boolean]>([
    ['with 401 ends the session that its call was of', 401, 'one', 'one', {}, true],
    ['with 403 ends the session that its call was of', 403, 'one', 'one', {}, true],
    ['without a session is one of nobody', 401, undefined, undefined, {}, true],
    ['with 500 ends no session', 500, 'one', 'one', {}, false],
    ['in the background ends no session', 401, 'one', 'one', BACKGROUND, false],
    ['to a sign-in ends no session', 401, 'one', 'one', SIGN_IN_CALL, false],
    ['does not end a later session', 401, 'one', 'two', {}, false],
    ['does not end a session that began meanwhile', 401, undefined, 'two', {}, false],
    ['of a session that is over ends none', 401, 'one', undefined, {}, false],
  ])('%s', async (_what, status, carried, present, config, isEnd) => {
    expect(await refuse(status, carried, present, config)).toBe(isEnd);
  });
});
