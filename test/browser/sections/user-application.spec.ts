import type { Page } from 'playwright-core';
import { screenOf } from '../support/form';
import { isListed } from '../support/clock';
import { responseTo } from '../support/response-to';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const CUSTOMERS = 'application-admin/user-application';

const browser = browserOfSuite();
let page: Page;

const say = {
  required: 'Campo obrigatório.',
  endBeforeStart: 'O fim não pode ser antes do início.',
};

const rows = () => screenOf(page).rows();
const field = (name: string) => screenOf(page).field(name);
const choice = (name: string) => page.locator(`select[data-cy="${name}"]`);
const save = () => page.locator('[data-cy="entityCreateSaveButton"]').dblclick();
const error = (text: string) => page.locator('.invalid-feedback').getByText(text).first().waitFor();

const search = async (text: string) => {
  await screenOf(page).search(text);
  await page.locator('.item-count').getByText(/^1–1 /).waitFor();
};

/** What a field shows for an instant, in the page's own time zone. */
const shownAs = (instant: string) =>
  page.evaluate(at => {
    const date = new Date(at);
    const [day, time] = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().split('T');
    return `${day.split('-').reverse().join('/')} ${time.slice(0, 5)}`;
  }, instant);

describe('customers', () => {
  beforeEach(async () => {
    page = await browser.newPage();
    await signIn(page, 'editor', CUSTOMERS);
    await rows().first().waitFor();
    await page.locator('.figure-table').first().waitFor();
  });

  it.each([
    ['addMobileUser', 'register-mobile'],
    ['addEmployee', 'register-employee'],
  ])(
    'R133: are registered with %s, found with the entered values, and switched off by one request',
    async (button, call) => {
      await page.locator(`[data-cy="${button}"]`).click();
      await page.locator('[data-cy="entityCreateSaveButton"]').click();
      await error(say.required);
      await field('name').fill('Zuleica Ação');
      await field('email').fill('zuleica@example.com');
      await field('login').fill('zuleica.acao');
      await field('activated').check();
      await save();
      await isListed(page);

      await search('zuleica@');
      await rows().filter({ hasText: 'Zuleica Ação' }).filter({ hasText: 'zuleica@example.com' }).waitFor();
      const toggled = responseTo(page, 'POST');
      await page.locator('[data-cy="toggleActivated"]').dblclick();
      await toggled;

      const writes = await browser.writes();
      expect(writes.map(({ path }) => path)).toEqual([`/api/account/${call}`, '/api/account/toggle-mobile-activated']);
      expect(writes[0].body).toEqual({
        name: 'Zuleica Ação',
        email: 'zuleica@example.com',
        login: 'zuleica.acao',
        activated: true,
      });
      expect(writes[1]).toMatchObject({ method: 'POST', query: { mobileUserId: expect.any(String) }, body: null });
    },
  );

  it('R137: get a subscription, which opens with the entered values and is updated with its id', async () => {
    await page.locator('[data-cy="addMobileUser"]').click();
    await field('name').fill('Nova Assinatura');
    await field('email').fill('nova@example.com');
    await field('login').fill('nova.assinatura');
    await save();
    await isListed(page);
    await search('nova@example.com');
    await page.locator('[data-cy="entityEditButton"]').click();
    expect(await field('login').inputValue()).toBe('nova.assinatura');
    await choice('plan').selectOption('IOS');
    await field('active').check();
    await field('startDate').fill('01/11/2026 08:30');
    await field('endDate').fill('01/10/2026 08:30');
    await page.locator('[data-cy="entityCreateSaveButton"]').click();
    await error(say.endBeforeStart);
    expect(await violationsOf(page)).toEqual([]);
    await field('endDate').fill('01/11/2027 08:30');
    await save();
    await isListed(page);

    const [, created] = await browser.writes();
    const local = (text: string) => page.evaluate(at => new Date(at).toISOString(), text);
    expect(created).toMatchObject({ method: 'POST', path: '/api/subscriptions/customer' });
    expect(created.body).toEqual({
      email: 'nova@example.com',
      customer: { id: expect.any(Number), email: 'nova@example.com' },
      plan: { id: expect.any(Number), planType: 'IOS' },
      planType: 'IOS',
      planPeriod: 'MONTHLY',
      active: true,
      startDate: await local('2026-11-01T08:30'),
      endDate: await local('2027-11-01T08:30'),
    });

    await page.locator('[data-cy="entityEditButton"]').click();
    expect(await choice('plan').inputValue()).toBe('IOS');
    expect(await field('startDate').inputValue()).toBe('01/11/2026 08:30');
    expect(await field('endDate').inputValue()).toBe('01/11/2027 08:30');
    await field('active').uncheck();
    await page.keyboard.press('Control+s');
    await isListed(page);
    const changed = (await browser.writes()).at(-1);
    expect(changed).toMatchObject({ method: 'PUT', path: '/api/subscriptions/customer' });
    // The plan was not changed, and the server stores its type and period only with the plan.
    expect(changed?.body).toEqual({
      ...(created.body as object),
      planType: undefined,
      planPeriod: undefined,
      id: expect.any(Number),
      active: false,
      status: 'ACTIVE',
    });
  });

  it('are listed instead when a subscription URL names no customer', async () => {
    await page.goto(`./#/${CUSTOMERS}/subscription`);
    await rows().first().waitFor();
    expect(page.url()).toMatch(/user-application$/);
  });
});

/** In São Paulo, a clock change follows within an hour of each of these instants. */
const INSTANTS = { startDate: '2018-11-04T02:59:59.123Z', endDate: '2019-02-17T01:30:00Z' };

it.each(['America/Sao_Paulo', 'Asia/Tokyo'])('R166: subscription dates are sent back unchanged in %s', async zone => {
  page = await browser.newPage('pt-br', undefined, zone);
  await signIn(page, 'editor', CUSTOMERS);
  await rows().first().waitFor();
  const body = { id: 7, email: 'a@b.c', customer: { id: 1, email: 'a@b.c' }, plan: null, active: true, ...INSTANTS };
  // Read when the screen opens, and again before it is overwritten.
  await browser.fault({ match: { method: 'GET', path: '/api/subscriptions/customer/*' }, times: 2, body });
  await browser.fault({ match: { method: 'PUT', path: '/api/subscriptions/customer' }, times: 1, status: 200, body });
  await page.locator('[data-cy="entityEditButton"]').first().click();
  expect(await field('startDate').inputValue()).toBe(await shownAs(INSTANTS.startDate));
  await field('active').uncheck();
  await page.locator('[data-cy="entityCreateSaveButton"]').click();
  await isListed(page);
  const [write] = await browser.writes();
  expect(write.body).toEqual({ ...body, active: false });
});
