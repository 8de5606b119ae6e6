import type { Page } from 'playwright-core';
import { boxesOf, boxOf, styleOf } from '../support/boxes';
import { type Screen, screenOf } from '../support/form';
import { MAX_SHIFT, shifted, watchShifts } from '../support/layout-shifts';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const open = async (path: string, login = 'editor') => {
  page = await browser.signedIn(login, path);
  screen = screenOf(page);
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
};

const rows = () => boxesOf(page, '[data-cy="entityTable"]');
const heights = async () => (await rows()).map(({ height }) => Math.round(height));
const wholeInSight = async () => (await rows()).filter(({ bottom }) => bottom <= 900).length;

it('B18: compact density shows 20 rows of a list at 1280 x 900, remains after a reload, applies without a layout shift to another list, and to forms', async () => {
  await open('application-admin/diseases');
  expect(await wholeInSight()).toBeLessThan(20);
  expect(Math.min(...(await heights()))).toBe(44);
  await screen.field('listMenu').getByRole('button').first().click();
  await screen.field('density').click();
  expect(await heights()).toEqual(Array.from({ length: 20 }, () => 36));
  expect(await wholeInSight()).toBe(20);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);

  await watchShifts(page);
  await page.reload();
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  expect(Math.min(...(await heights()))).toBe(36);
  await browser.fault({ match: { path: '/api/laboratory-groups' }, delayMs: 700 });
  await page.goto('./#/application-admin/laboratory-groups');
  await page.locator('.table-skeleton, [aria-busy="true"]').first().waitFor();
  const before = await shifted(page);
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  expect(Math.min(...(await heights()))).toBe(36);
  expect((await shifted(page)) - before).toBeLessThan(MAX_SHIFT);

  await page.goto('./#/application-admin/symptoms/manage');
  await screen.field('name').waitFor();
  for (const selector of ['name', 'symptomGender', 'entityCreateSaveButton'])
    expect([selector, await styleOf(page, `[data-cy="${selector}"]`, 'font-size')]).toEqual([selector, '14px']);
  expect(await styleOf(page, '.fields .form-label', 'font-size')).toBe('14px');
  expect(await violationsOf(page)).toEqual([]);
});

const EDIT = '[data-cy="entityEditButton"]';

/** The right edges of the table and of its tools, in whole px. */
const rights = async () =>
  [await boxOf(page, '.data-table'), await boxOf(page, '.list-tools')].map(({ right }) => Math.round(right));

it('B18: row actions are muted until their row is hovered or has the focus, those rarely used are in the “…” menu, and empty cells show a dash that screen readers do not read', async () => {
  await open('application-admin/diseases');
  await page.mouse.move(0, 0);
  const [quiet, border] = [await styleOf(page, EDIT, 'color'), await styleOf(page, EDIT, 'border-top-color')];
  expect(border).toBe('rgba(0, 0, 0, 0)');
  await screen.field('entityTable').first().hover();
  const strong = await styleOf(page, EDIT, 'color');
  expect(strong).not.toBe(quiet);
  await page.mouse.move(0, 0);
  await screen.field('entityDeleteButton').first().focus();
  expect(await styleOf(page, EDIT, 'color')).toBe(strong);
  expect(await screen.field('entityDeleteButton').first().getAttribute('aria-label')).toMatch(/^Excluir /);

  expect(await screen.field('entityDuplicateButton').count()).toBe(0);
  const more = screen.field('entityMenu').last().getByRole('button');
  await more.focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Duplicar /);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await more.getAttribute('aria-expanded')).toBe('false');

  const empty = 'td.column-text:empty';
  expect(await styleOf(page, empty, 'content', '::before')).toBe('"–" / ""');
  expect(await page.locator(empty).first().ariaSnapshot()).not.toContain('–');
});

it('R123: coupons are turned off with a red outlined button and on with a green one, and fit at 1000 to 1280 px, with short columns below 64 px and all Edit buttons at the same left position', async () => {
  await open('application-admin/coupon');
  for (const [name, word] of [
    ['danger', '✕ Desativar'],
    ['success', '✓ Ativar'],
  ]) {
    const toggle = `[data-cy="toggleCoupon"].btn-outline-${name}`;
    expect((await page.locator(toggle).first().innerText()).replace(/\s+/g, ' ')).toBe(word);
    expect(await styleOf(page, toggle, 'background-color')).toBe('rgba(0, 0, 0, 0)');
    expect(await styleOf(page, toggle, 'border-top-color')).toBe(await styleOf(page, toggle, 'color'));
  }

  for (const width of [1000, 1200, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const cells = await boxesOf(page, 'td.column-name, td.column-choice');
    expect([width, Math.max(...cells.map(({ height }) => height)) < 64]).toEqual([width, true]);
    const [table, frame] = await rights();
    expect([width, table <= frame]).toEqual([width, true]);
  }
  const lefts = (await boxesOf(page, EDIT)).map(({ left }) => Math.round(left));
  expect(new Set(lefts).size).toBe(1);
});

it('the tables of users and customers have buttons that show their full labels and align in columns, and end where their tools end', async () => {
  await open('admin/user-management', 'everything');
  for (const [path, columns] of [
    ['admin/user-management', 5],
    ['application-admin/user-application', 4],
  ] as const) {
    await page.goto(`./#/${path}`);
    await page.waitForURL(url => url.hash.endsWith(path));
    await page.locator('[aria-busy="false"] [data-cy="entityTable"]').first().waitFor();
    await page.setViewportSize({ width: 1000, height: 900 });
    const [narrowTable, narrowFrame] = await rights();
    expect(narrowTable).toBe(narrowFrame);
    for (const width of [1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const buttons = await page.locator('td :is(.btn, .state):not(.record-link)').evaluateAll(all =>
        all.map(button => ({
          left: Math.round(button.getBoundingClientRect().left),
          isCut: button.scrollWidth > button.clientWidth,
        })),
      );
      const [table, frame] = await rights();
      expect([width, table]).toEqual([width, frame]);
      expect([width, new Set(buttons.map(({ left }) => left)).size]).toEqual([width, columns]);
      expect(buttons.filter(({ isCut }) => isCut)).toEqual([]);
    }
  }
});
