import type { Page } from 'playwright-core';
import { styleOf } from '../support/boxes';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;

it('reduced motion: no animation lasts longer than 100 ms, not even that of a loading list', async () => {
  page = await browser.signedIn('editor');
  await page.locator('.section-index a').first().waitFor();
  await browser.fault({ match: { path: '/api/diseases' }, delayMs: 1500 });
  await page.goto('./#/application-admin/diseases');
  await page.locator('.table-skeleton').waitFor();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map(one => Number(one.effect?.getComputedTiming().endTime))
      .filter(milliseconds => milliseconds > 100),
  );
  expect(moving).toEqual([]);
});

/** Whether an element has the background color that the system gives to selected items. */
const isHighlighted = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const sample = document.body.appendChild(document.createElement('p'));
      sample.style.cssText = 'forced-color-adjust: none; background: Highlight';
      const [highlight, own] = [sample, element].map(one => getComputedStyle(one).backgroundColor);
      sample.remove();
      return own === highlight;
    });

/** A color of the system. */
const colorOf = (name: string) =>
  page.evaluate(color => {
    const sample = document.body.appendChild(document.createElement('p'));
    sample.style.cssText = `forced-color-adjust: none; background: ${color}`;
    const { backgroundColor } = getComputedStyle(sample);
    sample.remove();
    return backgroundColor;
  }, name);

it('forced colors: focused controls have a solid outline of 2 px, a match in a text has one, and the palette highlights the option that Enter opens', async () => {
  page = await browser.newPage();
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'editor', 'application-admin/diseases');
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  for (const selector of ['[data-cy="search"]', '[data-cy="entityEditButton"]', '.page-link']) {
    await page.locator(selector).first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return [outlineStyle, outlineWidth];
    });
    expect([selector, ...ring]).toEqual([selector, 'solid', '2px']);
  }

  await page.keyboard.press('Control+k');
  await page.locator('[role="option"][aria-selected="true"]').waitFor();
  expect(await isHighlighted('[role="option"][aria-selected="true"]')).toBe(true);
  expect(await isHighlighted('[role="option"][aria-selected="false"]')).toBe(false);
  await page.keyboard.press('Escape');

  await page.locator('[data-cy="entityEditButton"]').first().click();
  await page.locator('.long-text-card button').first().click();
  await page.locator('[data-cy="markdown"]:focus').waitFor();
  await page.keyboard.press('Control+f');
  await page.locator('[data-cy="sought"]:focus').waitFor();
  await page.keyboard.type('a');
  await page.locator('.match-mark').first().waitFor();
  expect(await styleOf(page, '.match-mark', 'outline-style')).toBe('solid');
});

it('forced colors: carets of menus are no bars, the badge of the environment has an outline, and icons the color of their link', async () => {
  page = await browser.newPage('pt-br', { width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'editor', 'application-admin/diseases');
  await page.locator('[data-cy="rail"] a').first().waitFor();
  const caret = await page
    .locator('.dropdown-toggle')
    .first()
    .evaluate(button => {
      const { borderLeftColor, borderTopColor } = getComputedStyle(button, '::after');
      return [borderLeftColor, borderTopColor];
    });
  expect(caret).toEqual(['rgba(0, 0, 0, 0)', await colorOf('ButtonText')]);
  expect(await styleOf(page, '.ribbon', 'border-top-style')).toBe('solid');
  for (const link of ['.rail a:not([aria-current])', '.rail a[aria-current]'])
    expect(await styleOf(page, `${link} svg`, 'color')).toBe(await styleOf(page, link, 'color'));
});

it('forced colors: a logger highlights only its current level, and the strength bar of a weak password shows its missing segments', async () => {
  page = await browser.newPage();
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'admin', 'admin/logs');
  await page.locator('[data-cy="logger"] [aria-pressed="true"]').first().waitFor();
  expect(await isHighlighted('[data-cy="logger"] [aria-pressed="true"]')).toBe(true);
  expect(await isHighlighted('[data-cy="logger"] [aria-pressed="false"]')).toBe(false);
  await page.goto('./#/account/password');
  await page.getByLabel('Nova senha', { exact: true }).fill('abc');
  expect(await styleOf(page, '.strength-bar span:not(.reached)', 'border-top-style')).toBe('solid');
});
