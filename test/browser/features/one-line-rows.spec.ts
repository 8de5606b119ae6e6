import type { Locator, Page } from 'playwright-core';
import { boxesOf, boxOf } from '../support/boxes';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const LISTS = [
  'application-admin/user-application',
  'admin/user-management',
  'application-admin/notification',
  'application-admin/coupon',
  'application-admin/plans',
  'application-admin/promotions',
  'admin/audits',
];
const [CUSTOMERS, USERS] = LISTS;
const ROW = '[data-cy="entityTable"]';

const listed = async () => {
  await page.locator(`[aria-busy="false"] ${ROW}`).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
};

const open = async (path: string, width = 1280) => {
  page = await browser.signedIn('everything', path, { width, height: 900 });
  await listed();
};

/** The heights of the rows in px, each once. */
const heights = async () => [...new Set((await boxesOf(page, ROW)).map(({ height }) => Math.round(height)))];

/** How far the table reaches beyond the box of its tools, in px. */
const excess = async () => {
  const [table, box] = [await boxOf(page, '.data-table'), await boxOf(page, '.list-tools')];
  return Math.round(table.right - box.right);
};

/** The texts that leave their cell. Those that are cut are shown whole on request. */
const outside = () =>
  page.locator('.data-table :is(th, td)').evaluateAll(cells =>
    cells.flatMap(cell => {
      const { right } = cell.getBoundingClientRect();
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: (string | null)[] = [];
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        range.selectNodeContents(text);
        const isLeaving = range.getBoundingClientRect().right > right + 1;
        if (isLeaving && !text.parentElement?.closest('.cut, .record-link, .visually-hidden'))
          found.push(text.textContent);
      }
      return found;
    }),
  );

/** The text spacing of WCAG 1.4.12. A style element would be against the security policy. */
const spaceOut = (isOut: boolean) =>
  page.evaluate(on => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    );
    document.adoptedStyleSheets = on ? [spacing] : [];
  }, isOut);

it.each(['pt-br', 'en'] as const)(
  'in %s, each row of a list is one line from 1200 px on, no table is wider than its box, also with the text spacing of WCAG 1.4.12, and six customers are in view at 1280 x 900',
  async locale => {
    page = await browser.signedIn('everything', '', undefined, locale);
    for (const path of LISTS) {
      await page.goto(`./#/${path}`);
      await listed();
      for (const width of [1200, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect([path, width, await heights(), await excess(), await outside()]).toEqual([path, width, [44], 0, []]);
      }
      await page.setViewportSize({ width: 1200, height: 900 });
      await spaceOut(true);
      expect([path, await excess(), await outside()]).toEqual([path, 0, []]);
      await spaceOut(false);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`./#/${CUSTOMERS}`);
    await listed();
    await page.locator('.analytics summary').waitFor();
    expect((await boxesOf(page, ROW))[5].bottom).toBeLessThan(900);
    // Room for a name.
    expect((await boxOf(page, '.data-table th')).width).toBeGreaterThan(145);
  },
);

it('the columns of customers, users and notifications have the same width on the second page', async () => {
  page = await browser.signedIn('everything');
  const widths = async () => (await boxesOf(page, '.data-table th')).map(({ width }) => Math.round(width));
  for (const path of [CUSTOMERS, USERS, LISTS[2]]) {
    await page.goto(`./#/${path}`);
    await listed();
    const first = await widths();
    await page.getByRole('button', { name: 'Página 2', exact: true }).click();
    await page.locator('[aria-current="page"]').getByText('2', { exact: true }).waitFor();
    await listed();
    expect([path, await widths()]).toEqual([path, first]);
  }
});

const isWhole = (cut: Locator) =>
  cut.evaluate(element => {
    const box = element.getBoundingClientRect();
    const end = document.elementFromPoint(box.right - 4, box.top + box.height / 2);
    return element.scrollWidth <= element.clientWidth && element.contains(end);
  });

/** The e-mail that needs the most room of those in view. */
const longestEmail = async () => {
  const emails = page.locator('td.column-email .cut');
  const lengths = (await emails.allTextContents()).map(text => text.length);
  return emails.nth(lengths.indexOf(Math.max(...lengths)));
};

it('the e-mail of a customer is shown whole under the pointer or the focus of the keyboard, and is cut again after Esc', async () => {
  await open(CUSTOMERS, 1200);
  const email = await longestEmail();
  expect(await isWhole(email)).toBe(false);
  await email.hover();
  expect(await isWhole(email)).toBe(true);
  expect(await heights()).toEqual([44]);
  await page.keyboard.press('Escape');
  expect(await isWhole(email)).toBe(false);
  await page.mouse.move(0, 0);
  await email.evaluate(element => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input')];
    all[all.indexOf(element as HTMLElement) - 1]?.focus();
  });
  await page.keyboard.press('Tab');
  expect(await email.evaluate(element => element === document.activeElement)).toBe(true);
  expect(await isWhole(email)).toBe(true);
});

it('of three authorities of a user, the first one and “+2” are shown, and all of them under the pointer, to the keyboard and to a screen reader; View and Delete are behind “…”', async () => {
  const names = ['Usuário do Smart Bula', 'Administrador do aplicativo', 'Usuário'];
  await open(USERS);
  const row = page.locator(ROW).filter({ hasText: 'leaflet@' });
  const roles = row.locator('td.column-authorities .cut');
  /** The names that are not clipped. */
  const seen = () =>
    roles
      .locator('.badge')
      .evaluateAll(all => all.filter(one => getComputedStyle(one).clipPath === 'none').map(one => one.textContent));
  await roles.waitFor();
  expect(await seen()).toEqual(names.slice(0, 1));
  expect(await roles.evaluate(element => getComputedStyle(element, '::after').content)).toMatch(/2/);
  expect(await roles.ariaSnapshot()).toContain(names.join(' '));
  await roles.hover();
  expect(await seen()).toEqual(names);
  expect(await isWhole(roles)).toBe(true);
  expect(await heights()).toEqual([44]);
  await page.keyboard.press('Escape');
  // Browsers tell so of what comes under a resting pointer when the layout changes.
  await roles.locator('.badge').nth(1).dispatchEvent('mouseover');
  expect(await seen()).toEqual(names.slice(0, 1));
  await page.mouse.move(0, 0);
  await row.locator('td.column-email a').focus();
  await page.keyboard.press('Tab');
  expect(await seen()).toEqual(names);
  expect(await violationsOf(page)).toEqual([]);

  const labels = () => row.locator('.row-actions :is(a, button)').evaluateAll(all => all.map(one => one.textContent));
  expect(await labels()).toEqual(['Editar', 'Permissões', 'Desativar', '…Mais ações: leaflet']);
  await row.locator('[data-cy="entityMenu"] button').press('ArrowDown');
  expect(await labels()).toEqual(['Editar', 'Permissões', 'Desativar', '…Mais ações: leaflet', 'Ver', 'Excluir']);
});

const TOGGLE = '[data-cy="toggleActivated"]:not(:disabled)';

it('an account that is toggled in the list of customers or users keeps the focus on its button', async () => {
  for (const path of [CUSTOMERS, USERS]) {
    await open(path);
    const toggle = page.locator(`${ROW} ${TOGGLE}`).first();
    const before = await toggle.getAttribute('aria-label');
    await toggle.press('Enter');
    await page.waitForFunction(
      ([selector, label]) =>
        document.activeElement?.matches(selector) && document.activeElement.getAttribute('aria-label') !== label,
      [TOGGLE, before ?? ''] as const,
    );
  }
});
