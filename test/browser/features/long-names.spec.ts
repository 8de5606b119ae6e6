import type { Page } from 'playwright-core';
import { isListed } from '../support/clock';
import { control } from '../support/control';
import { screenOf } from '../support/form';
import { firstButton } from '../support/roles';
import { browserOfSuite } from '../support/session';

const AREA = 'application-admin';
/** As long as a name may be, without a place where it could break. */
const NAME = 'W'.repeat(200);

const browser = browserOfSuite();
let page: Page;
const screen = () => screenOf(page);

/** What is wider than the window, and the texts that stand outside of the boxes that they belong to. */
const outside = () =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const leaves = (element: Element) => {
      if (element.matches('.visually-hidden') || getComputedStyle(element).textOverflow === 'ellipsis') return false;
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element.parentElement);
    };
    const nameOf = (element: Element) => `${element.tagName} ${element.className}`;
    const texts = [...document.querySelectorAll('body *')].filter(
      element => element.children.length === 0 && element.textContent?.includes('WWWW'),
    );
    const dialogs = [...document.querySelectorAll('.modal, .modal-content, .modal-body')];
    return [
      ...(document.documentElement.scrollWidth > clientWidth ? ['the page'] : []),
      ...dialogs.filter(({ scrollWidth, clientWidth: width }) => scrollWidth > width + 1).map(nameOf),
      ...texts.filter(leaves).map(nameOf),
    ];
  });

/** Stores a record by the API, as the signed-in user. */
const store = async (path: string, record: object) => {
  const token = await control.openSession('editor');
  const response = await fetch(`${browser.address}api/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(record),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: number };
};

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
  // What 1,280 px leave at a zoom of 400 %.
  { width: 320, height: 256 },
];

/** What is outside in any of the windows. */
const outsideOfAny = async () => {
  const found: unknown[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    found.push(...(await outside()).map(one => [size.width, one]));
  }
  await page.setViewportSize(WINDOWS[0]);
  return found;
};

describe('a name without a space stays inside windows of 320 to 1280 px', () => {
  it('in the list, in the question before a delete, and in the form', async () => {
    await store('groups', { name: NAME, displayLevelsBelow: false, childrenGroups: [] });
    page = await browser.signedIn('editor', `${AREA}/groups?search=${NAME}`, WINDOWS[0]);
    await firstButton(page, 'Excluir').waitFor();
    expect(await outsideOfAny()).toEqual([]);
    await firstButton(page, 'Excluir').click();
    await screen().dialog.waitFor();
    expect(await outsideOfAny()).toEqual([]);
    await page.keyboard.press('Escape');
    await firstButton(page, 'Editar').click();
    await page.getByLabel(/^Nome/).waitFor();
    expect(await outsideOfAny()).toEqual([]);
    await page.goto(`./#/`);
    await page.getByRole('main').getByText(NAME).first().waitFor();
    expect(await outsideOfAny()).toEqual([]);
  });

  it('in words, chosen records, the dialog that chooses, the palette and the messages', async () => {
    await store('disease-synonym', { name: NAME });
    await store('medical-criteria', { name: NAME, synonyms: [{ name: NAME }] });
    page = await browser.signedIn('editor', `${AREA}/medical-criteria?search=${NAME}`, WINDOWS[0]);
    await firstButton(page, 'Editar').click();
    await page.locator('.chips').first().waitFor();
    expect(await outsideOfAny()).toEqual([]);
    await page.getByLabel(/^Nome/).fill(`${NAME.slice(1)}X`);
    await screen().save();
    await isListed(page);
    expect(await outsideOfAny()).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.locator('.palette-input').fill('WWW');
    await page.locator('[role="option"]').getByText('WWWW').first().waitFor();
    expect(await outsideOfAny()).toEqual([]);
  });
});

const NUMBERED = [
  {
    path: 'diseases',
    column: 'column-id',
    api: '/api/diseases',
    row: { id: 1234567, name: 'Infarto agudo do miocárdio com complicações', cid: 'I21.9', dsm: 'x' },
  },
  {
    path: 'editor-contents',
    column: 'column-word',
    api: '/api/editor-content',
    row: { id: 123456, name: NAME, type: 'CONTENT_DISEASE', contentId: '123456' },
  },
];

it('an id stays on one line in its list, in windows of 360 to 1600 px', async () => {
  page = await browser.signedIn('editor');
  for (const { path, column, api, row } of NUMBERED) {
    const body = { content: [row], totalElements: 1 };
    await browser.fault({ match: { method: 'GET', path: api }, times: 'always', status: 200, body });
    await page.goto(`./#/${AREA}/${path}`);
    const cell = page.locator(`td.${column}`).first();
    await cell.waitFor();
    for (const width of [360, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await cell.evaluate(element => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        range.selectNodeContents(texts.nextNode() ?? element);
        return range.getClientRects().length;
      });
      expect([path, width, lines]).toEqual([path, width, 1]);
    }
  }
});

it('F40: neither a record without a name nor one with a name without a blank or from right to left widens a list of 360 px', async () => {
  const names = [null, 'x'.repeat(255), '\u202e\u05d0\u05d1\u200b', 'Nome'];
  const body = { content: names.map((name, at) => ({ id: at + 1, name })), totalElements: names.length };
  await browser.fault({ match: { path: '/api/disease-synonyms' }, status: 200, body, times: 'always' });
  page = await browser.signedIn('editor', `${AREA}/disease-synonym`, { width: 360, height: 740 });
  for (const at of names.keys()) {
    await screen().rows().nth(3).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await screen().field('entityEditButton').nth(at).click();
    await screen().field('entityCreateSaveButton').waitFor();
    await page.goBack();
  }
});
