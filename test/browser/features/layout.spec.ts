import type { Page } from 'playwright-core';
import jhipster6105 from '../../backend-answers/jhipster-6.10.5.json';
import { boxesOf, boxOf } from '../support/boxes';
import { hold } from '../support/hold';
import { moved, shifted, watchMoves } from '../support/layout-shifts';
import { control, firstButton } from '../support/roles';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

/** The left and right edges of a part of the page. In px. */
const edgesOf = async (selector: string) => {
  const { left, right } = await boxOf(page, selector);
  return { left, right };
};

const WINDOWS = [1280, 1440, 1920];

/** Measures in windows of these widths. In px. */
const atEach = async <T>(widths: readonly number[], measure: () => Promise<T>) => {
  const found: [number, T][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push([width, await measure()]);
  }
  return found;
};

const editFirst = () => firstButton(page, 'Editar').click();

it('the title, tools, table, form and save bar have the same left and right edges, at 1280, 1440 and 1920 px', async () => {
  page = await browser.signedIn('editor', 'application-admin/diseases');
  await page.locator('main table').waitFor();
  const titles = await atEach(WINDOWS, () => edgesOf('.page-title'));
  for (const part of ['.list-tools', 'main table']) expect(await atEach(WINDOWS, () => edgesOf(part))).toEqual(titles);
  await editFirst();
  for (const part of ['.manage-page .page-title', '.form-columns', '.save-bar'])
    expect(await atEach(WINDOWS, () => edgesOf(part))).toEqual(titles);
  expect(titles.filter(([, { left, right }]) => right - left > 1440)).toEqual([]);
});

it('a field that gets the focus by Tab is never below the save bar', async () => {
  page = await browser.signedIn('editor', 'application-admin/notification/manage', { width: 1280, height: 640 });
  await page.locator('.save-bar').waitFor();
  await page.locator('.fields input').first().focus();
  const visited: { isVisible: boolean; isField: boolean }[] = [];
  do {
    await page.keyboard.press('Tab');
    visited.push(
      await page.evaluate(() => {
        const field = document.activeElement ?? document.body;
        const bar = document.querySelector('.save-bar') ?? document.body;
        return {
          isField: field.closest('.fields') !== null,
          isVisible: bar.contains(field) || field.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top,
        };
      }),
    );
  } while (visited.at(-1)?.isField);
  expect(visited.length).toBeGreaterThan(10);
  expect(visited.filter(({ isVisible }) => !isVisible)).toEqual([]);
});

it('short forms fit a window of 1440 × 900 px, and the footer stands below the middle of the content', async () => {
  page = await browser.signedIn('editor', 'application-admin/plans', { width: 1440, height: 900 });
  await page.getByRole('navigation', { name: 'Seções' }).waitFor();
  await page.locator('.app-footer').waitFor();
  const middles = await page.evaluate(() => {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('.app-footer') ?? document.body);
    return [document.querySelector('main'), words].map(part => {
      const { left = 0, right = 0 } = part?.getBoundingClientRect() ?? {};
      return (left + right) / 2;
    });
  });
  expect(middles[1]).toBeCloseTo(middles[0], 0);

  for (const path of ['notification/manage', 'symptoms/manage', 'risk-factor/manage', 'coupon/manages']) {
    await page.goto(`./#/application-admin/${path}`);
    await page.waitForURL(url => url.hash.endsWith(path));
    await page.locator('.save-bar').waitFor();
    expect([path, await page.evaluate(() => document.documentElement.scrollHeight)]).toEqual([path, 900]);
  }
});

it('the metrics of a real server are in view together at 1440 × 900, in two columns', async () => {
  const respondWith = async (path: string, name: string) =>
    browser.fault({
      match: { method: 'GET', path: `/management/${path}` },
      status: 200,
      body: JSON.stringify(jhipster6105.answers.find(answer => answer.name === name)?.body),
      contentType: 'application/json',
    });
  await respondWith('metrics', 'metrics');
  await respondWith('threaddump', 'threads');
  page = await browser.signedIn('admin', 'admin/metrics', { width: 1440, height: 900 });
  await page.locator('.metrics-columns').waitFor();
  const parts = () => boxesOf(page, '.metrics-columns section');
  const boxes = await parts();
  expect(boxes).toHaveLength(5);
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(900);
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(2);
  await page.setViewportSize({ width: 1199, height: 900 });
  expect(new Set((await parts()).map(({ left }) => left)).size).toBe(1);
  await page.locator('[data-cy="threadDump"] > summary').click();
  expect(await violationsOf(page)).toEqual([]);
});

describe('the right column of a form', () => {
  it('is beside the fields and aligned with them from 1200 px on', async () => {
    page = await browser.signedIn('editor', 'application-admin/symptoms');
    await editFirst();
    await page.locator('.linked-records').waitFor();
    for (const width of [1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('.form-columns.two-columns').waitFor();
      const [fields, aside, edges] = [
        await boxOf(page, '.fields'),
        await boxOf(page, '.form-aside'),
        await edgesOf('.page-title'),
      ];
      expect([fields.left, aside.right]).toEqual([edges.left, edges.right]);
      expect(aside.top).toBe(fields.top);
      expect(aside.left - fields.right).toBeCloseTo(24, 2);
      expect(fields.right - fields.left).toBeLessThanOrEqual(770);
      const notes = (await boxesOf(page, '.form-aside > *')).map(({ left, right }) => [left, right]);
      expect(notes).toEqual(notes.map(() => [aside.left, aside.right]));
      expect(notes.length).toBeGreaterThan(1);
    }
  });

  it('shows a date on one line at 1200 px', async () => {
    page = await browser.signedIn('editor', 'application-admin/promotions', { width: 1200, height: 900 });
    await editFirst();
    const date = page.locator('.form-note dd').last();
    expect(await date.innerText()).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
    const lines = await date.evaluate(element => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  it('leaves its space to the box of the fields while it is empty, and does not resize a field when it has errors', async () => {
    page = await browser.signedIn('editor', 'application-admin/risk-factor/manage');
    const before = await edgesOf('input[name="name"]');
    expect(await edgesOf('.form-columns')).toEqual(await edgesOf('.page-title'));
    const [fields, end] = [await boxOf(page, '.fields'), await boxOf(page, '.form-aside')];
    expect([end.top, end.bottom, end.right]).toEqual([fields.top, fields.bottom, (await edgesOf('.page-title')).right]);
    await page.keyboard.press('Control+s');
    await page.locator('.form-aside').getByRole('button', { name: 'Nome' }).waitFor();
    expect(await edgesOf('input[name="name"]')).toEqual(before);
  });

  const PLACES = ['.page-title', '.skip-link', '.fields', '.alert', '.form-index', '.linked-records', '.save-bar'];
  const focusedPlace = () =>
    page.evaluate(places => places.find(place => document.activeElement?.closest(place)), PLACES);

  /** The parts of the page that Tab visits, from the page's title up to the save bar. */
  const placesOfTab = async () => {
    await page.locator('.page-title a').first().focus();
    const places = new Set<string | undefined>();
    for (let at = await focusedPlace(); at !== '.save-bar'; at = await focusedPlace()) {
      places.add(at);
      await page.keyboard.press('Tab');
    }
    return [...places];
  };

  it('comes after the fields in the tab order; at 1199 px it stands around them, with the index above, and a field keeps the focus when the window narrows', async () => {
    page = await browser.signedIn('editor', 'application-admin/diseases');
    await editFirst();
    await control(page, 'textbox', 'Nome').fill('');
    await page.keyboard.press('Control+s');
    await page.locator('.form-columns .alert button').waitFor();
    expect(await placesOfTab()).toEqual([
      '.page-title',
      '.skip-link',
      '.fields',
      '.alert',
      '.form-index',
      '.linked-records',
    ]);
    const cid = control(page, 'textbox', 'CID');
    await cid.focus();
    await page.setViewportSize({ width: 1199, height: 900 });
    await page.locator('.form-columns:not(.two-columns)').waitFor();
    expect(await cid.evaluate(field => field === document.activeElement)).toBe(true);
    const [index, fields, facts] = [
      await boxOf(page, '.form-index'),
      await boxOf(page, '.fields'),
      await boxOf(page, '.form-note'),
    ];
    expect(index.bottom).toBeLessThanOrEqual(fields.top);
    expect(facts.top).toBeGreaterThanOrEqual(fields.bottom);
    expect([index.left, facts.left, facts.right]).toEqual([fields.left, fields.left, fields.right]);
    expect(await placesOfTab()).toEqual(['.page-title', '.alert', '.form-index', '.fields', '.linked-records']);
  });

  it('has an index that is reached by F6 and by a skip link, stays visible while scrolling and after a jump, and shows errors without moving a field', async () => {
    page = await browser.signedIn('editor', 'application-admin/diseases/manage');
    const first = page.locator('.form-index button:focus');
    await control(page, 'textbox', 'CID').focus();
    await page.keyboard.press('F6');
    await first.getByText('Identificação').waitFor();
    await control(page, 'textbox', 'Nome').focus();
    await page.keyboard.press('Shift+Tab');
    const skip = page.getByRole('button', { name: 'Ir para as partes do formulário' });
    expect((await skip.boundingBox())?.width).toBeGreaterThan(100);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await first.getByText('Identificação').waitFor();

    const link = page.getByRole('navigation', { name: 'Partes do formulário' }).getByRole('button').last();
    await link.click();
    const places = await atEach(WINDOWS, () => link.evaluate(element => element.getBoundingClientRect().toJSON()));
    expect(places.filter(([, { top, bottom }]) => top <= 48 || bottom >= 900)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const before = await boxOf(page, 'input[name="name"]');
    await page.keyboard.press('Control+s');
    await page.locator('.form-aside').getByRole('button', { name: 'Nome' }).waitFor();
    expect(await boxOf(page, 'input[name="name"]')).toEqual(before);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const aside = await boxOf(page, '.form-aside');
    expect(aside.top).toBeGreaterThan(48);
    expect(aside.bottom).toBeLessThan(900);
  });
});

describe('late loading causes no layout shift in the form', () => {
  /** The header and the rail are left out: they wait for their own calls. */
  const SCREEN = 'main, .app-footer';

  it('of diseases when code is late', async () => {
    page = await browser.newPage();
    await watchMoves(page, SCREEN);
    await signIn(page, 'editor', 'application-admin/diseases');
    await editFirst();
    await page.locator('.manage-page .fields').waitFor();
    const { release } = await hold(page, /\/assets\/(manage|forms)-/);
    await page.reload();
    await page.locator('.skeleton-title').waitFor();
    await shifted(page);
    release();
    await page.locator('.manage-page .fields').waitFor();
    expect(await moved(page)).toEqual([]);
  });

  it.each([
    [
      'a push, with the name of its content',
      'editor',
      'application-admin/notification',
      /\/api\/(diseases|medicine-leaflets|semiologies|laboratories|illustrated-procedures)/,
      '.field:has([data-cy="contentId"]) .form-text',
    ],
    [
      'a user, with the profiles that there are',
      'admin',
      'admin/user-management',
      /\/api\/users\/authorities/,
      '[data-cy="profiles"] .form-check:nth-of-type(5)',
    ],
  ])('of %s arriving late', async (_what, login, list, requests, part) => {
    page = await browser.signedIn(login, list);
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('.manage-page .fields input').first().waitFor();
    await watchMoves(page, SCREEN);
    const { release } = await hold(page, requests);
    await page.reload();
    await page.locator('.manage-page .fields input').first().waitFor();
    release();
    await page.locator(part).filter({ hasText: /\w/ }).first().waitFor();
    expect(await moved(page)).toEqual([]);
  });
});

it('the brand, the environment ribbon and the menu button share one line on a screen of 360 px', async () => {
  page = await browser.signedIn('editor', 'application-admin/plans', { width: 360, height: 800 });
  const parts = [
    await boxOf(page, '.navbar-brand'),
    await boxOf(page, '.ribbon'),
    await boxOf(page, '.navbar-toggler'),
  ];
  expect((await boxOf(page, '.app-header')).bottom).toBe(48);
  expect(parts.every(({ bottom }) => bottom <= 48)).toBe(true);
  expect(parts[1].left).toBeGreaterThan(parts[0].right);
  expect(parts[2].left).toBeGreaterThan(parts[1].right);
});

describe('rows of fields', () => {
  const lefts = async (selector: string) => (await boxesOf(page, selector)).map(({ left }) => Math.round(left));

  it('are one line each at 1200 px, aligned with a shared header, and show a label for each field at 390 px', async () => {
    page = await browser.signedIn('editor', 'application-admin/medical-calculators', { width: 1200, height: 900 });
    await editFirst();
    const row = '[data-cy="formulaParams"] > .aligned-rows > .field-rows > li:nth-child(2)';
    const controls = `${row} :is(input, select, button)`;
    await page.locator(controls).first().waitFor();
    const middles = (await boxesOf(page, controls)).map(({ top, bottom }) => Math.round((top + bottom) / 2));
    expect(new Set(middles).size).toBe(1);
    expect(await lefts('[data-cy="formulaParams"] > .aligned-rows > .rows-head > span')).toEqual(
      await lefts(`${row} > [role] > .field-row > .field`),
    );
    // Each field keeps its label for screen readers.
    expect(await page.locator(row).getByLabel('Código').count()).toBe(1);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await page.locator('[data-cy="formulaParams"] .rows-head').isVisible()).toBe(false);
    expect(await page.locator('[data-cy="formulaParams"] .form-label').first().isVisible()).toBe(true);
  });
});

it('R101: synonym groups are shown as three cards in a row and nine on a page', async () => {
  page = await browser.signedIn('editor', 'application-admin/synonym-group');
  await page.locator('.card-grid[aria-busy="false"] li').first().waitFor();
  const tops = (await boxesOf(page, '.card-grid > li')).map(({ top }) => Math.round(top));
  expect([...new Set(tops)].map(top => tops.filter(one => one === top).length)).toEqual([3, 3, 3]);
});
