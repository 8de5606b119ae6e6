import { HttpResponse, type JsonBodyType } from 'msw';
import { InvalidResponse } from 'core/http/responses';
import { SHOWN_BY_SCREEN } from 'core/redux/request';
import { applicationSettings, fetchSettings, updateSetting } from 'sections/application-settings/duck';
import { coupons, toggleCoupon } from 'sections/coupon/duck';
import type { Coupon } from 'sections/coupon/model';
import { interactions, interactionsOf } from 'sections/interactions/duck';
import { resetPassword, resetPasswordSlice } from 'sections/reset-password/duck';
import { fetchSyncResume, release, syncResume } from 'sections/sync-resume/duck';
import { analytics, fetchAnalytics } from 'sections/user-application/analytics';
import {
  activateSubscription,
  customers,
  employees,
  mobileUsers,
  toggleActivated,
} from 'sections/user-application/duck';
import type { Customer } from 'sections/user-application/model';
import { readSubscription, subscriptionsOf } from 'sections/user-application/subscription-duck';
import {
  authorities,
  changeAuthorities,
  getAuthorities,
  getRoles,
  readUser,
  userManagement,
} from 'sections/user-management/duck';
import { openStore, recordCalls } from '../support/duck-calls';

const { sent, answers } = recordCalls();

const answer = (call: string, data: JsonBodyType, status = 200) => {
  answers[call] = () => HttpResponse.json(data, { status });
};

const ANA: Customer = { id: 7, name: 'Ana', email: 'ana@a.br', login: 'ana', activated: true };
const ODD: Customer = { ...ANA, id: 'a/b' };
const BODY = JSON.stringify(ANA);
const COUPON: Coupon = { id: 7, code: 'A', couponDiscountType: 'PERCENTAGE' };

it.each([
  ['activates a coupon', toggleCoupon({ ...COUPON, isActive: false }), 'PUT /api/coupons/status?id=7&status=true'],
  ['deactivates a coupon', toggleCoupon({ ...COUPON, isActive: true }), 'PUT /api/coupons/status?id=7&status=false'],
  ['deletes an employee', customers.remove(ODD), 'DELETE /api/account/delete-employee/a%2Fb'],
  ['registers a mobile user', mobileUsers.save(ANA), `POST /api/account/register-mobile ${BODY}`],
  ['registers an employee', employees.save(ANA), `POST /api/account/register-employee ${BODY}`],
  ['turns a customer round', toggleActivated(ANA), 'POST /api/account/toggle-mobile-activated?mobileUserId=7'],
  ['activates a subscription', activateSubscription(ODD), 'POST /api/activate-subscription/a%2Fb'],
  ['deletes a user', userManagement.remove({ login: 'ana' }), 'DELETE /api/users/ana'],
  [
    'changes who may do what',
    changeAuthorities({ id: 7, login: 'ana', authorities: [] }, ['ROLE_USER']),
    'PUT /api/authorities/change-user-authority {"userId":7,"authorities":["ROLE_USER"]}',
  ],
  [
    'sets a password',
    resetPassword({ login: 'ana', password: 'secret' }),
    'PATCH /api/users/reset-password {"login":"ana","password":"secret"}',
  ],
  ['releases what is pending', release(3), 'POST /api/sync-resumes {"id":3}'],
  ['saves a setting', updateSetting({ key: 'a', value: 'b' }), 'PUT /api/application-settings {"key":"a","value":"b"}'],
])('one call %s, and its screen tells what came of it', async (_what, thunk, call) => {
  expect(await openStore().dispatch(thunk)).toMatchObject({ action: { meta: SHOWN_BY_SCREEN } });
  expect(sent.map(decodeURI)).toEqual([call].map(decodeURI));
});

it('a change of a row is a save of its list, and a delete is one', async () => {
  const { dispatch, getState } = openStore(coupons, customers);
  answers['PUT /api/coupons/status'] = () => HttpResponse.json({}, { status: 409 });
  await dispatch(toggleCoupon(COUPON)).catch(() => undefined);
  await dispatch(toggleActivated(ANA));
  await dispatch(customers.remove(ANA));
  expect(coupons.select(getState()).saving).toBe('ERROR');
  expect(customers.select(getState())).toMatchObject({ saving: 'SUCCESS', removing: 'SUCCESS' });
});

it('a user or a customer who was deleted is not made again from the list', async () => {
  expect(await userManagement.readWhole()).toBeUndefined();
  expect(await customers.readWhole(ANA)).toBeUndefined();
});

it('each form of people keeps drafts of its own', () => {
  expect([mobileUsers.name, employees.name, subscriptionsOf(ANA).name]).toEqual([
    'userApplication/register-mobile',
    'userApplication/register-employee',
    'subscription/7',
  ]);
});

describe('settings', () => {
  const URL = '/api/application-settings';

  it('are read to the end, are waited for, and a saved one takes its place', async () => {
    const { dispatch, getState } = openStore(applicationSettings);
    answer(`GET ${URL}`, [{ key: 'a', value: 1 }, null, { key: 'b', value: '2' }]);
    const state = () => applicationSettings.select(getState());
    expect(state()).toEqual({ settings: [], loading: 'NOOP', updating: 'NOOP', error: null });
    const done = dispatch(fetchSettings());
    expect(state().loading).toBe('ONGOING');
    await done;
    const valuesOf = () => state().settings.map(({ key, value }) => [key, value]);
    expect([state().loading, valuesOf()]).toEqual([
      'SUCCESS',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ]);
    const saving = dispatch(updateSetting({ key: 'b', value: '3' }));
    expect(state().updating).toBe('ONGOING');
    await saving;
    expect([state().updating, valuesOf()]).toEqual([
      'SUCCESS',
      [
        ['a', '1'],
        ['b', '3'],
      ],
    ]);
  });

  it('of which more follow are asked for page by page', async () => {
    const pages = [
      { content: [{ key: 'a' }], totalElements: 2 },
      { content: [{ key: 'b' }], totalElements: 2 },
    ];
    answers[`GET ${URL}`] = () => HttpResponse.json(pages[sent.length - 1] ?? { content: [], totalElements: 2 });
    await openStore(applicationSettings).dispatch(fetchSettings());
    expect(sent.slice(0, 2)).toEqual([`GET ${URL}`, `GET ${URL}?page=1&size=1`]);
  });

  it('that cannot be read or saved say why', async () => {
    const { dispatch, getState } = openStore(applicationSettings);
    answer(`GET ${URL}`, {}, 500);
    answer(`PUT ${URL}`, {}, 500);
    await expect(dispatch(fetchSettings())).rejects.toMatchObject({ status: 500 });
    await expect(dispatch(updateSetting({ key: 'a' }))).rejects.toMatchObject({ status: 500 });
    expect(applicationSettings.select(getState())).toMatchObject({ loading: 'ERROR', updating: 'ERROR' });
  });
});

describe('what waits for its release', () => {
  const CALL = 'GET /api/sync-resumes';
  const read = async (data: JsonBodyType, status = 200) => {
    const { dispatch, getState } = openStore(syncResume);
    answer(CALL, data, status);
    const initial = syncResume.select(getState());
    await dispatch(fetchSyncResume({ isBackground: true })).catch(() => undefined);
    return { initial, read: syncResume.select(getState()) };
  };
  const NOTHING = { pending: null, loading: 'NOOP', releasing: 'NOOP', error: null };

  it.each<[string, JsonBodyType, number, object]>([
    ['is read', { id: 3, syncObjects: [] }, 200, { loading: 'SUCCESS', pending: { id: 3, syncObjects: [] } }],
    ['is nothing where the server finds none', {}, 404, { loading: 'SUCCESS', pending: null }],
    ['is not known where the server fails', {}, 500, { loading: 'ERROR', pending: null }],
  ])('%s', async (_what, data, status, expected) => {
    const { initial, read: state } = await read(data, status);
    expect(initial).toEqual(NOTHING);
    expect(state).toMatchObject(expected);
  });

  it('is told of by its screen alone, and its release is waited for', async () => {
    const { dispatch, getState } = openStore(syncResume);
    expect(await dispatch(fetchSyncResume())).toMatchObject({ action: { meta: SHOWN_BY_SCREEN } });
    const done = dispatch(release(3));
    expect(syncResume.select(getState()).releasing).toBe('ONGOING');
    await done;
    expect(syncResume.select(getState()).releasing).toBe('SUCCESS');
  });
});

it('a password that is set is waited for', async () => {
  const { dispatch, getState } = openStore(resetPasswordSlice);
  expect(resetPasswordSlice.select(getState())).toEqual({ status: 'NOOP', error: null });
  await dispatch(resetPassword({ login: 'ana', password: 'secret' }));
  expect(resetPasswordSlice.select(getState())).toEqual({ status: 'SUCCESS', error: null });
});

describe('the figures about the customers', () => {
  const CALL = 'GET /api/account/user-application-analyzes';

  it('are read, and their block tells what came of it', async () => {
    const { dispatch, getState } = openStore(analytics);
    expect(analytics.select(getState())).toEqual({ loading: 'NOOP', figures: [], error: null });
    answer(CALL, { totalRegistered: 5 });
    expect(await dispatch(fetchAnalytics())).toMatchObject({ action: { meta: SHOWN_BY_SCREEN } });
    expect(analytics.select(getState())).toEqual({
      loading: 'SUCCESS',
      figures: [{ measure: 'registered', value: 5 }],
      error: null,
    });
    expect(sent).toEqual([CALL]);
  });

  it('are none in an answer that is no record', async () => {
    const { dispatch, getState } = openStore(analytics);
    answer(CALL, [5]);
    await expect(dispatch(fetchAnalytics())).rejects.toBeInstanceOf(InvalidResponse);
    expect(analytics.select(getState())).toMatchObject({ loading: 'ERROR', figures: [] });
  });
});

it.each<[string, JsonBodyType, object]>([
  ['one that the customer has', { id: 3, active: true }, { id: 3, active: true, customer: { id: 'a/b' } }],
  ['none yet', '', { active: false, customer: { id: 'a/b' } }],
])('the subscription of a customer: %s', async (_what, data, subscription) => {
  answer('GET /api/subscriptions/customer/a%2Fb', data);
  expect(await readSubscription(ODD)).toMatchObject(subscription);
  expect(sent).toEqual(['GET /api/subscriptions/customer/a%2Fb']);
});

describe('the interactions of a substance', () => {
  const URL = '/api/interactions/substance/a%2Fb';
  const row = (id: number) => ({ substance: { name: 'A' }, interactionResult: { id } });

  it('come whole, whatever is asked of their list', async () => {
    answer(`GET ${URL}`, [row(3), null]);
    const { fetchPage } = interactionsOf('a/b');
    const { content, ...counts } = await fetchPage();
    expect(content).toMatchObject([{ id: 3, name: 'A' }]);
    expect(counts).toEqual({ totalElements: 1, size: 1, number: 0 });
    expect(sent).toEqual([`GET ${URL}`]);
  });

  it('are asked for page by page, where they come so', async () => {
    const pages = [3, 4].map(id => ({ content: [row(id)], totalElements: 2 }));
    answers[`GET ${URL}`] = () => HttpResponse.json(pages[sent.length - 1]);
    const { content } = await interactionsOf('a/b').fetchPage();
    expect(content.map(({ id }) => id)).toEqual([3, 4]);
    expect(sent).toEqual([`GET ${URL}`, `GET ${URL}?page=1&size=1`]);
  });

  it('are a list of the store, for the question that was asked', async () => {
    const { dispatch, getState } = openStore(interactions);
    answer(`GET ${URL}`, [row(3)]);
    const query = { page: 1 };
    expect(await dispatch(interactionsOf('a/b').list(query))).toMatchObject({ action: { meta: SHOWN_BY_SCREEN } });
    expect(interactions.select(getState())).toMatchObject({ listing: 'SUCCESS', query });
    expect(interactions.select(getState()).page.content).toHaveLength(1);
    expect(await dispatch(interactionsOf('a/b').list())).toMatchObject({ action: { meta: { query: {} } } });
  });
});

describe('the names of the authorities', () => {
  const ALL = '/api/authorities';
  const OF_USERS = '/api/users/authorities';
  const load = async (action: { type: string }) => {
    const { dispatch, getState } = openStore(authorities);
    expect(authorities.select(getState())).toEqual([]);
    await Promise.resolve(dispatch(action)).catch(() => undefined);
    return authorities.select(getState());
  };

  it.each<[string, JsonBodyType, string[]]>([
    ['plain names', ['ROLE_USER', 'ROLE_ADMIN'], ['ROLE_USER', 'ROLE_ADMIN']],
    ['names of objects, one twice', [{ name: 'ROLE_USER' }, { name: 'ROLE_USER' }], ['ROLE_USER']],
    ['a page of plain names', { content: ['ROLE_USER', null], totalElements: 1 }, ['ROLE_USER']],
    ['a page of objects', { content: [{ name: 'ROLE_USER' }], totalElements: 1 }, ['ROLE_USER']],
  ])('that come as %s are read', async (_what, data, names) => {
    answer(`GET ${OF_USERS}`, data);
    expect(await load(getRoles())).toEqual(names);
    expect(sent).toEqual([`GET ${OF_USERS}`]);
  });

  it.each([
    ['the form of a user', getRoles, [OF_USERS, ALL]],
    ['the dialog of authorities', getAuthorities, [ALL, OF_USERS]],
  ])('for %s are asked for elsewhere where the first call fails', async (_what, action, [first, second]) => {
    answer(`GET ${first}`, {}, 500);
    answer(`GET ${second}`, ['ROLE_USER']);
    expect(await load(action())).toEqual(['ROLE_USER']);
    expect(sent).toEqual([`GET ${first}`, `GET ${second}`]);
  });

  it('that no call answers are none', async () => {
    [ALL, OF_USERS].forEach(url => answer(`GET ${url}`, {}, 500));
    expect(await load(getRoles())).toEqual([]);
    expect(sent).toHaveLength(2);
  });
});

it('a user is read by login, with the names of the authorities', async () => {
  answer('GET /api/users/a%2Fb', { login: 'a/b', email: 7, authorities: [{ name: 'ROLE_USER' }] });
  expect(await readUser('a/b')).toMatchObject({ login: 'a/b', email: '7', authorities: ['ROLE_USER'] });
  answer('GET /api/users/a%2Fb', []);
  await expect(readUser('a/b')).rejects.toBeInstanceOf(InvalidResponse);
});
