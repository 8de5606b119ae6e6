import type { Locator, Page } from 'playwright-core';
import { boxesOf, boxOf } from '../support/boxes';
import { LISTS, openList, ROW } from '../support/lists';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const CUSTOMERS = 'application-admin/user-application';
const USERS = 'admin/user-management';
const NOTIFICATIONS = 'application-admin/notification';

const WIDTHS = [1200, 1280, 1440, 1920];

/**
 * The lists whose rows are not one line at each of these widths, with the width in px from which they are, and the
 * reason.
 */
const LATER: Readonly<Record<string, { from: number; because: string }>> = {
  'medicine-leaflets': { from: 1280, because: 'the names of a leaflet and of its children are read whole' },
  interactions: { from: 1920, because: 'all groups and substances are named: that is what the list is for' },
  'pediatric-doses': { from: 1440, because: 'a name ends with the strength, which must never be cut' },
  'application-pictures': { from: Infinity, because: 'a row is as high as its picture' },
  'synonym-group': { from: Infinity, because: 'it has cards, with all words of a group' },
};

const open = async (path: string, width = 1280) => {
  page = await browser.signedIn('everything', '', { width, height: 900 });
  await openList(page, path);
};

/** The heights of the rows in px, each once. */
const heights = async () => [...new Set((await boxesOf(page, ROW)).map(({ height }) => Math.round(height)))];

/** How far the table reaches beyond the box of its tools, in px. Cards have no table. */
const excess = () =>
  page.evaluate(() => {
    const [table, tools] = ['.data-table', '.list-tools'].map(one => document.querySelector(one));
    return table && tools ? Math.round(table.getBoundingClientRect().right - tools.getBoundingClientRect().right) : 0;
  });

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

const isOneLineAt = async (width: number) => {
  await page.setViewportSize({ width, height: 900 });
  return Math.max(...(await heights())) === 44;
};

it.each(['pt-br', 'en'] as const)(
  'in %s, a coupon has its buttons on one line at 853 px, as a laptop of 1280 px has at 150 %% zoom',
  async locale => {
    page = await browser.signedIn('everything', '', { width: 853, height: 900 }, locale);
    await openList(page, 'application-admin/coupon');
    const buttons = await boxesOf(page, `${ROW}:first-child .row-actions .btn`);
    expect(new Set(buttons.map(({ top, bottom }) => Math.round(top + bottom)))).toHaveProperty('size', 1);
  },
);

it.each(['pt-br', 'en'] as const)(
  'F256: in %s, each row of each list is one line from 1200 px on, but for those that this test names with a reason; no list is wider than its box, also with the text spacing of WCAG 1.4.12',
  async locale => {
    page = await browser.signedIn('everything', '', undefined, locale);
    for (const { path, to } of LISTS) {
      await openList(page, to);
      const from = LATER[path]?.from ?? 0;
      for (const width of WIDTHS) {
        const isOneLine = await isOneLineAt(width);
        expect([path, width, isOneLine || width < from, await excess(), await outside()]).toEqual([
          path,
          width,
          true,
          0,
          [],
        ]);
      }
      await page.setViewportSize({ width: 1200, height: 900 });
      await spaceOut(true);
      expect([path, await excess(), await outside()]).toEqual([path, 0, []]);
      await spaceOut(false);
    }
  },
);

it('F256: each list with a reason for rows of two lines has such a row at 1200 px, in one of the languages', async () => {
  const found = new Set<string>();
  for (const locale of ['pt-br', 'en'] as const) {
    page = await browser.signedIn('everything', '', undefined, locale);
    for (const { path, to } of LISTS.filter(one => one.path in LATER)) {
      await openList(page, to);
      if (!(await isOneLineAt(1200))) found.add(path);
    }
  }
  expect([...found].sort()).toEqual(Object.keys(LATER).sort());
});

/** The widths from a laptop at a zoom of 150 % on, and those at which the columns change. In px. */
const TABLE_WIDTHS = [720, 768, 853, 992, 1024, 1280];

/** Whether the rows are a table, how far the page is too wide, and how many buttons are outside of the window. */
const table = () =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      rows: getComputedStyle(document.querySelector('.data-table tbody tr') ?? document.body).display,
      excess: Math.max(0, scrollWidth - clientWidth),
      unreachable: [...document.querySelectorAll('td .btn')].filter(
        one => one.getBoundingClientRect().right > clientWidth,
      ).length,
    };
  });

it.each(['pt-br', 'en'] as const)(
  'in %s, each list is a table from 720 px on, no wider than the page, with its texts in their cells and its buttons in the window; below, it has cards',
  async locale => {
    page = await browser.signedIn('everything', '', undefined, locale);
    for (const { path, to } of LISTS.filter(one => one.path !== 'synonym-group')) {
      await openList(page, to);
      for (const width of TABLE_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect([path, width, await table(), await excess(), await outside()]).toEqual([
          path,
          width,
          { rows: 'table-row', excess: 0, unreachable: 0 },
          0,
          [],
        ]);
      }
      await page.setViewportSize({ width: 719, height: 900 });
      expect([path, await table()]).toEqual([path, { rows: 'block', excess: 0, unreachable: 0 }]);
    }
  },
);

it.each(['pt-br', 'en'] as const)(
  'in %s, e-mails and the first authority of each user are whole at 1280 px, so that “Administrador” is not taken for “Administrador do aplicativo”',
  async locale => {
    page = await browser.signedIn('everything', '', undefined, locale);
    for (const [path, cut] of [
      [CUSTOMERS, 'td.column-address .cut'],
      [USERS, 'td.column-address .cut'],
      [USERS, 'td.column-badges .badge:first-child'],
    ] as const) {
      await openList(page, path);
      const texts = await page.locator(cut).evaluateAll(all =>
        all.map(one => ({
          text: one.textContent,
          isWhole: one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight,
        })),
      );
      expect(texts.length).toBeGreaterThan(10);
      expect([path, texts.filter(one => !one.isWhole)]).toEqual([path, []]);
    }
  },
);

it('six customers are in view at 1280 x 900, with room for their names', async () => {
  await open(CUSTOMERS);
  await page.locator('.analytics summary').waitFor();
  expect((await boxesOf(page, ROW))[5].bottom).toBeLessThan(900);
  expect((await boxOf(page, '.data-table th')).width).toBeGreaterThan(120);
});

it('the columns of customers, users and notifications have the same width on the second page', async () => {
  page = await browser.signedIn('everything');
  const widths = async () => (await boxesOf(page, '.data-table th')).map(({ width }) => Math.round(width));
  for (const path of [CUSTOMERS, USERS, NOTIFICATIONS]) {
    await openList(page, path);
    const first = await widths();
    await page.getByRole('button', { name: 'Página 2', exact: true }).click();
    await page.locator('[aria-current="page"]').getByText('2', { exact: true }).waitFor();
    await page.locator('[aria-busy="false"] [data-cy="entityTable"]').first().waitFor();
    expect([path, await widths()]).toEqual([path, first]);
  }
});

const isWhole = (cut: Locator) =>
  cut.evaluate(element => {
    const box = element.getBoundingClientRect();
    const end = document.elementFromPoint(box.right - 4, box.top + box.height / 2);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    return scrollWidth <= clientWidth && scrollHeight <= clientHeight && element.contains(end);
  });

/** The e-mail that needs the most room of those in view. */
const longestEmail = async () => {
  const emails = page.locator('td.column-address .cut');
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
  const roles = row.locator('td.column-badges .cut');
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
  await row.locator('td.column-address a').focus();
  await page.keyboard.press('Tab');
  expect(await seen()).toEqual(names);
  expect(await violationsOf(page)).toEqual([]);

  const labels = () => row.locator('.row-actions :is(a, button)').evaluateAll(all => all.map(one => one.textContent));
  expect(await labels()).toEqual(['Editar', 'Permissões', 'Desativar', '…Mais ações: leaflet']);
  await row.locator('[data-cy="entityMenu"] button').press('ArrowDown');
  expect(await labels()).toEqual(['Editar', 'Permissões', 'Desativar', '…Mais ações: leaflet', 'Ver', 'Excluir']);
});

const TOGGLE = '[data-cy="toggleActivated"]:not(:disabled)';

const MENU = '[data-cy="entityMenu"] button';

/** The control is pressed by the keyboard; then the state reads otherwise, and the focus is on `holder`. */
const turned = async (control: Locator, holder: string) => {
  const before = await page.locator(`${ROW} .state`).first().innerText();
  await control.press('Enter');
  await page.waitForFunction(
    ([row, word, focused]) =>
      document.querySelector(`${row} .state`)?.textContent !== word && document.activeElement?.matches(focused),
    [ROW, before, holder] as const,
  );
};

it('an account whose state is changed keeps the focus: on its button in the list of users, on the menu of its row in the list of customers', async () => {
  await open(USERS);
  await turned(page.locator(`${ROW} ${TOGGLE}`).first(), TOGGLE);
  await open(CUSTOMERS);
  await page.locator(`${ROW} ${MENU}`).first().press('Enter');
  await turned(page.locator(TOGGLE), MENU);
});
