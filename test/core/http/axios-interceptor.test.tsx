import axios from 'axios';
import { http, HttpResponse } from 'msw';
import { storeToken } from 'core/http/token';
import setupAxiosInterceptors from 'core/http/axios-interceptor';
import { server } from '../../mock-backend/server';

it('a parameter with several values repeats its key, without brackets', async () => {
  setupAxiosInterceptors(() => undefined);
  const queries: string[] = [];
  server.use(
    http.get('*/api/substances', ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json([]);
    }),
  );
  await axios.get('/api/substances', { params: { name: ['dipirona', 'ácido'], page: 0 } });
  expect(queries).toEqual(['?name=dipirona&name=%C3%A1cido&page=0']);
});

describe('a refusal of the session', () => {
  const refuse = async (carried: string | undefined, present: string) => {
    const onUnauthenticated = jest.fn();
    axios.interceptors.response.clear();
    axios.interceptors.request.clear();
    setupAxiosInterceptors(onUnauthenticated);
    server.use(
      http.get('*/api/coupons', () => {
        // By the time of the answer somebody may have signed in anew.
        storeToken(present, false);
        return new HttpResponse(null, { status: 401 });
      }),
    );
    if (carried) storeToken(carried, false);
    await axios.get('/api/coupons').catch(() => undefined);
    return onUnauthenticated;
  };

  it('ends the session that the call was of', async () => {
    expect(await refuse('one', 'one')).toHaveBeenCalledTimes(1);
  });

  it.each([['one'], [undefined]])('does not end another session than that of its call: %p', async carried => {
    expect(await refuse(carried, 'two')).not.toHaveBeenCalled();
  });
});
