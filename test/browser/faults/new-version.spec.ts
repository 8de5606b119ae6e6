import type { Page } from 'playwright-core';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();

const AWAY = 11 * 60_000;

/** A headless page is always visible, so the test sets its visibility. */
const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate(visible => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visible });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Counts the listeners for changes of the page's visibility. */
const countWatchers = () => {
  const listen = document.addEventListener.bind(document);
  let watchers = 0;
  document.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
    listen(type, ...rest);
    if (type === 'visibilitychange') document.documentElement.dataset.watchers = String((watchers += 1));
  };
};

const watchersOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.watchers ?? 0));

it('B10: a new version is announced after eleven minutes away, and its button reloads the page once', async () => {
  const page = await browser.newPage();
  await page.addInitScript(countWatchers);
  await page.route(/sizes\.json/, route => route.fulfill({ json: { version: '9.9.9', files: {} } }));
  await signIn(page, 'editor', 'application-admin/risk-factor');
  await page.locator('.record-link').first().waitFor();
  let loads = 0;
  page.on('load', () => (loads += 1));
  const atStart = await watchersOf(page);
  await page.clock.runFor(5000);
  // The drafts, and the part that checks for a new version, load once the console has been idle. Both watch.
  await page.waitForFunction(count => Number(document.documentElement.dataset.watchers) > count + 1, atStart);
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
