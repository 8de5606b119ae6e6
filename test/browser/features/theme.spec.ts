import { browserOfSuite } from '../support/session';

const browser = browserOfSuite({ hasRealClock: true });

const LIGHT = 'rgb(250, 249, 246)';
const DARK = 'rgb(23, 26, 26)';

it('B12: dark mode follows the system until a visitor chooses a theme, which is applied before the first paint after a reload', async () => {
  const page = await browser.newPage();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.bsTheme) performance.mark('themed');
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-bs-theme'] });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./#/');
  await page.locator('h1').waitFor();
  expect(await background()).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  // The browser applies the change of its system theme with its next frame.
  await page.waitForFunction(color => getComputedStyle(document.body).backgroundColor === color, LIGHT);

  await page.locator('[data-cy="accountMenu"] .dropdown-toggle').click();
  await page.getByRole('menuitem', { name: 'Escura' }).click();
  expect(await background()).toBe(DARK);
  await page.reload();
  await page.locator('h1').waitFor();
  expect(await background()).toBe(DARK);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  const { themed, painted } = await page.evaluate(() => ({
    themed: performance.getEntriesByName('themed')[0].startTime,
    painted: performance.getEntriesByName('first-paint')[0].startTime,
  }));
  expect(themed).toBeLessThan(painted);
});
