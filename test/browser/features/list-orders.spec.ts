import type { Page } from 'playwright-core';
import { textOf } from '../support/download';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

const open = async (login: string, path: string, locale: 'pt-br' | 'en' = 'pt-br', viewport = WIDE) => {
  page = await browser.newPage(locale, viewport);
  await signIn(page, login, path);
  await stable();
};
const stable = () => page.locator('table[aria-busy="false"] tbody tr').first().waitFor();
const head = (field: string) => page.locator(`th.column-${field}`);
const sorted = async (field: string, way: string) => {
  await page.locator(`th.column-${field}[aria-sort="${way}"]`).waitFor();
  await stable();
};
const cells = (field: string) => page.locator(`td.column-${field}`).allInnerTexts();
const sortsRequested = async (call: string) =>
  (await browser.log()).filter(({ path }) => path === call).map(({ query }) => query.sort);

const byWord = new Intl.Collator('pt', { sensitivity: 'base', ignorePunctuation: true });
const inOrder = (texts: string[]) => [...texts].sort(byWord.compare);

describe('sorting a list with aria-sort', () => {
  it('goes from the default order to ascending, descending and back to the default', async () => {
    const call = '/api/illustrated-procedures';
    const first = 'normalizedName,asc';
    await open('editor', 'application-admin/illustrated-procedures');
    expect(await sortsRequested(call)).toEqual([first]);
    const button = head('id').getByRole('button');
    await button.focus();
    await page.keyboard.press('Enter');
    await sorted('id', 'ascending');
    await page.keyboard.press('Space');
    await sorted('id', 'descending');
    expect(new URL(page.url()).hash).toContain('sort=id,desc');
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);

    await page.reload();
    await sorted('id', 'descending');
    await head('id').getByRole('button').click();
    await sorted('id', 'none');
    expect(await sortsRequested(call)).toEqual([first, 'id,asc', 'id,desc', 'id,desc', first]);
    expect(page.url()).not.toContain('sort=');
  });

  it('works on a screen of 390 px, where the header is hidden in print', async () => {
    await open('editor', 'application-admin/promotions', 'en', NARROW);
    await head('name').getByRole('button').click();
    await sorted('name', 'ascending');
    const names = await cells('name');
    expect(names).toEqual(inOrder(names));
    const { scrolled, drawn } = await page.evaluate(() => ({
      scrolled: document.documentElement.scrollWidth,
      drawn: document.documentElement.getBoundingClientRect().width,
    }));
    expect(scrolled).toBe(drawn);
    await page.emulateMedia({ media: 'print' });
    expect(await head('name').isVisible()).toBe(false);
  });
});

/** Yesterday has events at any hour; right after midnight, today has none. In UTC, as `YYYY-MM-DD`. */
const yesterday = () => new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

describe('CSV export of the filtered list', () => {
  const exported = async () => {
    await page.locator('[data-cy="listMenu"] > button').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-cy="exportCsv"]').click(),
    ]);
    const text = (await textOf(download)).replace('\uFEFF', '').trimEnd();
    return { name: download.suggestedFilename(), lines: text.split('\r\n') };
  };

  it('of users has all pages in the current order', async () => {
    await open('admin', 'admin/user-management?page=2&sort=login,desc', 'en');
    const total = Number((await page.locator('.item-count').innerText()).replace(/.* /, ''));
    const { name, lines } = await exported();
    expect(name).toMatch(/^user-management-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines[0]).toBe('ID,Username,E-mail,Authorities,Language,Active,Created');
    expect(lines).toHaveLength(total + 1);
    const logins = lines.slice(1).map(line => line.split(',')[1]);
    expect(logins).toEqual([...logins].sort().reverse());
    await page.locator('.export-panel .alert-success').waitFor();
    expect(new Set(await sortsRequested('/api/users'))).toEqual(new Set(['login,desc']));
  });

  it('of audits has the selected date range, without the hidden columns', async () => {
    await open('admin', 'admin/audits');
    const from = yesterday();
    await page.locator('[data-cy="fromDate"]').fill(from.split('-').reverse().join('/'));
    await page.waitForURL(url => url.hash.includes(`fromDate=${from}`));
    await stable();
    await page.locator('[data-cy="listMenu"] > button').click();
    await page.locator('[data-cy="chooseColumns"]').click();
    await page.getByRole('dialog').getByLabel('Evento').click();
    await page.getByRole('dialog').locator('.btn-primary').click();
    await head('type').waitFor({ state: 'detached' });
    const total = Number((await page.locator('.item-count').innerText()).replace(/.* /, '').replace('.', ''));
    const { name, lines } = await exported();
    expect(name).toMatch(/^audits-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines[0]).toBe('Data;Usuário;Dados');
    expect(lines).toHaveLength(total + 1);
    await page.reload();
    await stable();
    expect(await head('type').count()).toBe(0);
  });

  it('of audits is disabled when no event matches', async () => {
    page = await browser.newPage('pt-br');
    await signIn(page, 'admin', 'admin/audits?fromDate=2001-01-01&toDate=2001-01-02');
    await page.locator('.empty-state').waitFor();
    await page.locator('[data-cy="listMenu"] > button').click();
    expect(await page.locator('[data-cy="exportCsv"]').isDisabled()).toBe(true);
  });
});
