import type { Page } from 'playwright-core';
import { MAX_SHIFT, shifted, watchShifts } from '../support/layout-shifts';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;

it.each([
  ['diseases', '/api/diseases'],
  ['symptoms', '/api/symptoms'],
  ['user-application', '/api/account/user-application-analyzes'],
])('skeletons: nothing jumps when the rows of %s come late', async (path, api) => {
  page = await browser.newPage();
  await watchShifts(page);
  await signIn(page, 'editor');
  await page.locator('.section-index a').first().waitFor();
  await browser.fault({ match: { path: api }, delayMs: 700 });
  await page.goto(`./#/application-admin/${path}`);
  await page.locator('.table-skeleton, [aria-busy="true"]').first().waitFor();
  const before = await shifted(page);
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  expect((await shifted(page)) - before).toBeLessThan(MAX_SHIFT);
});

it('skeletons: a screen whose code comes late shows its shape first', async () => {
  page = await browser.newPage();
  await signIn(page, 'editor');
  await page.locator('.section-index a').first().waitFor();
  let letGo = () => undefined as void;
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route(/\/assets\/(manage|forms)-/, async route => {
    await held;
    await route.continue();
  });
  await page.goto('./#/application-admin/promotions/manage');
  await page.locator('.skeleton-title').waitFor();
  letGo();
  await page.locator('[data-cy="entityCreateSaveButton"]').waitFor();
});

it('reduced motion: nothing moves for longer than a blink, not even what waits', async () => {
  page = await browser.newPage();
  await signIn(page, 'editor');
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

it('forced colours: what has the focus, and what is marked, can still be told', async () => {
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
});

describe('forced colours: without its tint', () => {
  const openForced = async (login: string, path: string) => {
    page = await browser.newPage();
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn(page, login, path);
    await page.locator('h1').waitFor();
  };
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
  const lineOf = (selector: string, line: 'border' | 'outline') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, side) => getComputedStyle(element)[`${side}Style`], line);

  it('the option of the palette that Enter takes can be told from the others', async () => {
    await openForced('editor', '');
    await page.keyboard.press('Control+k');
    await page.locator('[role="option"][aria-selected="true"]').waitFor();
    expect(await isHighlighted('[role="option"][aria-selected="true"]')).toBe(true);
    expect(await isHighlighted('[role="option"][aria-selected="false"]')).toBe(false);
  });

  it('the level of a logger that is set can be told from the others', async () => {
    await openForced('admin', 'admin/logs');
    await page.locator('[data-cy="logger"] [aria-pressed="true"]').first().waitFor();
    expect(await isHighlighted('[data-cy="logger"] [aria-pressed="true"]')).toBe(true);
    expect(await isHighlighted('[data-cy="logger"] [aria-pressed="false"]')).toBe(false);
  });

  it('a password that is not strong yet shows how much is missing', async () => {
    await openForced('editor', 'account/password');
    await page.getByLabel('Nova senha', { exact: true }).fill('abc');
    expect(await lineOf('.strength-bar span:not(.reached)', 'border')).toBe('solid');
  });

  it('what was found in a long text is framed', async () => {
    await openForced('editor', 'application-admin/diseases');
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('.long-text-card button').first().click();
    await page.locator('[data-cy="markdown"]:focus').waitFor();
    await page.keyboard.press('Control+f');
    await page.locator('[data-cy="sought"]:focus').waitFor();
    await page.keyboard.type('a');
    await page.locator('.match-mark').first().waitFor();
    expect(await lineOf('.match-mark', 'outline')).toBe('solid');
  });
});
