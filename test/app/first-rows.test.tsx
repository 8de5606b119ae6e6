import { http, HttpResponse } from 'msw';
import { FIRST_ROWS } from 'app/first-rows';
import { recordsOf } from 'app/screens';
import { readQuery } from 'core/redux/list-query';
import { server } from '../mock-backend/server';

test.each(Object.entries(FIRST_ROWS))(
  'the rows of %s are those that its list asks for first',
  async (segment, rows) => {
    const requested: string[] = [];
    server.use(
      http.get('*/api/*', ({ request }) => {
        const { pathname, search } = new URL(request.url);
        requested.push(pathname + search);
        return HttpResponse.json([]);
      }),
    );
    const duck = recordsOf(segment)?.duck;
    await duck?.fetchPage(readQuery('', duck.sorting));
    expect(requested).toEqual([rows]);
  },
);
