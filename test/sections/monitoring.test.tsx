import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, useProfile } from '../mock-backend/server';
import { hold } from '../support/hold';
import { sentBodies } from '../support/serve-list';
import { visit } from '../support/visit';

// The awkward backend masks and leaves out other parts.
beforeEach(() => useProfile('friendly'));

const respondWith = (path: string, body: object) => server.use(http.get(`*/${path}`, () => HttpResponse.json(body)));

it('R144: the health page lists what is down first with its details, and shows those of a working service in a dialog', async () => {
  const user = await visit('/admin/health', 'admin');
  const [, first] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/^mail.*Fora do ar.*Connection refused/);
  expect(within(first).queryByRole('button')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: /^Detalhes de/ })[0]);
  expect(within(await screen.findByRole('dialog')).getAllByRole('row').length).toBeGreaterThan(1);
});

it('R145: the metrics page marks what is missing in a response of an unknown structure', async () => {
  respondWith('management/metrics', { surprise: [1] });
  await visit('/admin/metrics', 'admin');
  expect(await screen.findAllByText('O servidor não informou estes dados.')).toHaveLength(6);
  expect(screen.getByText('Dump de threads')).toBeVisible();
});

describe('R213: where one of two reads fails, what the other answered is shown with the failure beside it:', () => {
  it.each<[string, string, string, string | RegExp, string | RegExp]>([
    ['configuration', 'management/env', 'Ambiente', 'spring.datasource', 'user.timezone'],
    ['configuration', 'management/configprops', 'Propriedades por prefixo', 'user.timezone', 'spring.datasource'],
    ['metrics', 'management/threaddump', 'Dump de threads', 'Respostas por código', /Thread\.run/],
    ['metrics', 'management/metrics', 'Métricas', /Thread\.run/, 'Respostas por código'],
  ])('%s without %s', async (path, failing, title, shown, hidden) => {
    server.use(http.get(`*/${failing}`, () => new HttpResponse(null, { status: 500 })));
    const user = await visit(`/admin/${path}`, 'admin');
    const part = await screen.findByRole('region', { name: title });
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
    expect(screen.queryByText(hidden)).not.toBeInTheDocument();
    server.resetHandlers();
    await user.click(within(part).getByRole('button', { name: 'Tentar de novo' }));
    expect((await screen.findAllByText(hidden)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  });

  it.each(['env', 'configprops'])('and "Atualizar" waits for both, also for %s', async slow => {
    const answer = hold('get', `*/management/${slow}`);
    await visit('/admin/configuration', 'admin');
    const refresh = await screen.findByRole('button', { name: 'Atualizar' });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(refresh).toHaveAttribute('aria-disabled', 'true');
    answer();
    await waitFor(() => expect(refresh).toHaveAttribute('aria-disabled', 'false'));
  });
});

it('R146: the configuration page can be filtered, and shows secrets as the server masks them', async () => {
  const user = await visit('/admin/configuration', 'admin');
  await screen.findByRole('heading', { name: 'spring.datasource' });
  expect(screen.getByText('user.timezone')).toBeVisible();
  await user.type(screen.getByLabelText('Filtrar propriedades'), 'password');
  await waitFor(() => expect(screen.queryByText('user.timezone')).not.toBeInTheDocument());
  expect(screen.getAllByRole('row', { name: /password \*{6}$/ }).length).toBeGreaterThan(0);
});

it('loggers are filtered by name, ignoring accents and case, and one that the server sends twice is shown twice', async () => {
  const loggers = ['br.com.example.service', 'ROOT', 'ROOT'].map(name => ({ name, level: 'INFO' }));
  respondWith('management/logs', loggers);
  const user = await visit('/admin/logs', 'admin');
  expect(await screen.findByText('3 loggers')).toBeVisible();
  await user.type(screen.getByLabelText('Filtrar loggers'), ' RÓOT ');
  expect(await screen.findByText('2 loggers')).toBeVisible();
  expect(screen.getAllByRole('group', { name: 'ROOT' })).toHaveLength(2);
});

it('R148: the level of one of 400 loggers is changed without confirmation', async () => {
  const loggers = Array.from({ length: 400 }, (_, at) => ({ name: `br.Class${at}`, level: 'INFO' }));
  const sent = sentBodies();
  server.use(
    http.get('*/management/logs', () => HttpResponse.json(loggers)),
    http.put('*/management/logs', () => {
      loggers[42].level = 'TRACE';
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const user = await visit('/admin/logs', 'admin');
  await screen.findByText('400 loggers');
  const levels = within(screen.getByRole('group', { name: 'br.Class42' }));
  await user.click(levels.getByRole('button', { name: 'TRACE' }));
  await waitFor(() => expect(levels.getByRole('button', { name: 'TRACE' })).toHaveAttribute('aria-pressed', 'true'));
  expect(sent).toEqual([{ name: 'br.Class42', level: 'TRACE' }]);
});

it('R148: a second change of levels waits for the answer of the first, which would replace newer levels', async () => {
  const logger = { name: 'ROOT', level: 'INFO' };
  const done: string[] = [];
  let answer = () => undefined as void;
  const held = new Promise<void>(resolve => (answer = resolve));
  server.use(
    http.get('*/management/logs', async () => {
      const { level } = logger;
      if (level === 'TRACE') await held;
      done.push(`${level} is read`);
      return HttpResponse.json([{ ...logger, level }]);
    }),
    http.put('*/management/logs', async ({ request }) => {
      Object.assign(logger, await request.json());
      done.push(`${logger.level} is set`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const user = await visit('/admin/logs', 'admin');
  const levels = within(await screen.findByRole('group', { name: 'ROOT' }));
  await user.click(levels.getByRole('button', { name: 'TRACE' }));
  await user.click(levels.getByRole('button', { name: 'ERROR' }));
  answer();
  const order = ['INFO is read', 'TRACE is set', 'TRACE is read', 'ERROR is set', 'ERROR is read'];
  await waitFor(() => expect(done).toEqual(order));
});

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
