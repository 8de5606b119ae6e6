import { type Customer, customers, newCustomer } from '../customers';
import { type Plan, plans } from '../plans';
import { reset } from '../server';
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

describe('access control', () => {
  it.each([
    ['admin', '/api/customers', 403],
    ['editor', '/api/customers', 200],
    ['employee', '/api/customers', 200],
    ['employee', '/api/account/user-application-analyzes', 200],
    ['visitor', '/api/plans', 403],
  ])('a request by %s to %s gets the status %i', async (login, path, status) => {
    expect((await call('GET', path, { as: login })).status).toBe(status);
  });
});

describe('customers', () => {
  const register = (kind: string, body: object) => call('POST', `/api/account/register-${kind}`, { as, body });

  it('are registered, found by e-mail and deactivated', async () => {
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
  ])('are refused when the login or e-mail is taken: %j', async (changes, code) => {
    addCustomer();
    expect(await register('employee', { ...ana, ...changes })).toMatchObject({ status: 409, body: { code } });
    expect(customers().all()).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'name', 'NotNull'],
    [{ name: 'a'.repeat(201) }, 'name', 'Size'],
    [{ login: 'com espaço' }, 'login', 'Pattern'],
    [{ email: 'semarroba' }, 'email', 'Email'],
  ])('are refused with %j', async (changes, field, message) => {
    const response = await register('mobile', { ...ana, ...changes });
    expect(response).toMatchObject({ status: 400, body: { fieldErrors: [{ field, message }] } });
  });

  it('are deleted only when they are employees', async () => {
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

  it('have no id before they are created, and then appear in the row of their customer', async () => {
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

  it('cannot end before they start, and require an existing customer', async () => {
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
  it('are listed and changed, but never created', async () => {
    const plan = addPlan('WEB', 'MONTHLY');
    expect((await call('PUT', '/api/plans', { as, body: { ...plan, amount: 29.9 } })).status).toBe(200);
    const { body } = await call('GET', '/api/plans?page=0&size=20', { as });
    expect(body).toMatchObject({ content: [{ ...plan, amount: 29.9 }] });
    expect((await call('POST', '/api/plans', { as, body: {} })).status).toBe(404);
  });
});
