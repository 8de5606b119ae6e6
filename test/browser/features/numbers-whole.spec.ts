import type { Page } from 'playwright-core';
import { LISTS, openList } from '../support/lists';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();

/** A phone, the narrowest table, and where the columns change their widths, in px. */
const WIDTHS = [390, 720, 992, 1200, 1280, 1440, 1920];

/** Gives every amount and count of a list's rows six digits, and every discount is an amount. */
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

/**
 * The numbers, amounts, days and times of the list that stand on two lines or leave their cell. What is cut on purpose
 * is shown whole on request; digits after letters are a part of that word, such as a coupon's code.
 */
const brokenNumbers = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (node.parentElement?.closest('.visually-hidden')) continue;
      const cell = node.parentElement?.closest('td');
      const isCut = node.parentElement?.closest('.cut, .record-link');
      const right = cell && !isCut ? cell.getBoundingClientRect().right + 1 : Infinity;
      for (const match of (node.textContent ?? '').matchAll(/(?<![\p{L}\d])(R\$\s)?\d[\d.,/:]*%?/gu)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        if (lines.size > 1 || boxes.some(box => box.right > right)) found.add(match[0]);
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
    for (const { to } of LISTS) {
      await openList(page, to);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const numbers = await brokenNumbers(page);
        if (numbers.length > 0) broken.push([to, width, numbers.slice(0, 3)]);
      }
    }
    expect(broken).toEqual([]);
  },
);
