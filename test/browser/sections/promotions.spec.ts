import type { Page } from 'playwright-core';
import { screenOf, type Screen } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

beforeEach(async () => {
  page = await browser.newPage();
  screen = screenOf(page);
  await signIn(page, 'editor', 'application-admin/promotions');
  await screen.field('entityTable').first().waitFor();
});

it('R125, R126: a promotion is created, and opens with the entered values after a reload', async () => {
  expect(await screen.field('entityDeleteButton').count()).toBe(0);
  await screen.field('entityCreateButton').click();
  await screen.field('name').fill('Promoção de teste');
  await screen.field('link').fill('https://example.com/promo');
  await screen.field('promotionType').selectOption('FREE_USERS');
  await screen.field('active').check();
  expect(await violationsOf(page)).toEqual([]);
  await screen.save();
  await screen.isListed();
  expect((await browser.writes())[0].body).toEqual({
    name: 'Promoção de teste',
    link: 'https://example.com/promo',
    active: true,
    promotionType: 'FREE_USERS',
  });
  await page.reload();
  await screen.open('Promoção de teste');
  expect(await screen.field('promotionType').inputValue()).toBe('FREE_USERS');
  expect(await screen.field('active').isChecked()).toBe(true);
});

it('F18: a save waits for a response that takes 30 seconds, and is sent once', async () => {
  await screen.field('entityCreateButton').click();
  await screen.field('name').fill('Promoção demorada');
  let letGo = () => undefined as void;
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route('**/api/promotions', async route => {
    await held;
    await route.continue();
  });
  await screen.save();
  await page.locator('.save-status').getByText('Salvando…').waitFor();
  await screen.field('entityCreateSaveButton').press('Enter');
  await page.keyboard.press('Control+s');
  await page.clock.fastForward(30_000);
  expect(await screen.field('name').inputValue()).toBe('Promoção demorada');
  letGo();
  await screen.isListed();
  expect(await browser.writes()).toHaveLength(1);
});
