/** @alone The command sets up the console’s requests for itself. */

import { http, HttpResponse } from 'msw';
import setupAxiosInterceptors from 'core/http/axios-interceptor';
import { Unreadable } from '../../contract/diff/unreadable';
import { reset, server, useProfile } from '../../mock-backend/server';
import { provokesOffences } from '../../support/offences';
import { createChecker } from '../probe/findings';
import { main } from '../probe/main';
import { probe } from '../probe/probe';
import { reportOf } from '../probe/report';
import { createScreens } from '../probe/screens';
import { signIn } from '../probe/sign-in';
import { OPTIONAL_CALLS, OWN_CALLS, ownDocument } from './own-document';

const BASE = window.location.origin;
const check = createChecker(ownDocument());

setupAxiosInterceptors(() => undefined);

let requests: string[] = [];

beforeEach(() => {
  useProfile('friendly');
  reset({ rich: true });
  requests = [];
  // The probe reads the rows of all lists by their ids; the console those with relations.
  // It also looks for the paths of a plain JHipster.
  provokesOffences(/^GET \/api\/(.*\/\d+|synonym-words): not in openapi.json$/);
  server.events.on('request:start', ({ request }) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
  });
});

const probed = async (user = 'everything') => {
  await signIn(BASE, user, user);
  const results = await probe(BASE, check, 2_000);
  return { results, lines: reportOf(results, createScreens(ownDocument())).split('\n') };
};

/** A backend may lack the calls that read one record of a list. */
const reads = OWN_CALLS.filter(call => call.startsWith('GET ') && !OPTIONAL_CALLS.includes(call));

it('tries every GET call of the console, finds nothing in a backend that is right, and writes nothing', async () => {
  const { results } = await probed();
  expect(results.map(({ call }) => call).sort()).toEqual([...reads].sort());
  expect(results.filter(({ verdict }) => verdict.kind !== 'right')).toEqual([]);
  expect(requests.filter(call => !call.startsWith('GET '))).toEqual(['POST /api/authenticate']);
});

const changed = (path: string, change: (row: Record<string, unknown>) => object) =>
  http.get(`*${path}`, () => HttpResponse.json({ content: [change({ id: 1, name: 'Asma' })], totalElements: 1 }));

it('tells apart what can be wrong with a response, and names the screens', async () => {
  server.use(
    changed('/api/risk-factor', row => ({ ...row, startAge: '7' })),
    changed('/api/disease-synonyms', ({ name, ...row }) => ({ ...row, nome: name })),
    http.get('*/api/groups', () => HttpResponse.html('<!doctype html><title>Sign in</title>')),
    http.get('*/api/symptoms', () => new HttpResponse(null, { status: 302, headers: { location: '/login' } })),
    http.get('*/api/coupons', () => HttpResponse.json({ items: [] })),
    http.get('*/api/plans', () => HttpResponse.json({}, { status: 403 })),
    http.get('*/api/promotions', () => HttpResponse.json({ content: [], totalElements: 0 })),
    http.get('*/api/synonym-words', () => HttpResponse.json([])),
    http.get('*/api/substances', () => HttpResponse.error()),
    http.get('*/api/laboratories', () => new Promise<Response>(() => undefined)),
    http.get('*/api/application-settings', () => HttpResponse.json({}, { status: 500 })),
    http.get('*/api/synonym-word', () => HttpResponse.json({}, { status: 404 })),
  );
  const { lines } = await probed();
  expect(lines).toEqual([
    'application-settings',
    '  GET /api/application-settings answered 500',
    '    screens: #/admin/application-settings, #/application-admin/application-settings',
    '',
    'coupons',
    '  GET /api/coupons: the console cannot read what came: {"items":[]}',
    expect.stringMatching(/content: expected a value, came nothing/),
    expect.stringMatching(/totalElements: expected a value/),
    '    screens: #/application-admin/coupon',
    '',
    'disease-synonyms',
    '  GET /api/disease-synonyms is not as expected',
    '    content[].name: expected a value, came nothing, but nome, which the console does not know; the console reads nothing there',
    '    screens: #/application-admin/disease-synonym',
    '',
    'groups',
    '  GET /api/groups answered a page of HTML instead of JSON (status 200)',
    '    screens: #/admin/groups, #/application-admin/groups',
    '',
    'laboratories',
    '  GET /api/laboratories gave no response in time',
    '    screens: #/application-admin/editor-contents, #/application-admin/laboratories, ' +
      '#/admin/notification, #/application-admin/notification',
    '',
    'risk-factor',
    '  GET /api/risk-factor is not as expected',
    '    content[].startAge: expected a number, came "7"; the console reads it as 7',
    '    screens: #/application-admin/risk-factor',
    '',
    'substances',
    expect.stringMatching(/GET \/api\/substances could not be reached/),
    '    screens: #/application-admin/interactions',
    '',
    'symptoms',
    '  GET /api/symptoms is redirected (302) to /login',
    '    screens: #/admin/diseases, #/application-admin/diseases, #/admin/symptoms, #/application-admin/symptoms',
    '',
    'synonym-word',
    '  GET /api/synonym-word answered 404',
    expect.stringMatching(/screens: #/),
    '',
    `${reads.length} calls: ${reads.length - 11} as expected, 9 not, 1 refused, 1 with nothing to check.`,
    'A plain JHipster has /api/synonym-words for /api/synonym-word: a proxy can map such paths.',
    '',
    'Refused to this account, so not checked:',
    '  GET /api/plans (403)',
    '',
    'Nothing to check:',
    '  GET /api/promotions: the backend has no records here',
  ]);
});

it('warns of a generated backend: rows that lack what the record has by its id, and an order that a list refuses', async () => {
  useProfile('jhipster6');
  const { results, lines } = await probed();
  expect(results.filter(({ verdict }) => verdict.kind !== 'right')).toEqual([]);
  const said = lines.filter(line => /^ {2}\S/.test(line));
  expect(
    said.filter(line => !/: its rows lack .*: saving such a row would erase it$|does not know the order/.test(line)),
  ).toEqual([]);
  expect(said.filter(line => line.includes('promotions'))).toHaveLength(1);
  expect(said).toEqual(
    expect.arrayContaining([
      '  GET /api/laboratories: its rows lack groups, synonyms, which the same record has by its id: saving such a row would erase it',
      '  GET /api/promotions does not know the order that the console asks for: createdDate,desc is refused with 500',
    ]),
  );
  expect(requests.filter(call => !call.startsWith('GET '))).toEqual(['POST /api/authenticate']);
});

it('F222: names only those paths of a plain JHipster that the backend has', async () => {
  server.use(http.get('*/api/synonym-word', () => new HttpResponse(null, { status: 404 })));
  const { lines } = await probed();
  expect(lines.filter(line => line.startsWith('A plain JHipster'))).toEqual([]);
});

it('F223: compares as many rows as it needs until one has by its id what the list leaves out', async () => {
  const row = (id: number) => ({ id, name: `Exame ${id}`, isAvailableForFree: true, synonyms: [], groups: null });
  server.use(
    http.get('*/api/laboratories', () => HttpResponse.json([1, 2, 3, 4, 5].map(row))),
    http.get('*/api/laboratories/:id', ({ params: { id } }) =>
      HttpResponse.json({ ...row(Number(id)), groups: id === '4' ? [{ id: 9, name: 'Sangue' }] : [] }),
    ),
  );
  const { lines } = await probed();
  expect(lines).toContain(
    '  GET /api/laboratories: its rows lack groups, which the same record has by its id: saving such a row would erase it',
  );
});

it('asks for no record where a list names none', async () => {
  reset();
  const { results } = await probed();
  const dependent = results.find(({ call }) => call === 'GET /api/subscriptions/customer/{id}');
  expect(dependent?.verdict).toEqual({ kind: 'not tried', why: 'GET /api/customers named no record to ask for' });
  expect(requests.filter(call => call.startsWith('GET /api/subscriptions'))).toEqual([]);
});

describe('the command', () => {
  const run = async (...args: string[]) => {
    const said: string[] = [];
    const keep = (text: unknown) => void said.push(String(text));
    const spies = [jest.spyOn(console, 'log'), jest.spyOn(console, 'error')];
    spies.forEach(spy => spy.mockImplementation(keep));
    const status = await main(args);
    spies.forEach(spy => spy.mockRestore());
    return { status, said: said.join('\n') };
  };

  beforeEach(() => {
    reset();
    process.env.CONTRACT_PASSWORD = 'everything';
  });
  afterEach(() => {
    delete process.env.CONTRACT_PASSWORD;
  });

  it('ends with 0 where nothing differs, and with 1 where something does', async () => {
    expect(await run(BASE, '--user', 'everything')).toMatchObject({ status: 0 });
    server.use(http.get('*/api/users', () => HttpResponse.json({}, { status: 500 })));
    expect(await run(BASE, '--user', 'everything')).toEqual({
      status: 1,
      said: expect.stringContaining('GET /api/users answered 500'),
    });
  });

  it.each([
    ['no password', [BASE, '--user', 'editor'], /There is no password: set CONTRACT_PASSWORD/],
    ['a password among the arguments', [BASE, '--user', 'editor', '--password', 'x'], /^Usage.*never an argument/s],
    ['no address', ['--user', 'editor'], /^Usage/],
  ])('ends with 2 for %s', async (_title, args, message) => {
    process.env.CONTRACT_PASSWORD = '';
    expect(await run(...args)).toEqual({ status: 2, said: expect.stringMatching(message) });
  });

  it('ends with 2 where nobody can sign in', async () => {
    expect(await run(BASE, '--user', 'editor')).toEqual({
      status: 2,
      said: 'editor could not sign in: the backend answered 401.',
    });
  });
});

it.each([
  ['no token', () => HttpResponse.json({}), /no header/],
  [
    'a redirect',
    () => new HttpResponse(null, { status: 302, headers: { location: '/x' } }),
    /redirected \(302\) to \/x/,
  ],
  ['nobody there', () => HttpResponse.error(), /reached/],
])('signing in fails with the reason: %s', async (_title, answer, message) => {
  server.use(http.post('*/api/authenticate', answer));
  const attempt = signIn(BASE, 'editor', 'editor');
  await expect(attempt).rejects.toThrow(Unreadable);
  await expect(attempt).rejects.toThrow(message);
});
