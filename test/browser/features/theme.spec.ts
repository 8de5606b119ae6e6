import type { Page } from 'playwright-core';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite({ hasRealClock: true });

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const shown = (page: Page) => page.evaluate(() => document.documentElement.dataset.bsTheme);
const LIGHT = 'rgb(250, 249, 246)';
const DARK = 'rgb(23, 26, 26)';

const choose = async (page: Page, name: string) => {
  await page.locator('[data-cy="accountMenu"] .dropdown-toggle').click();
  await page.getByRole('menuitem', { name }).click();
};

it('B12: dark mode follows the system until a visitor chooses a theme, and the choice remains after a reload', async () => {
  const page = await browser.newPage();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./#/');
  await page.locator('h1').waitFor();
  expect(await background(page)).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  // The browser applies the change of its system theme with its next frame.
  await page.waitForFunction(color => getComputedStyle(document.body).backgroundColor === color, LIGHT);

  await choose(page, 'Escura');
  expect(await background(page)).toBe(DARK);
  await page.reload();
  await page.locator('h1').waitFor();
  expect(await background(page)).toBe(DARK);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

it('dark mode is applied before the first paint, so that no light page flashes', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('theme', '"dark"');
    new MutationObserver(() => {
      if (document.documentElement.dataset.bsTheme) performance.mark('themed');
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-bs-theme'] });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page);
  const { themed, painted } = await page.evaluate(() => ({
    themed: performance.getEntriesByName('themed')[0].startTime,
    painted: performance.getEntriesByName('first-paint')[0].startTime,
  }));
  expect(themed).toBeLessThan(painted);
});

it('dark mode chosen in one tab also applies to the other open tab', async () => {
  const page = await browser.newPage();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('./#/');
  const other = await page.context().newPage();
  await other.goto(`${browser.address}#/`);
  await other.locator('h1').waitFor();
  await choose(other, 'Escura');
  await page.waitForFunction(() => document.documentElement.dataset.bsTheme === 'dark');
  expect(await shown(other)).toBe('dark');
});
