import axios, { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { activateAction } from 'account/activate/internal/activate.duck';
import { savePassword } from 'account/password/internal/password.duck';
import { handleRegister } from 'account/register/internal/register.duck';
import { handlePasswordResetFinish, handlePasswordResetInit } from 'account/reset/internal/password-reset.duck';
import { saveAccountSettings } from 'account/settings/internal/save-settings';
import { sections } from 'app/sections';
import { login } from 'core/auth/authentication.duck';
import { authentication } from 'core/auth/authentication-reducer';
import { getToken, storeToken } from 'core/http/token';
import { InvalidResponse } from 'core/responses/responses';
import { administration } from 'features/monitoring/administration.duck';
import { changeLogLevel } from 'features/monitoring/administration-thunks';
import { pictures } from 'features/pictures/pictures.duck';
import { type AnyShape, readShape } from 'lib/records/shape';
import { updateSetting } from 'sections/application-settings/update-setting';
import { toggleCoupon } from 'sections/coupon/changes';
import { resetPassword } from 'sections/reset-password/duck';
import { release } from 'sections/sync-resume/release';
import { activateSubscription, toggleActivated } from 'sections/user-application/changes';
import { subscriptionsOf } from 'sections/user-application/customer-subscription';
import { employees, mobileUsers } from 'sections/user-application/registration-duck';
import { changeAuthorities, setActivated } from 'sections/user-management/changes';
import { type Call, callsOf } from '../contract/openapi/calls';
import { OWN_DOCUMENT } from '../contract/openapi/own-document';
import { knownCall } from '../mock-backend/known-calls';
import { openStore } from '../support/duck-calls';
import '../support/http';

/** How the server answers a write; the address is that which was asked, unless it was redirected. */
interface Answer {
  status?: number;
  body: string;
  type?: string;
  headers?: Record<string, string>;
  from?: (asked: string) => string;
}

const JSON_TYPE = 'application/json';

/** The body of the request, as the answer to it. */
const AS_SENT = 'as sent';

/** The answers to reads. Every read gets all of them at once: a page, a record, an account. */
const stored = { id: 1, login: 'ana', activated: true, authorities: ['ROLE_USER'], content: [], totalElements: 0 };

let answer: Answer = { body: '' };
let reads: unknown = stored;
let sent: string[] = [];

const addressOf = (config: InternalAxiosRequestConfig) => new URL(axios.getUri(config), window.location.href);

const respond = async (config: InternalAxiosRequestConfig) => {
  const isRead = config.method === 'get';
  const {
    status = 200,
    body,
    type = '',
    headers = {},
    from = (url: string) => url,
  } = isRead ? { body: JSON.stringify(reads), type: JSON_TYPE } : answer;
  const { href, pathname } = addressOf(config);
  if (!isRead) sent.push(`${String(config.method).toUpperCase()} ${pathname}`);
  const response: AxiosResponse = {
    data: body === AS_SENT ? (config.data ?? '') : body,
    status,
    statusText: '',
    headers: new AxiosHeaders({ 'content-type': type, ...headers }),
    config,
    request: { responseURL: from(href) },
  };
  if (status < 400) return response;
  throw new AxiosError('refused', undefined, config, response.request, response);
};

const { adapter } = axios.defaults;
beforeEach(() => {
  axios.defaults.adapter = respond;
  [answer, reads, sent] = [{ body: '' }, stored, []];
});
afterEach(() => {
  axios.defaults.adapter = adapter;
});

type Action = Parameters<ReturnType<typeof openStore>['dispatch']>[0];

const run = async (action: () => unknown) => {
  const slices = [authentication, administration, pictures, ...sections.flatMap(({ ducks }) => ducks)];
  await openStore(...(slices as Parameters<typeof openStore>)).dispatch(action() as Action);
};

const ANA = { id: 1, name: 'Ana', email: 'ana@a.br', login: 'ana', activated: true, authorities: ['ROLE_USER'] };

interface Writing {
  shape: AnyShape<object>;
  save: (record: object) => unknown;
  remove: (record: object) => unknown;
}

const isWriting = (duck: object): duck is object & Writing => 'save' in duck && 'remove' in duck;

const ducks: readonly object[] = [
  ...sections.flatMap(section => section.ducks),
  subscriptionsOf(ANA),
  mobileUsers,
  employees,
];

/** Everything that the console may write. What is no write of the contract is left out below. */
const ACTIONS: readonly (() => unknown)[] = [
  ...ducks
    .filter(isWriting)
    .flatMap(({ shape, save, remove }) => [
      () => save(readShape(shape, { name: 'a' })),
      () => save(readShape(shape, { id: 1, name: 'a' })),
      () => remove({ id: 1, login: 'ana' }),
    ]),
  () => toggleCoupon({ id: 1, code: 'A', couponDiscountType: 'FIXED' }),
  () => toggleActivated(ANA),
  () => activateSubscription(ANA),
  () => release(1),
  () => updateSetting({ key: 'a', value: 'b' }),
  () => resetPassword({ login: 'ana', password: 'secret' }),
  () => changeAuthorities(ANA, [], ['ROLE_ADMIN']),
  () => changeLogLevel('a', 'DEBUG'),
  () => saveAccountSettings({ firstName: 'Ana' }),
  () => savePassword('old', 'new'),
  () => activateAction('key'),
  () => handleRegister('ana', 'ana@a.br', 'secret'),
  () => handlePasswordResetInit('ana@a.br'),
  () => handlePasswordResetFinish('key', 'secret'),
  () => login('ana', 'secret'),
];

const isWrite = ({ name }: Call) => !name.startsWith('GET ');

/** The contract's writes, in its own spelling: `DELETE /api/groups/{id}`. */
const WRITES = [...callsOf(OWN_DOCUMENT).values()].filter(isWrite);

const SIGN_IN = 'POST /api/authenticate';

/** Writes whose body and answer are a record. The contract does not say what a registration answers. */
const isOfRecord = ({ path, operation }: Call) =>
  operation.responses?.['2XX']?.content !== undefined || path.includes('/register-');

/** By the name of each write in the contract, what sends it. */
const actions = new Map<string, () => unknown>();

/** The call of the contract that an action sends; undefined if the contract has none. */
const callBy = async (action: () => unknown) => {
  sent = [];
  await run(action).catch(() => undefined);
  const [method = '', path = ''] = sent[0]?.split(' ') ?? [];
  return knownCall(method, path);
};

/** The writes that are taken for done when they are answered so. */
const doneBy = async (to: Answer, calls: readonly Call[]) => {
  const done: string[] = [];
  for (const { name } of calls) {
    answer = to;
    await run(actions.get(name) as () => unknown).then(
      () => done.push(name),
      (error: unknown) => expect([name, error]).toEqual([name, expect.any(InvalidResponse)]),
    );
  }
  return done;
};

beforeAll(async () => {
  axios.defaults.adapter = respond;
  for (const action of ACTIONS) {
    const call = await callBy(action);
    if (call) actions.set(call.name, action);
  }
});

it('every write of the contract is in this table', () => {
  expect(WRITES.map(({ name }) => name).filter(name => !actions.has(name))).toEqual([]);
});

it.each<[string, Answer]>([
  ['a sentence of a firewall', { body: 'Request blocked by security policy', type: 'text/plain' }],
  ['a text in JSON', { body: '"ok"', type: JSON_TYPE }],
  ['a number as plain text', { body: '403', type: 'text/plain' }],
  ['a text of no type', { body: 'blocked' }],
  ['a page of HTML', { body: '<!doctype html><title>Login</title>', type: 'text/html' }],
  ['broken JSON', { body: '{"id":', type: JSON_TYPE }],
])('F160: no write has worked whose answer is %s', async (_what, to) => {
  expect(await doneBy(to, WRITES)).toEqual([]);
});

it.each<[string, (asked: string) => string]>([
  ['https', asked => asked.replace('http:', 'https:')],
  ['a path with a slash at its end', asked => asked.replace(/(?=\?|$)/, '/')],
  ['a page that signs in', () => 'http://localhost/login'],
  ['the same path with another query', asked => `${asked}${asked.includes('?') ? '&' : '?'}page=0`],
])('F162: no write has worked that was redirected to %s, whatever answers there', async (_where, from) => {
  const alert = { 'x-medconsoleapp-alert': 'medconsoleApp.symptom.updated' };
  for (const body of ['', '{"id":1}', 'ok']) expect(await doneBy({ body, from, headers: alert }, WRITES)).toEqual([]);
});

it.each([401, 403, 404, 405, 500])(
  'F162: a write that was redirected and is refused with %i there is no refusal of the write, nor the end of the session',
  async status => {
    storeToken('a.b.c', true);
    const from = (asked: string) => `${asked}/`;
    expect(await doneBy({ status, body: '{"status":0}', type: JSON_TYPE, from }, WRITES)).toEqual([]);
    expect(getToken()).toBe('a.b.c');
  },
);

it.each<[string, string]>([
  ['a list', '[{"id":1,"name":"a"}]'],
  ['a page', '{"content":[{"id":1}],"totalElements":1,"id":1}'],
  ['a number', '7'],
  ['a truth value', 'true'],
  ['an error in words', '{"error":"blocked","incident":"c1"}'],
])('F160, F162: a record was not stored if the answer is %s', async (_what, body) => {
  const alert = { 'x-medconsoleapp-alert': 'medconsoleApp.symptom.updated' };
  expect(await doneBy({ body, type: JSON_TYPE, headers: alert }, WRITES.filter(isOfRecord))).toEqual([]);
});

it.each<[string, Answer, (call: Call) => boolean]>([
  ['nothing', { body: '' }, () => true],
  ['an empty page of a proxy', { body: '', type: 'text/html' }, () => true],
  ['a record', { body: '{"id":1,"login":"ana"}', type: JSON_TYPE }, () => true],
  ['the record as it was sent, without an id', { body: AS_SENT, type: JSON_TYPE }, () => true],
  ['a list', { body: '[]', type: JSON_TYPE }, call => !isOfRecord(call)],
  ['a truth value', { body: 'true', type: JSON_TYPE }, call => !isOfRecord(call)],
  [
    "a text beside JHipster's alert",
    { body: 'e-mail was sent', type: 'text/plain', headers: { 'X-consoleApp-alert': 'ok' } },
    call => !isOfRecord(call),
  ],
])('F160: a write has worked whose answer is %s', async (_what, to, mayAnswerSo) => {
  // A sign-in needs a token.
  const calls = WRITES.filter(call => call.name !== SIGN_IN && mayAnswerSo(call));
  expect(await doneBy(to, calls)).toEqual(calls.map(({ name }) => name));
});

/** The failure of an action that a firewall answered, while reads give `now`. */
const failureOf = async (action: () => unknown, now: unknown) => {
  answer = { body: 'Request blocked', type: 'text/plain' };
  reads = now;
  const error: unknown = await run(action).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  return (error as InvalidResponse).message;
};

const page = (row: object) => ({ content: [row], totalElements: 1 });

it.each<[string, () => unknown, unknown, unknown]>([
  [
    'a coupon',
    () => toggleCoupon({ id: 1, code: 'A', couponDiscountType: 'FIXED', isActive: false }),
    page({ id: 1, code: 'A', isActive: true }),
    page({ id: 1, code: 'A', isActive: false }),
  ],
  ['a release', () => release(1), null, { id: 1, syncObjects: [] }],
  [
    'the level of a logger',
    () => changeLogLevel('a', 'DEBUG'),
    [{ name: 'a', level: 'DEBUG' }],
    [{ name: 'a', level: 'INFO' }],
  ],
  ['the own account', () => saveAccountSettings({ firstName: 'Ana' }), { ...ANA, firstName: 'Ana' }, ANA],
  [
    'the authorities of a user',
    () => changeAuthorities(ANA, ['ROLE_USER'], ['ROLE_USER', 'ROLE_ADMIN']),
    { ...ANA, authorities: ['ROLE_ADMIN', 'ROLE_USER'] },
    ANA,
  ],
  ['the state of a user', () => setActivated({ ...ANA, activated: false }, true), ANA, { ...ANA, activated: false }],
])('F160: what is stored of %s is read once, and told', async (_what, action, done, notDone) => {
  expect(await failureOf(action, done)).toBe('error.unconfirmedDone');
  expect(await failureOf(action, notDone)).toBe('error.unconfirmedNotDone');
});
