import { buffer } from 'node:stream/consumers';
import { screenOf } from '../support/form';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();

it('B12: the CSV file of a search is downloaded with all pages, and the list on screen does not change', async () => {
  const page = await browser.signedIn('editor', 'application-admin/diseases?page=2&search=a');
  const { field } = screenOf(page);
  await page.locator('.list-page [aria-busy="false"]').first().waitFor();
  const count = await page.locator('.item-count').innerText();
  const total = Number(count.replace(/.* /, '').replace(/[.,]/g, ''));
  expect(total).toBeGreaterThan(40);
  await field('listMenu').click();
  const [download] = await Promise.all([page.waitForEvent('download'), field('exportCsv').click()]);
  const text = (await buffer(await download.createReadStream())).toString('utf8');

  expect(download.suggestedFilename()).toMatch(/^diseases-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.startsWith('\uFEFFID;')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1);
  expect(await page.locator('.item-count').innerText()).toBe(count);
  await page.locator('.export-panel .alert-success').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

it('B9: a picker shows only the response to the last search, and adds an option with ArrowDown and Enter', async () => {
  const page = await browser.signedIn('editor', 'application-admin/diseases/manage');
  const { field, dialog } = screenOf(page);
  await field('diseaseSymptoms').locator('> .btn').first().click();
  await dialog.locator('[data-option]').first().waitFor();
  await browser.fault({ match: { path: '/api/symptoms' }, order: [3000, 100] });
  const search = dialog.getByRole('searchbox');
  const overtaken = page.waitForEvent('requestfailed', request => request.url().includes('name=febre'));
  await search.fill('febre');
  await search.press('Enter');
  await search.fill('dispneia');
  await search.press('Enter');
  const first = dialog.locator('[data-option]').first();
  await first.filter({ hasText: /dispneia/i }).waitFor();
  await overtaken;
  expect(await first.innerText()).toMatch(/dispneia/i);
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await field('diseaseSymptoms').locator('li').count()).toBe(1);
});
