import type { Page } from 'playwright-core';
import { browserOfSuite, signIn, violationsOf } from '../support/session';
import { until } from '../support/until';

const browser = browserOfSuite();

const AWAY = 11 * 60_000;

/** A headless page is always visible, so the test sets its visibility. */
const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate(visible => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visible });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

it('B10: a new version is announced after eleven minutes away, and its button reloads the page once', async () => {
  const page = await browser.newPage();
  await page.route(/sizes\.json/, route => route.fulfill({ json: { version: '9.9.9', files: {} } }));
  await signIn(page, 'editor', 'application-admin/risk-factor');
  await page.locator('.record-link').first().waitFor();
  let loads = 0;
  page.on('load', () => (loads += 1));
  // The part that checks for a new version loads once the console has been idle.
  await until(page.getByText('Há uma versão nova do console.').waitFor(), async () => {
    await show(page, 'hidden');
    await page.clock.runFor(AWAY);
    await show(page, 'visible');
  });
  expect(await violationsOf(page)).toEqual([]);
  expect(loads).toBe(0);
  await Promise.all([page.waitForEvent('load'), page.locator('[data-cy="loadNewVersion"]').click()]);
  await page.locator('.record-link').first().waitFor();
  expect(loads).toBe(1);
});
