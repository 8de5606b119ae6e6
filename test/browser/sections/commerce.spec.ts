import type { Page } from 'playwright-core';
import { searchFor } from '../support/form';
import { isListed } from '../support/clock';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const field = (name: string) => page.locator(`[data-cy="${name}"]`);
const save = () => field('entityCreateSaveButton').click();
const find = async (text: string) => {
  await searchFor(field('search'), text);
  await page.waitForURL(/search=/);
  await page.getByRole('link', { name: text, exact: true }).click();
};

/** Half of the journeys are in each language, in places whose clocks stand on either side of Greenwich. */
const HERE = ['pt-br', 'America/Sao_Paulo'] as const;
const THERE = ['en', 'Asia/Tokyo'] as const;

const open = async (path: string, [locale, timezoneId]: typeof HERE | typeof THERE) => {
  page = await browser.newPage(locale, undefined, timezoneId);
  await signIn(page, 'editor', `application-admin/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const instant = (local: string) => page.evaluate(text => new Date(text).toISOString(), local);

it('a coupon is entered, found as entered and switched off', async () => {
  await open('coupon', HERE);
  await field('entityTable').first().waitFor();
  await field('entityCreateButton').click();
  await field('code').fill('TESTE 10');
  await field('couponDiscountType').selectOption('FIXED');
  await field('discountValue').fill('0010,50');
  await field('limitUsages').fill('-3.7');
  await field('expireDate').fill('28/02/2027 23:30');
  expect(await violationsOf(page)).toEqual([]);
  await field('entityCreateSaveButton').dblclick();
  await isListed(page);
  const [{ method, path, body }, ...more] = await browser.writes();
  expect(more).toEqual([]);
  expect([method, path]).toEqual(['POST', '/api/coupons']);
  expect(body).toEqual({
    code: 'TESTE 10',
    couponDiscountType: 'FIXED',
    discountValue: 10.5,
    limitUsages: 3,
    expireDate: await instant('2027-02-28T23:30'),
  });

  await page.reload();
  await find('TESTE 10');
  expect(await field('discountValue').inputValue()).toBe('10.5');
  expect(await field('expireDate').inputValue()).toBe('28/02/2027 23:30');
  await field('entityCreateCancelButton').click();
  await field('toggleCoupon').first().dblclick();
  await page.locator('[data-cy="toggleCoupon"].btn-outline-success').first().waitFor();
  expect(await browser.writes()).toHaveLength(2);
  expect((await browser.writes())[1]).toMatchObject({
    method: 'PUT',
    path: '/api/coupons/status',
    query: { status: 'false' },
  });
});

it('the button that switches a coupon keeps the focus once the answer is there', async () => {
  await open('coupon', HERE);
  const toggle = field('toggleCoupon').first();
  const before = await toggle.getAttribute('aria-label');
  await toggle.press('Enter');
  await page.locator(`[data-cy="toggleCoupon"]:focus:not([aria-label="${before}"])`).waitFor();
});

it('a promotion is entered and found as entered', async () => {
  await open('promotions', HERE);
  await field('entityTable').first().waitFor();
  await field('entityCreateButton').click();
  await field('name').fill('Promoção de teste');
  await field('link').fill('https://example.com/promo');
  await field('promotionType').selectOption('FREE_USERS');
  await field('active').check();
  expect(await violationsOf(page)).toEqual([]);
  await save();
  await isListed(page);
  expect((await browser.writes())[0].body).toEqual({
    name: 'Promoção de teste',
    link: 'https://example.com/promo',
    active: true,
    promotionType: 'FREE_USERS',
  });
  await page.reload();
  await find('Promoção de teste');
  expect(await field('promotionType').inputValue()).toBe('FREE_USERS');
  expect(await field('active').isChecked()).toBe(true);
  expect(await field('entityDeleteButton').count()).toBe(0);
});

it('a notification is entered, found as entered and deleted at once', async () => {
  await open('notification', THERE);
  await field('entityTable').first().waitFor();
  await field('entityCreateButton').click();
  await field('title').fill('Aviso de teste');
  await field('description').fill('Descrição');
  await field('content').fill('Conteúdo');
  await field('type').selectOption('4');
  await field('contentType').selectOption('CONTENT_URL');
  await field('url').fill('https://example.com/aviso');
  await field('justInTime').check();
  await field('sendPush').check();
  await field('scheduleDate').fill('01/03/2027 00:00');
  await field('validity').fill('31/02/2027');
  await save();
  await page.locator('.invalid-feedback').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await field('validity').fill('28/02/2027');
  await save();
  await isListed(page);
  expect((await browser.writes())[0].body).toEqual({
    title: 'Aviso de teste',
    description: 'Descrição',
    content: 'Conteúdo',
    type: 4,
    contentType: 'CONTENT_URL',
    url: 'https://example.com/aviso',
    justInTime: true,
    sendPush: true,
    scheduleDate: await instant('2027-03-01T00:00'),
    validity: '2027-02-28',
  });
  await page.reload();
  await find('Aviso de teste');
  expect(await field('scheduleDate').inputValue()).toBe('01/03/2027 00:00');
  expect(await field('validity').inputValue()).toBe('28/02/2027');
  await field('entityCreateCancelButton').click();
  await field('entityDeleteButton').first().dblclick();
  await page.locator('.empty-state').waitFor();
  expect((await browser.writes()).filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('settings, the sync resume and the password of another are changed', async () => {
  await open('application-settings', THERE);
  const row = page.locator('.field-rows > li').first();
  await row.waitFor();
  await row.locator('input').fill('novo valor');
  await row.locator('button').click();
  await row.locator('.alert-success').waitFor();
  expect((await browser.writes())[0]).toMatchObject({ method: 'PUT', body: { value: 'novo valor' } });

  await page.goto('./#/application-admin/sync-resume');
  await field('releaseSyncResume').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await field('releaseSyncResume').click();
  await page.locator('.empty-state').waitFor();
  expect((await browser.writes())[1]).toMatchObject({
    method: 'POST',
    path: '/api/sync-resumes',
    body: { id: expect.any(Number) },
  });

  await page.goto('./#/application-admin/reset-password');
  await field('login').fill('visitor');
  await field('password').fill('nova-senha');
  expect(await violationsOf(page)).toEqual([]);
  await field('submit').click();
  await page.locator('.alert-success').waitFor();
  expect((await browser.writes())[2]).toMatchObject({ method: 'PATCH', path: '/api/users/reset-password' });
});

it('fault 18: a server that answers after 30 seconds is waited for, and asked once', async () => {
  page = await browser.newPage();
  await signIn(page, 'editor', 'application-admin/promotions/manage');
  await field('name').fill('Promoção demorada');
  let letGo = () => undefined as void;
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route('**/api/promotions', async route => {
    await held;
    await route.continue();
  });
  await save();
  await page.locator('.save-status').getByText('Salvando…').waitFor();
  await field('entityCreateSaveButton').press('Enter');
  await page.keyboard.press('Control+s');
  await page.clock.fastForward(30_000);
  expect(await field('name').inputValue()).toBe('Promoção demorada');
  letGo();
  await isListed(page);
  expect(await browser.writes()).toHaveLength(1);
});
