import { type Customer, customers, newCustomer } from '../customers';
import { type Plan, plans } from '../plans';
import { reset, table } from '../server';
import { subscriptionOf } from '../subscriptions';
import { call } from './call';

beforeEach(() => reset());

const as = 'employee';

const ana = { name: 'Ana Prado', email: 'ana@example.com', login: 'ana.prado', activated: true };

const addCustomer = (changes: Partial<Customer> = {}) =>
  customers().insert({ ...newCustomer(ana, 'ROLE_MOBILE'), ...changes });

const addPlan = (planType: Plan['planType'], period: Plan['period']) =>
  plans().insert({
    planType,
    period,
    name: `${planType} ${period}`,
    productId: 'guia',
    amount: 10,
    mobileType: 'WEB',
    active: true,
    discountPercentage: 0,
    totalValueWithoutDiscount: 10,
    totalValueWithDiscount: 10,
  });

const subscribe = (method: string, body: object) => call(method, '/api/subscriptions/customer', { as, body });

describe('who may call', () => {
  it.each([
    ['admin', '/api/customers', 403],
    ['editor', '/api/customers', 200],
    ['employee', '/api/customers', 200],
    ['employee', '/api/account/user-application-analyzes', 200],
    ['visitor', '/api/plans', 403],
  ])('%s gets %s answered with %i', async (login, path, status) => {
    expect((await call('GET', path, { as: login })).status).toBe(status);
  });
});

describe('customers', () => {
  const register = (kind: string, body: object) => call('POST', `/api/account/register-${kind}`, { as, body });

  it('are registered, found by e-mail and switched off', async () => {
    const created = await register('mobile', ana);
    expect(created).toMatchObject({ status: 201, body: { ...ana, authority: 'ROLE_MOBILE', hasSubscription: false } });
    const found = (email: string) => call('GET', `/api/customers?user.email=${email}&size=20&page=0`, { as });
    expect((await found('ANA@')).body).toMatchObject({ content: [{ name: 'Ana Prado' }], totalElements: 1 });
    expect((await found('bia@')).body).toMatchObject({ totalElements: 0 });
    expect((await call('POST', '/api/account/toggle-mobile-activated?mobileUserId=1', { as })).status).toBe(200);
    expect(customers().find(1)?.activated).toBe(false);
    expect((await call('POST', '/api/account/toggle-mobile-activated?mobileUserId=9', { as })).status).toBe(404);
  });

  it.each([
    [{ login: 'ANA.PRADO', email: 'outra@example.com' }, 'login-em-uso'],
    [{ login: 'outra', email: 'Ana@example.com' }, 'email-em-uso'],
    [{ login: 'admin', email: 'outra@example.com' }, 'login-em-uso'],
  ])('refuse what somebody else has: %j', async (changes, code) => {
    addCustomer();
    expect(await register('employee', { ...ana, ...changes })).toMatchObject({ status: 409, body: { code } });
    expect(customers().all()).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'name', 'NotNull'],
    [{ name: 'a'.repeat(201) }, 'name', 'Size'],
    [{ login: 'com espaço' }, 'login', 'Pattern'],
    [{ email: 'semarroba' }, 'email', 'Email'],
  ])('refuse %j', async (changes, field, message) => {
    const response = await register('mobile', { ...ana, ...changes });
    expect(response).toMatchObject({ status: 400, body: { fieldErrors: [{ field, message }] } });
  });

  it('are deleted only as employees', async () => {
    const { id } = addCustomer();
    await register('employee', { ...ana, login: 'bia', email: 'bia@example.com' });
    expect((await call('DELETE', `/api/account/delete-employee/${id}`, { as })).status).toBe(404);
    expect((await call('DELETE', `/api/account/delete-employee/${id + 1}`, { as })).status).toBe(200);
    expect(customers().all()).toMatchObject([{ id, login: 'ana.prado' }]);
  });

  it('are counted with their subscriptions by platform and period', async () => {
    const kinds = [addPlan('ANDROID', 'YEARLY'), addPlan('IOS', 'MONTHLY'), addPlan('FREE', 'MONTHLY')];
    for (const [index, { id }] of kinds.entries()) {
      const customer = addCustomer({ login: `a${index}`, email: `a${index}@example.com` });
      await subscribe('POST', { customer: { id: customer.id }, plan: { id }, active: true });
    }
    addCustomer();
    addCustomer({ login: 'e', email: 'e@example.com', authority: 'ROLE_EMPLOYEE' });
    expect((await call('GET', '/api/account/user-application-analyzes', { as })).body).toMatchObject({
      totalRegistered: 4,
      totalSubscriptions: 2,
      totalPercentageSubscriptions: 50,
      freeTrialTotal: 1,
      percentageConverted: 66.67,
      totalAndroid: 1,
      totalIos: 1,
      totalMonthly: 1,
      totalYearly: 1,
      totalAndroidMonthly: 0,
      totalAndroidYearly: 1,
      totalIosMonthly: 1,
      totalIosYearly: 0,
      totalPercentageAndroidYearly: 50,
    });
  });
});

describe('subscriptions', () => {
  const dates = { startDate: '2026-01-10T12:00:00.000Z', endDate: '2199-01-10T12:00:00.000Z' };

  it('are new without an id, and show in the row of their customer', async () => {
    const { id, email } = addCustomer();
    const plan = addPlan('IOS', 'YEARLY');
    const none = await call('GET', `/api/subscriptions/customer/${id}`, { as });
    expect(none).toMatchObject({ status: 200, body: { email, customer: { id, email } } });
    expect(none.body).not.toHaveProperty('id');

    const body = { email, customer: { id, email }, plan: { id: plan.id }, ...dates, active: true, status: 'ACTIVE' };
    const created = await subscribe('POST', body);
    expect(created).toMatchObject({ status: 201, body: { ...body, id: 1, plan: { id: plan.id, planType: 'IOS' } } });
    const held = { hasSubscription: true, endDate: dates.endDate, planType: 'IOS', platform: 'IOS' };
    expect(customers().find(id)).toMatchObject(held);
    expect((await subscribe('POST', body)).status).toBe(409);

    expect((await subscribe('PUT', { ...body, id: 1, active: false, status: 'CANCELED' })).status).toBe(200);
    expect((await call('GET', `/api/subscriptions/customer/${id}`, { as })).body).toMatchObject({ status: 'CANCELED' });
    expect(customers().find(id)?.hasSubscription).toBe(false);
  });

  it('cannot end before they start, nor be of nobody', async () => {
    const { id } = addCustomer();
    const turned = { customer: { id }, startDate: dates.endDate, endDate: dates.startDate };
    const response = await subscribe('POST', turned);
    expect(response).toMatchObject({ status: 400, body: { message: 'subscription.endBeforeStart' } });
    expect((await subscribe('POST', { ...dates, customer: { id: 99 } })).status).toBe(400);
    expect((await subscribe('PUT', { ...dates, customer: { id } })).status).toBe(400);
    expect((await call('GET', '/api/subscriptions/customer/99', { as })).status).toBe(404);
    expect(subscriptionOf(id)).toBeUndefined();
  });

  it('are activated for a customer who has none', async () => {
    const { id } = addCustomer();
    addPlan('COURTESY', 'MONTHLY');
    expect((await call('POST', `/api/activate-subscription/${id}`, { as })).status).toBe(200);
    expect(customers().find(id)).toMatchObject({ hasSubscription: true, planType: 'COURTESY' });
    const first = subscriptionOf(id);
    await call('POST', `/api/activate-subscription/${id}`, { as });
    expect(subscriptionOf(id)).toEqual(first);
  });
});

describe('plans', () => {
  it('are listed and changed, never made', async () => {
    const plan = addPlan('WEB', 'MONTHLY');
    expect((await call('PUT', '/api/plans', { as, body: { ...plan, amount: 29.9 } })).status).toBe(200);
    const { body } = await call('GET', '/api/plans?page=0&size=20', { as });
    expect(body).toMatchObject({ content: [{ ...plan, amount: 29.9 }] });
    expect((await call('POST', '/api/plans', { as, body: {} })).status).toBe(404);
  });
});

describe('coupons', () => {
  const url = '/api/coupons';
  const coupon = { code: 'RESIDENTE10', limitUsages: 0, discountValue: 10, couponDiscountType: 'PERCENTAGE' };
  const expireDate = '2027-03-31T23:59:00.000Z';

  it('are found by code, and count their uses themselves', async () => {
    const created = await call('POST', url, { as, body: { ...coupon, expireDate, usageCount: 99 } });
    const row = { ...coupon, expireDate, id: 1, usageCount: 0, isActive: true };
    expect(created).toMatchObject({ status: 201, body: row });
    const found = await call('GET', `${url}?code=residente&page=0&size=20`, { as });
    expect(found.body).toMatchObject({ content: [row], totalElements: 1 });
    const changed = await call('PUT', url, { as, body: { ...row, usageCount: 5, discountValue: 15 } });
    expect(changed).toMatchObject({ status: 200, body: { usageCount: 0, discountValue: 15 } });
  });

  it('are switched by their row', async () => {
    table('coupons').insert({ ...coupon, isActive: true });
    expect((await call('PUT', `${url}/status?id=1&status=false`, { as })).body).toMatchObject({ isActive: false });
    expect((await call('PUT', `${url}/status?id=1&status=true`, { as })).body).toMatchObject({ isActive: true });
    expect((await call('PUT', `${url}/status?id=1&status=off`, { as })).status).toBe(400);
    expect((await call('PUT', `${url}/status?id=2&status=true`, { as })).status).toBe(404);
  });

  it('have a code of their own', async () => {
    const { id } = table('coupons').insert(coupon);
    table('coupons').insert({ ...coupon, code: 'OUTRO' });
    const taken = { status: 400, body: { message: 'couponAlreadyExists' } };
    expect(await call('POST', url, { as, body: { ...coupon, code: 'residente10' } })).toMatchObject(taken);
    expect(await call('PUT', url, { as, body: { ...coupon, id, code: 'OUTRO' } })).toMatchObject(taken);
    expect((await call('PUT', url, { as, body: { ...coupon, id } })).status).toBe(200);
  });
});

describe('promotions', () => {
  const url = '/api/promotions';

  it('are dated by the backend, and the newest stands first', async () => {
    table('promotions').insert({ name: 'Antiga', createdDate: '2020-01-01T00:00:00.000Z' });
    const created = await call('POST', url, { as, body: { name: 'Nova', createdDate: '1999-01-01T00:00:00.000Z' } });
    expect(created.body).toMatchObject({ active: false, promotionType: 'ALL_USERS' });
    const { body } = await call('GET', url, { as });
    expect(body).toMatchObject({ content: [{ name: 'Nova' }, { name: 'Antiga' }] });
    const changed = await call('PUT', url, { as, body: { id: 1, name: 'Antiga', active: true } });
    expect(changed.body).toMatchObject({ active: true, createdDate: '2020-01-01T00:00:00.000Z' });
  });
});

describe('notifications', () => {
  const url = '/api/notifications';
  const notification = {
    title: 'Nova bula',
    type: 0,
    contentType: 'CONTENT_URL',
    url: 'https://example.com/bula',
    justInTime: false,
    sendPush: true,
    scheduleDate: '2027-01-10T12:00:00.000Z',
    scheduleTime: '09:00',
    validity: '2027-02-10',
  };

  it('wait until they are sent, the newest first', async () => {
    expect((await call('POST', url, { as: 'admin', body: { ...notification, pending: false } })).body).toEqual({
      ...notification,
      id: 1,
      pending: true,
    });
    const now = await call('POST', url, { as, body: { title: 'Agora', justInTime: true, pending: true } });
    expect(now.body).toMatchObject({ id: 2, pending: false });
    expect((await call('GET', url, { as })).body).toMatchObject({ content: [{ id: 2 }, { id: 1 }] });
    expect((await call('GET', `${url}?title=bula`, { as })).body).toMatchObject({ content: [{ id: 1 }] });
    expect((await call('DELETE', `${url}/1`, { as })).status).toBe(200);
  });

  it.each([{ type: '0' }, { type: 5 }, { validity: '10/02/2027' }, { scheduleDate: '2027-01-10T12:00' }])(
    'refuse %j',
    async changes => {
      expect((await call('POST', url, { as, body: { ...notification, ...changes } })).status).toBe(400);
      expect(table('notifications').all()).toEqual([]);
    },
  );
});

describe('application settings', () => {
  const url = '/api/application-settings';
  const setting = { key: 'app.version.minimum', value: '5.0.0', description: 'Menor versão aceita' };

  it('change in their value only', async () => {
    const { id } = table('applicationSettings').insert(setting);
    const put = (body: object) => call('PUT', url, { as: 'admin', body: { ...setting, id, ...body } });
    expect((await put({ value: '6.0.0', key: 'outra' })).body).toEqual({ ...setting, id, value: '6.0.0' });
    expect((await put({ value: 'a'.repeat(201) })).status).toBe(400);
    expect((await put({ id: 9 })).status).toBe(404);
  });

  it('are all answered unless a size is asked for', async () => {
    Array.from({ length: 23 }, (_, index) => table('applicationSettings').insert({ ...setting, key: `k${index}` }));
    const lengthOf = ({ body }: { body: unknown }) => (body as { content: unknown[] }).content.length;
    expect(lengthOf(await call('GET', url, { as }))).toBe(23);
    expect(lengthOf(await call('GET', `${url}?page=1&size=20`, { as }))).toBe(3);
  });
});

describe('the sync resume', () => {
  const url = '/api/sync-resumes';

  it('is there until it is released', async () => {
    const syncObjects = [{ id: 7, objectName: 'Asma', type: 'DISEASE' }];
    const resume = table('syncResumes').insert({ updateNumber: 12, syncObjects });
    expect((await call('GET', url, { as: 'admin' })).body).toEqual(resume);
    expect((await call('POST', url, { as, body: {} })).status).toBe(400);
    expect((await call('POST', url, { as, body: { id: resume.id } })).status).toBe(200);
    expect(await call('GET', url, { as })).toMatchObject({ status: 204, body: undefined });
    expect((await call('POST', url, { as, body: { id: resume.id } })).status).toBe(404);
  });
});
