import type { Page, Request } from 'playwright-core';
import { textOf } from '../support/download';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const open = async (path: string, locale: 'pt-br' | 'en' = 'pt-br', login = 'editor') => {
  page = await browser.newPage(locale);
  screen = screenOf(page);
  await signIn(page, login, `application-admin/${path}`);
  await page.locator('.list-page [aria-busy="false"]').first().waitFor();
};

const exportCsv = async () => {
  await screen.field('listMenu').click();
  const [download] = await Promise.all([page.waitForEvent('download'), screen.field('exportCsv').click()]);
  return { name: download.suggestedFilename(), text: await textOf(download) };
};

describe('a CSV export of the search results', () => {
  it.each([
    ['pt-br', ';'],
    ['en', ','],
  ] as const)('B12: has all pages in %s, and the list on screen does not change', async (locale, separator) => {
    await open('diseases?page=2&search=a', locale);
    const count = await page.locator('.item-count').innerText();
    const total = Number(count.replace(/.* /, '').replace(/[.,]/g, ''));
    expect(total).toBeGreaterThan(40);
    const { name, text } = await exportCsv();

    expect(name).toMatch(/^diseases-\d{4}-\d\d-\d\d\.csv$/);
    expect(text.startsWith('\uFEFFID'.concat(separator))).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1);
    expect(await page.locator('.item-count').innerText()).toBe(count);
    await page.locator('.export-panel .alert-success').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const requested = (await browser.log()).filter(({ path }) => path === '/api/diseases').slice(1);
    expect(requested.every(({ query }) => query.name === 'a' && query.size === '20')).toBe(true);
    expect(requested).toHaveLength(Math.ceil(total / 20));
  });

  it('that fails shows an error without an axe violation, and completes after a retry', async () => {
    await open('diseases');
    await browser.fault({ match: { path: '/api/diseases' }, status: 503, times: 1 });
    await screen.field('listMenu').click();
    expect(await violationsOf(page)).toEqual([]);
    await screen.field('exportCsv').click();
    await page.locator('.export-panel .alert-danger').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.export-panel .alert-danger button').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    expect(await page.locator('.list-page > .alert-danger').count()).toBe(0);
  });
});

const duplicateFirst = async () => {
  await screen.field('entityMenu').first().getByRole('button').click();
  await screen.field('entityDuplicateButton').click();
};

describe('Duplicate', () => {
  it('B12: on a leaflet posts the copied fields without ids, apart from those of linked records', async () => {
    await open('medicine-leaflets', 'en');
    const [name] = (await screen.field('entityTable').first().locator('td').allInnerTexts()).slice(1);
    await duplicateFirst();
    await screen.field('entityCreateSaveButton').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^New/);
    expect(await page.locator('[name="name"]').inputValue()).toBe(`${name} (copy)`);
    expect(await violationsOf(page)).toEqual([]);
    await screen.save();
    await screen.isListed();

    const [{ method, body }, ...more] = await browser.writes();
    const { medicineGroups, substances, ...own } = body as Record<string, unknown>;
    expect([method, more]).toEqual(['POST', []]);
    expect(JSON.stringify(own)).not.toContain('"id"');
    expect([medicineGroups, substances].every(Array.isArray)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('on a coupon leaves the code empty', async () => {
    await open('coupon');
    await duplicateFirst();
    await screen.field('entityCreateSaveButton').waitFor();
    expect(await page.locator('[name="code"]').inputValue()).toBe('');
  });
});

describe('Previous and next record', () => {
  it('B12: cross a page boundary with one request', async () => {
    await open('diseases');
    await screen.field('entityEditButton').last().click();
    await screen.field('nextRecord').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const before = (await browser.log()).length;
    await page.keyboard.press('Alt+PageDown');
    await page.locator('#record-position', { hasText: /^21 / }).waitFor();
    const more = (await browser.log()).slice(before).filter(({ path }) => path === '/api/diseases');
    expect(more.map(({ query }) => query)).toEqual([{ size: '20', page: '1' }]);
    expect(await violationsOf(page)).toEqual([]);

    await page.reload();
    await screen.field('previousRecord').click();
    await page.locator('#record-position', { hasText: /^20 / }).waitFor();
    await screen.field('entityCreateCancelButton').click();
    await screen.field('entityTable').first().waitFor();
    expect(new URL(page.url()).hash).toBe('#/application-admin/diseases');
  });
});

describe('Column choice', () => {
  it('B12: hides a column on screen and in the CSV file, also after a reload, but not for another user', async () => {
    await open('diseases');
    await screen.field('listMenu').click();
    await screen.field('chooseColumns').click();
    await screen.dialog.getByLabel('DSM').click();
    expect(await violationsOf(page)).toEqual([]);
    await screen.dialog.locator('.btn-primary').click();
    await page.locator('th.column-dsm').waitFor({ state: 'detached' });
    expect((await exportCsv()).text.split('\r\n')[0]).not.toContain('DSM');

    await page.reload();
    await page.locator('th.column-name').waitFor();
    expect(await page.locator('th.column-dsm').count()).toBe(0);
    await page.goto('./#/logout');
    await page.waitForURL(/#\/$/);
    await signIn(page, 'everything', 'login');
    await page.goto('./#/application-admin/diseases');
    await page.locator('th.column-dsm').waitFor();
  });
});

describe('Pickers', () => {
  const openSymptoms = async (locale: 'pt-br' | 'en' = 'pt-br') => {
    await open('diseases', locale);
    await screen.field('entityEditButton').first().click();
    await screen.field('diseaseSymptoms').locator('> .btn').first().click();
    await screen.dialog.locator('[data-option]').first().waitFor();
  };

  it('B9: show only the response to the last search, and add an option with ArrowDown and Enter', async () => {
    await openSymptoms();
    await browser.fault({ match: { path: '/api/symptoms' }, order: [3000, 100] });
    const search = screen.dialog.locator('[data-cy="search"]');
    const overtaken = new Promise<void>(resolve => {
      const end = (request: Request) => {
        if (request.url().includes('name=febre')) resolve();
      };
      page.on('requestfinished', end);
      page.on('requestfailed', end);
    });
    await search.fill('febre');
    await search.press('Enter');
    await search.fill('dispneia');
    await search.press('Enter');
    const first = screen.dialog.locator('[data-option]').first();
    await first.filter({ hasText: /dispneia/i }).waitFor();
    await overtaken;
    expect(await first.innerText()).toMatch(/dispneia/i);
    expect(await violationsOf(page)).toEqual([]);
    const before = await page.locator('[data-cy="diseaseSymptoms"] li').count();
    await search.press('ArrowDown');
    await page.keyboard.press('Enter');
    await screen.dialog.waitFor({ state: 'detached' });
    expect(await page.locator('[data-cy="diseaseSymptoms"] li').count()).toBe(before + 1);
  });

  it('R79, B9: add several options without reopening, and ignore options that are already added', async () => {
    await openSymptoms('en');
    await screen.dialog.locator('[data-cy="chooseSeveral"]').check();
    const before = await page.locator('[data-cy="diseaseSymptoms"] li').count();
    const options = screen.dialog.locator('[data-option]:not(:has(.badge))');
    const names = [await options.nth(0).innerText(), await options.nth(1).innerText()];
    for (const name of names) await screen.dialog.getByRole('button', { name, exact: true }).click();
    for (const name of names) await screen.dialog.locator('[data-option]', { hasText: name }).first().click();
    expect(await violationsOf(page)).toEqual([]);
    await screen.dialog.getByRole('button', { name: 'Done' }).click();
    await screen.dialog.waitFor({ state: 'detached' });
    expect(await page.locator('[data-cy="diseaseSymptoms"] li').count()).toBe(before + 2);
  });
});
