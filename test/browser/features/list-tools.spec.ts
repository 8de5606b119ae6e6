import type { Page, Request } from 'playwright-core';
import { textOf } from '../support/download';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const open = async (path: string) => {
  page = await browser.newPage();
  screen = screenOf(page);
  await signIn(page, 'editor', `application-admin/${path}`);
  await page.locator('.list-page [aria-busy="false"]').first().waitFor();
};

const exportCsv = async () => {
  await screen.field('listMenu').click();
  const [download] = await Promise.all([page.waitForEvent('download'), screen.field('exportCsv').click()]);
  return { name: download.suggestedFilename(), text: await textOf(download) };
};

describe('a CSV export of the search results', () => {
  it('B12: has all pages, and the list on screen does not change', async () => {
    await open('diseases?page=2&search=a');
    const count = await page.locator('.item-count').innerText();
    const total = Number(count.replace(/.* /, '').replace(/[.,]/g, ''));
    expect(total).toBeGreaterThan(40);
    const { name, text } = await exportCsv();

    expect(name).toMatch(/^diseases-\d{4}-\d\d-\d\d\.csv$/);
    expect(text.startsWith('\uFEFFID;')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1);
    expect(await page.locator('.item-count').innerText()).toBe(count);
    await page.locator('.export-panel .alert-success').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const requested = (await browser.log()).filter(({ path }) => path === '/api/diseases').slice(1);
    expect(requested.every(({ query }) => query.name === 'a' && query.size === '20')).toBe(true);
    expect(requested).toHaveLength(Math.ceil(total / 20));
  });
});

describe('Pickers', () => {
  const openSymptoms = async () => {
    await open('diseases');
    await screen.field('entityEditButton').first().click();
    await screen.field('diseaseSymptoms').locator('> .btn').first().click();
    await screen.dialog.locator('[data-option]').first().waitFor();
  };

  it('B9: show only the response to the last search, and add an option with ArrowDown and Enter', async () => {
    await openSymptoms();
    await browser.fault({ match: { path: '/api/symptoms' }, order: [3000, 100] });
    const search = screen.dialog.getByRole('searchbox');
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
    const before = await page.locator('[data-cy="diseaseSymptoms"] li').count();
    await search.press('ArrowDown');
    await page.keyboard.press('Enter');
    await screen.dialog.waitFor({ state: 'detached' });
    expect(await page.locator('[data-cy="diseaseSymptoms"] li').count()).toBe(before + 1);
  });
});
