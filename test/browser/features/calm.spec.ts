import type { Page } from 'playwright-core';
import { MAX_SHIFT, shifted, watchShifts } from '../support/layout-shifts';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;

it.each([
  ['diseases', '/api/diseases'],
  ['user-application', '/api/account/user-application-analyzes'],
])('skeletons: the layout does not shift when the rows of %s arrive late', async (path, api) => {
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

it('skeletons: a screen shows a skeleton until its code arrives', async () => {
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
  await page.getByRole('button', { name: 'Salvar', exact: true }).waitFor();
});

it('reduced motion: no animation lasts longer than 100 ms, not even that of a loading list', async () => {
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

it('forced colors: focused controls have a solid outline of 2 px', async () => {
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

describe('forced colors', () => {
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

  it('the palette highlights only the option that Enter opens', async () => {
    await openForced('editor', '');
    await page.keyboard.press('Control+k');
    await page.locator('[role="option"][aria-selected="true"]').waitFor();
    expect(await isHighlighted('[role="option"][aria-selected="true"]')).toBe(true);
    expect(await isHighlighted('[role="option"][aria-selected="false"]')).toBe(false);
  });

  it('a logger highlights only its current level, and the strength bar of a weak password shows its missing segments', async () => {
    await openForced('admin', 'admin/logs');
    await page.locator('[data-cy="logger"] [aria-pressed="true"]').first().waitFor();
    expect(await isHighlighted('[data-cy="logger"] [aria-pressed="true"]')).toBe(true);
    expect(await isHighlighted('[data-cy="logger"] [aria-pressed="false"]')).toBe(false);
    await page.goto('./#/account/password');
    await page.getByLabel('Nova senha', { exact: true }).fill('abc');
    expect(await lineOf('.strength-bar span:not(.reached)', 'border')).toBe('solid');
  });

  it('a match found in a long text has a solid outline', async () => {
    await openForced('editor', 'application-admin/diseases');
    await page
      .getByRole('button', { name: /^Editar / })
      .first()
      .click();
    await page.locator('.long-text-card button').first().click();
    await page.locator('[data-cy="markdown"]:focus').waitFor();
    await page.keyboard.press('Control+f');
    await page.locator('[data-cy="sought"]:focus').waitFor();
    await page.keyboard.type('a');
    await page.locator('.match-mark').first().waitFor();
    expect(await lineOf('.match-mark', 'outline')).toBe('solid');
  });
});
