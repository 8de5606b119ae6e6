import type { Page } from 'playwright-core';
import { screenOf, type Screen } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const instant = (local: string) => page.evaluate(text => new Date(text).toISOString(), local);

beforeEach(async () => {
  page = await browser.newPage('pt-br', undefined, 'America/Sao_Paulo');
  screen = screenOf(page);
  await signIn(page, 'editor', 'application-admin/coupon');
  await screen.field('entityTable').first().waitFor();
});

it('R122: a coupon is created, opens with the entered values after a reload, and is deactivated', async () => {
  await screen.field('entityCreateButton').click();
  await screen.field('code').fill('TESTE 10');
  await screen.field('couponDiscountType').selectOption('FIXED');
  await screen.field('discountValue').fill('0010,50');
  await screen.field('limitUsages').fill('003');
  await screen.field('expireDate').fill('28/02/2027 23:30');
  expect(await violationsOf(page)).toEqual([]);
  await screen.field('entityCreateSaveButton').dblclick();
  await screen.isListed();
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
  await screen.open('TESTE 10');
  expect(await screen.field('discountValue').inputValue()).toBe('10,5');
  expect(await screen.field('expireDate').inputValue()).toBe('28/02/2027 23:30');
  await screen.field('entityCreateCancelButton').click();
  await screen.field('toggleCoupon').first().dblclick();
  await page.locator('[data-cy="toggleCoupon"].btn-outline-success').first().waitFor();
  expect(await browser.writes()).toHaveLength(2);
  expect((await browser.writes())[1]).toMatchObject({
    method: 'PUT',
    path: '/api/coupons/status',
    query: { status: 'false' },
  });
});

it('the button that activates or deactivates a coupon has the focus after the response', async () => {
  const toggle = screen.field('toggleCoupon').first();
  const before = await toggle.getAttribute('aria-label');
  await toggle.press('Enter');
  await page.locator(`[data-cy="toggleCoupon"]:focus:not([aria-label="${before}"])`).waitFor();
});
