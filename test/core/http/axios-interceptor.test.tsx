import axios from 'axios';
import { http, HttpResponse } from 'msw';
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
