/** @alone It loads modules anew. */

import type { AxiosStatic } from 'axios';
import { http, HttpResponse } from 'msw';
import { readRuntimeConfig } from 'lib/runtime-config';
import { server } from '../mock-backend/server';
import { provokesOffences } from '../support/offences';

const SETTINGS = ['api-origin', 'api-base-path', 'environment-ribbon', 'reports-path', 'reports-origin'] as const;
type Settings = Partial<Record<(typeof SETTINGS)[number], string>>;

const metas = (settings: Settings) =>
  SETTINGS.flatMap(name => {
    const content = settings[name];
    if (content === undefined) return [];
    const meta = document.createElement('meta');
    Object.assign(meta, { name, content });
    return [meta];
  });

const read = (settings: Settings, address = 'https://console.example/admin/') => {
  const head = document.createElement('head');
  head.append(...metas(settings));
  return readRuntimeConfig(head, new URL(address));
};

const NOTHING_SET = { apiBase: '/', ribbon: '', reportsAddress: '', refused: [] };

it.each<[string, Settings]>([
  ['no setting', {}],
  ['empty settings', { 'api-origin': '', 'api-base-path': '', 'environment-ribbon': '' }],
  ['blanks', { 'api-origin': ' ', 'api-base-path': '\n', 'environment-ribbon': '  ' }],
])('%s: the API of this server is used, and no ribbon is set', (_what, settings) => {
  expect(read(settings)).toEqual(NOTHING_SET);
});

it.each<[Settings, Partial<ReturnType<typeof read>>]>([
  [{ 'api-base-path': '/' }, { apiBase: '/' }],
  [{ 'api-base-path': '/backend' }, { apiBase: '/backend/' }],
  [{ 'api-base-path': '/deep/console-2/v1.0~x/' }, { apiBase: '/deep/console-2/v1.0~x/' }],
  [{ 'api-origin': 'https://api.example' }, { apiBase: 'https://api.example/' }],
  [{ 'api-origin': 'https://api.example:8443/' }, { apiBase: 'https://api.example:8443/' }],
  [{ 'api-origin': 'https://api.example', 'api-base-path': '/v1' }, { apiBase: 'https://api.example/v1/' }],
  [{ 'environment-ribbon': ' Homologação ' }, { ribbon: 'Homologação' }],
  [{ 'environment-ribbon': '<b>x</b>' }, { ribbon: '<b>x</b>' }],
  [{ 'environment-ribbon': 'x'.repeat(20) }, { ribbon: 'x'.repeat(20) }],
])('%j is accepted', (settings, expected) => {
  expect(read(settings)).toEqual({ ...NOTHING_SET, ...expected });
});

it.each(['//evil.example', 'api', '/a/../b', '/\\evil.example', '/%2e%2e/b', '/@evil.example'])(
  'the base path %s is refused',
  path => {
    expect(read({ 'api-base-path': path })).toEqual({ ...NOTHING_SET, refused: ['api-base-path'] });
  },
);

it.each(['http://a.example', 'https://u:p@a.example', 'https://a.example/b', 'https://a.example\\@b.example', '*'])(
  'the origin %s is refused',
  origin => {
    expect(read({ 'api-origin': origin })).toEqual({ ...NOTHING_SET, refused: ['api-origin'] });
  },
);

it.each([
  ['http://localhost:8080', 'http://localhost:9000/', 'http://localhost:8080/'],
  ['http://127.0.0.1:8080', 'http://localhost:9000/', '/'],
  ['http://other.example', 'http://console.example/', '/'],
  ['ws://localhost:8080', 'http://localhost:9000/', '/'],
])('without TLS, the API origin %s on the page %s gives the API base %s', (origin, address, apiBase) => {
  expect(read({ 'api-origin': origin }, address).apiBase).toBe(apiBase);
});

it.each<[Settings, string]>([
  [{ 'reports-path': '/reports' }, '/reports'],
  [{ 'reports-path': '/deep/console/reports/' }, '/deep/console/reports/'],
  [{ 'reports-path': '/reports', 'reports-origin': 'https://ops.example' }, 'https://ops.example/reports'],
  [{ 'reports-origin': 'https://ops.example' }, ''],
])('%j: reports are sent to "%s"', (settings, reportsAddress) => {
  expect(read(settings)).toEqual({ ...NOTHING_SET, reportsAddress });
});

it.each<[Settings, Partial<ReturnType<typeof read>>]>([
  [{ 'reports-path': 'https://ops.example/reports' }, { refused: ['reports-path'] }],
  [{ 'reports-path': '//ops.example/reports' }, { refused: ['reports-path'] }],
  [
    { 'reports-path': '/reports', 'reports-origin': 'http://ops.example' },
    { reportsAddress: '/reports', refused: ['reports-origin'] },
  ],
])('%j: a reports setting with an unnamed origin or without TLS is refused', (settings, expected) => {
  expect(read(settings)).toEqual({ ...NOTHING_SET, ...expected });
});

it('a ribbon of more than 20 characters is refused', () => {
  expect(read({ 'environment-ribbon': 'x'.repeat(21) })).toEqual({ ...NOTHING_SET, refused: ['environment-ribbon'] });
});

describe('with an API at another origin,', () => {
  let axios: AxiosStatic;
  let requested: [url: string, token: string | null][];

  beforeAll(async () => {
    document.head.append(...metas({ 'api-origin': 'https://api.example', 'api-base-path': '/v1' }));
    jest.resetModules();
    ({ default: axios } = await import('axios'));
    const { default: setup } = await import('core/http/axios-interceptor');
    setup(() => undefined);
  });
  beforeEach(async () => {
    const { storeToken } = await import('core/http/token');
    storeToken('secret', false);
    requested = [];
    server.use(
      http.all('*', ({ request }) => {
        requested.push([request.url, request.headers.get('authorization')]);
        return HttpResponse.json({});
      }),
    );
  });
  // These addresses have a base path of their own, so they are not in openapi.json.
  beforeEach(() => provokesOffences(/not in openapi.json/));
  afterAll(() => document.head.replaceChildren());

  it('R18: requests and the token are sent to that origin', async () => {
    await axios.get('/api/account/me');
    expect(requested).toEqual([['https://api.example/v1/api/account/me', 'Bearer secret']]);
  });

  it.each(['https://evil.example/x', '//evil.example/x'])('R18: no request and no token is sent to %s', async url => {
    await axios.get(url).catch(() => undefined);
    expect(requested.filter(([to]) => !to.startsWith('https://api.example/'))).toEqual([]);
  });

  it('the token is not sent when a request sets another base URL', async () => {
    await axios.get('/x', { baseURL: 'https://evil.example/' });
    await axios.get('/api/x', { baseURL: '/' });
    expect(requested.map(([, token]) => token)).toEqual([null, null]);
  });
});
