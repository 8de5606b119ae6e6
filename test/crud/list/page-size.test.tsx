import { waitFor } from '@testing-library/react';
import { server } from '../../mock-backend/server';
import { visit } from '../../support/visit';

it.each([
  ['diseases', 'diseases', '20'],
  ['interactions', 'substances-interactions', '10'],
  ['synonym-group', 'synonym-group', '9'],
])(
  'R51, R53: the first page of the list %s is requested from %s as page 0 with %s rows',
  async (section, resource, size) => {
    const queries: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (pathname.endsWith(`/api/${resource}`)) queries.push(search);
    });
    await visit(`/application-admin/${section}`);
    await waitFor(() => expect(queries).toEqual([`?size=${size}&page=0`]));
  },
);
