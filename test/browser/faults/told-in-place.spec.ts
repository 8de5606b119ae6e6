import type { Page, Route } from 'playwright-core';
import { boxOf } from '../support/boxes';
import { control, firstButton } from '../support/roles';
import { browserOfSuite, CUT_LINE, fetchedForBadDays } from '../support/session';

const browser = browserOfSuite({ provoked: CUT_LINE });

const SAVE = '[data-cy="entityCreateSaveButton"]';
/** Time on the fake clock after which a request is reported as slow. In milliseconds. */
const SLOW = 10_500;

const nothing = () => undefined;
const isWrite = (route: Route) => route.request().method() !== 'GET';
const answerWrites = (page: Page, answer: (route: Route) => unknown) =>
  page.route('**/api/**', async route => (isWrite(route) ? void (await answer(route)) : route.continue()));

/** What goes wrong with a save, and what the save bar then offers: to retry a failed save, or to stop waiting. */
const FAULTS: readonly [string, (page: Page) => Promise<unknown>, string][] = [
  ['no network', page => page.context().setOffline(true), '[data-cy="retrySave"]'],
  ['a 500', page => answerWrites(page, route => route.fulfill({ status: 500, body: '' })), '[data-cy="retrySave"]'],
  [
    'a page of HTML',
    page => answerWrites(page, route => route.fulfill({ contentType: 'text/html', body: '<h1>Proxy</h1>' })),
    '[data-cy="retrySave"]',
  ],
  ['a request that hangs', page => answerWrites(page, nothing), '[data-cy="stopWaiting"]'],
];

/** The selectors whose element is missing, or covered at its center by another element. Empty if all can be pressed. */
const coveredAmong = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    all =>
      all.filter(selector => {
        const element = document.querySelector(selector);
        if (!element) return true;
        const { left, top, width, height } = element.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return !over || !(element.contains(over) || over.contains(element));
      }),
    selectors,
  );

const topOf = async (page: Page, selector: string) => Math.round((await boxOf(page, selector)).top);

it('after no network, a 500, a page of HTML or no answer, the save bar offers retry or stop at 390 and 1100 px without covering or moving controls', async () => {
  const page = await browser.signedIn('editor', 'application-admin/risk-factor', { width: 390, height: 800 });
  await firstButton(page, 'Editar').click();
  await fetchedForBadDays(page);
  for (const [fault, provoke, offer] of FAULTS) {
    await control(page, 'textbox', 'Nome').fill(`Mudado: ${fault}`);
    await page.locator(offer).waitFor({ state: 'detached' });
    await provoke(page);
    await page.locator(SAVE).click();
    await page.clock.runFor(SLOW);
    await page.locator(offer).waitFor();
    // A window without the rail, whose code would have to be fetched first.
    for (const width of [390, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo(0, 0));
      const parts = ['.breadcrumb', 'h1', SAVE, '[data-cy="entityCreateCancelButton"]', offer];
      expect([fault, width, await coveredAmong(page, parts)]).toEqual([fault, width, []]);
      // Save stays on the same line as Cancel, however long the status beside them is.
      expect(await topOf(page, SAVE)).toBe(await topOf(page, '[data-cy="entityCreateCancelButton"]'));
    }
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
