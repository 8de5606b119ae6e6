import type { Page } from 'playwright-core';
import { type Screen, screenOf } from '../support/form';
import { MAX_SHIFT, shifted, watchShifts } from '../support/layout-shifts';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const open = async (path: string, login = 'editor', viewport = { width: 1280, height: 900 }) => {
  page = await browser.newPage('pt-br', viewport);
  screen = screenOf(page);
  await signIn(page, login, path);
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
};

const chooseDensity = async () => {
  await screen.field('listMenu').getByRole('button').first().click();
  await screen.field('density').click();
};

const heights = () =>
  page
    .locator('[data-cy="entityTable"]')
    .evaluateAll(rows => rows.map(row => Math.round(row.getBoundingClientRect().height)));

const wholeInSight = () =>
  page
    .locator('[data-cy="entityTable"]')
    .evaluateAll(rows => rows.filter(row => row.getBoundingClientRect().bottom <= window.innerHeight).length);

const styleOf = (selector: string, name: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [of, before]) => getComputedStyle(element, before).getPropertyValue(of ?? ''), [name, pseudo]);

describe('compact density', () => {
  it('B18: shows 20 rows of a list at 1280 x 900', async () => {
    await open('application-admin/diseases');
    expect(await wholeInSight()).toBeLessThan(20);
    expect(Math.min(...(await heights()))).toBe(44);
    await chooseDensity();
    expect(await heights()).toEqual(Array.from({ length: 20 }, () => 36));
    expect(await wholeInSight()).toBe(20);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('remains after a reload, applies to another list, and causes no layout shift while that list loads', async () => {
    await open('application-admin/diseases');
    await chooseDensity();
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
  });

  it('shows fields, labels and buttons of a form in text of 14 px, also after a reload', async () => {
    await open('application-admin/symptoms', 'editor', { width: 1440, height: 900 });
    await chooseDensity();
    await page.goto('./#/application-admin/symptoms/manage');
    await page.reload();
    await screen.field('name').waitFor();
    for (const selector of ['name', 'symptomGender', 'entityCreateSaveButton'])
      expect([selector, await styleOf(`[data-cy="${selector}"]`, 'font-size')]).toEqual([selector, '14px']);
    expect(await styleOf('.fields .form-label', 'font-size')).toBe('14px');
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('row actions', () => {
  const EDIT = '[data-cy="entityEditButton"]';

  it('are muted until their row is hovered or has the focus, and have accessible names', async () => {
    await open('application-admin/diseases');
    await page.mouse.move(0, 0);
    const [quiet, border] = [await styleOf(EDIT, 'color'), await styleOf(EDIT, 'border-top-color')];
    expect(border).toBe('rgba(0, 0, 0, 0)');
    await screen.field('entityTable').first().hover();
    const strong = await styleOf(EDIT, 'color');
    expect(strong).not.toBe(quiet);
    await page.mouse.move(0, 0);
    await screen.field('entityDeleteButton').first().focus();
    expect(await styleOf(EDIT, 'color')).toBe(strong);
    expect(await screen.field('entityDeleteButton').first().getAttribute('aria-label')).toMatch(/^Excluir /);
  });

  it('B18: that are rarely used are in the "…" menu, which has no axe violation when it is open', async () => {
    await open('application-admin/diseases');
    expect(await screen.field('entityDuplicateButton').count()).toBe(0);
    const more = screen.field('entityMenu').last().getByRole('button');
    await more.focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Duplicar /);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await more.getAttribute('aria-expanded')).toBe('false');
  });

  it('R123: turn a coupon off with a red outlined button and on with a green one', async () => {
    await open('application-admin/coupon');
    for (const [name, word] of [
      ['danger', '✕ Desativar'],
      ['success', '✓ Ativar'],
    ]) {
      const toggle = `[data-cy="toggleCoupon"].btn-outline-${name}`;
      expect((await page.locator(toggle).first().innerText()).replace(/\s+/g, ' ')).toBe(word);
      expect(await styleOf(toggle, 'background-color')).toBe('rgba(0, 0, 0, 0)');
      expect(await styleOf(toggle, 'border-top-color')).toBe(await styleOf(toggle, 'color'));
    }
  });
});

it('roles and audit events are shown as names, with the code of the server in the title attribute', async () => {
  await open('admin/user-management', 'admin');
  expect(await page.getByTitle('ROLE_ADMIN').first().innerText()).toBe('Administrador');
  expect(await page.locator('tbody').innerText()).not.toContain('ROLE_');
  await page.goto('./#/admin/audits');
  expect(await page.getByTitle('AUTHENTICATION_FAILURE').first().innerText()).toBe('Entrada recusada');
});

describe('the table', () => {
  /** The right edges of the table and of its tools, in whole px. */
  const rights = () =>
    Promise.all(
      ['.data-table', '.list-tools'].map(part =>
        page.locator(part).evaluate(element => Math.round(element.getBoundingClientRect().right)),
      ),
    );

  it('has empty cells that show a dash, which screen readers do not read', async () => {
    await open('application-admin/diseases');
    const empty = 'td.column-dsm:empty';
    expect(await styleOf(empty, 'content', '::before')).toBe('"–" / ""');
    expect(await page.locator(empty).first().ariaSnapshot()).not.toContain('–');
  });

  it('of coupons fits at 1000 to 1280 px, with short columns below 64 px and all Edit buttons at the same left position', async () => {
    await open('application-admin/coupon');
    for (const width of [1000, 1200, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const cells = await page
        .locator('td.column-code, td.column-couponDiscountType')
        .evaluateAll(all => all.map(cell => cell.getBoundingClientRect().height));
      expect([width, Math.max(...cells) < 64]).toEqual([width, true]);
      const [table, frame] = await rights();
      expect([width, table <= frame]).toEqual([width, true]);
    }
    const lefts = await page
      .getByRole('button', { name: /^Editar / })
      .evaluateAll(all => all.map(button => Math.round(button.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(1);
  });

  it.each([
    ['application-admin/coupon', 'editor', 'expireDate'],
    ['application-admin/promotions', 'editor', 'link'],
    ['admin/user-management', 'admin', 'createdDate'],
  ])('of %s has cells with a date or a link that take one line at 1280 px', async (path, login, field) => {
    await open(path, login);
    const lines = await page.locator(`td.column-${field}`).evaluateAll(cells =>
      cells.map(cell => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      }),
    );
    expect(Math.max(...lines)).toBe(1);
  });

  it.each([
    ['admin/user-management', 'admin'],
    ['application-admin/user-application', 'editor'],
  ])(
    'of %s has buttons that show their full labels and align in columns, and ends where its tools end',
    async (path, login) => {
      await open(path, login);
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
        expect([width, new Set(buttons.map(({ left }) => left)).size]).toEqual([width, 4]);
        expect(buttons.filter(({ isCut }) => isCut)).toEqual([]);
      }
    },
  );
});
