import type { Page } from 'playwright-core';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();

const AWAY = 11 * 60_000;

/** A headless page is always in sight. */
const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate(visible => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visible });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Marks the page once something listens to whether it is in sight. */
const markWatched = () => {
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
    listen(type, ...rest);
    if (type === 'visibilitychange') document.documentElement.dataset.watched = '';
  };
};

it('B10: a new version is told after eleven minutes away, and loaded once by the press of its button', async () => {
  const page = await browser.newPage();
  await page.addInitScript(markWatched);
  await page.route(/sizes\.json/, route => route.fulfill({ json: { version: '9.9.9', files: {} } }));
  await signIn(page, 'editor', 'application-admin/risk-factor');
  await page.locator('.record-link').first().waitFor();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.clock.runFor(5000);
  await page.locator('html[data-watched]').waitFor({ state: 'attached' });
  await show(page, 'hidden');
  await page.clock.runFor(AWAY);
  await show(page, 'visible');
  await page.getByText('Há uma versão nova do console.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(loads).toBe(0);
  await Promise.all([page.waitForEvent('load'), page.locator('[data-cy="loadNewVersion"]').click()]);
  await page.locator('.record-link').first().waitFor();
  expect(loads).toBe(1);
});
