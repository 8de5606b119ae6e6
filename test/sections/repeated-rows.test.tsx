import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';

const respondWith = (path: string, body: object) => server.use(http.get(`*/${path}`, () => HttpResponse.json(body)));

describe('When the server sends a row twice and another row is removed, the row is shown only twice:', () => {
  it('threads with the same id, after filtering', async () => {
    respondWith(
      'management/threaddump',
      ['main', 'worker', 'worker'].map(threadName => ({ threadName, threadId: threadName.length })),
    );
    const user = await visit('/admin/metrics', 'admin');
    await user.type(await screen.findByLabelText('Filtrar threads'), 'worker');
    await screen.findByText('2 threads');
    expect(screen.getAllByText('worker')).toHaveLength(2);
    expect(screen.queryByText('main')).toBeNull();
  });

  it('routes with the same path, after a refresh', async () => {
    const routes = ['/other', '/api', '/api'].map(path => ({ path, serviceId: 'app', serviceInstances: [] }));
    respondWith('api/gateway/routes', routes);
    const user = await visit('/admin/gateway', 'admin');
    await screen.findByText('/other');
    respondWith('api/gateway/routes', routes.slice(1));
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    await waitFor(() => expect(screen.queryByText('/other')).toBeNull());
    expect(within(screen.getByRole('table')).getAllByText('/api')).toHaveLength(2);
  });

  it('records with the same id, after changing the page of a list', async () => {
    const page = (names: string[]) => ({
      content: names.map(name => ({ id: name === 'Asma' ? 1 : 2, name })),
      totalElements: 40,
      size: 20,
      number: 0,
    });
    respondWith('api/disease-synonyms', page(['Asma', 'Febre', 'Febre']));
    const user = await visit('/application-admin/disease-synonym');
    await screen.findByText('Asma');
    respondWith('api/disease-synonyms', page(['Febre', 'Febre']));
    await user.click(screen.getByRole('button', { name: 'Página 2' }));
    await waitFor(() => expect(screen.queryByText('Asma')).toBeNull());
    expect(screen.getAllByText('Febre')).toHaveLength(2);
  });
});
