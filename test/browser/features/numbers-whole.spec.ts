import type { Page } from 'playwright-core';
import { areas } from 'app/sections';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();

/** Each section once, in the first area that has it. */
const LISTS = areas
  .flatMap(({ path, sections }) => sections.map(section => ({ name: section.path, to: `${path}/${section.path}` })))
  .filter(({ name }, index, all) => all.findIndex(one => one.name === name) === index)
  .map(({ to }) => to);

const WIDTHS = [390, 1000, 1200, 1280, 1440, 1920];

/** Gives every amount and count of a list's rows six digits. */
const withLargeNumbers = (page: Page) =>
  page.route(
    url => url.pathname.includes('/api/'),
    async route => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const body: unknown = await response.json().catch(() => undefined);
      const rows: unknown = Array.isArray(body) ? body : Object(body).content;
      if (!Array.isArray(rows)) return route.fulfill({ response });
      for (const row of rows.filter(one => Object(one) === one)) {
        for (const [field, value] of Object.entries(row))
          if (typeof value === 'number' && field !== 'id' && !/percentage/i.test(field)) row[field] = 888_888.88;
        if ('couponDiscountType' in row) row.couponDiscountType = 'FIXED';
      }
      return route.fulfill({ response, json: body });
    },
  );

/** The numbers on the page that stand on two lines, or leave their cell. */
const brokenNumbers = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const { parentElement } = node;
      for (const match of (node.textContent ?? '').matchAll(/(R\$\s)?\d[\d.,/:]*\d%?/g)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const cell = parentElement?.closest('td')?.getBoundingClientRect();
        const isOut =
          cell && !parentElement?.closest('.cut, .record-link') && boxes.some(box => box.right > cell.right + 1);
        if (isOut || new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.add(match[0]);
      }
    }
    return [...found];
  });

it.each(['pt-br', 'en'] as const)(
  'F258: in %s, no number in any list is broken into two lines, from 390 to 1920 px, with amounts of six digits',
  async locale => {
    const page = await browser.signedIn('everything', '', undefined, locale);
    await withLargeNumbers(page);
    const broken: unknown[] = [];
    for (const path of LISTS) {
      await page.goto(`./#${path}`);
      await page.waitForFunction(
        () =>
          document.querySelector('h1') &&
          !document.querySelector('main :is(.busy, .table-skeleton, [aria-busy="true"])'),
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const numbers = await brokenNumbers(page);
        if (numbers.length > 0) broken.push([path, width, numbers.slice(0, 3)]);
      }
    }
    expect(broken).toEqual([]);
  },
);
