import type { Page, Request } from 'playwright-core';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn } from '../support/session';
import { shellOf } from '../support/shell';

const AREA = 'application-admin';
const LIST = `${AREA}/diseases`;

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const field = (name: string) => screen.field(name);
const open = async (path = LIST) => {
  page = await browser.newPage();
  screen = screenOf(page);
  await signIn(page, 'editor');
  await page.locator('.section-index').waitFor();
  await page.goto(`./#/${path}`);
  await answered();
};
const answered = () => page.locator('table[aria-busy="false"]').waitFor();
const names = () => page.locator('td.column-name').allInnerTexts();
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const requested = async (path = '/api/diseases') =>
  (await browser.log()).filter(request => request.path === path && request.method === 'GET');
const hash = () => new URL(page.url()).hash;

it('R54, B3: only the last search response is shown, the saved row has focus, a reload sends one request, Back leaves', async () => {
  await open(`${LIST}?page=3`);
  await browser.fault({ match: { method: 'GET', path: '/api/diseases' }, order: [3000, 100] });
  const overtaken = new Promise<void>(resolve => {
    const end = (request: Request) => request.url().endsWith('name=as') && resolve();
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
  await page.getByRole('searchbox').fill('as');
  await page.waitForURL(/search=as$/);
  await page.getByRole('searchbox').fill('ast');
  await page.waitForURL(/search=ast$/);
  await answered();
  await overtaken;
  const found = await names();
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(name => !plain(name).includes('ast'))).toEqual([]);
  expect(hash()).toBe(`#/${LIST}?search=ast`);

  await page.locator('.record-link').last().click();
  await field('cid').fill('Z99.9');
  await screen.save();
  // The list shows its kept rows first, and requests them again. That request is not one of the reload.
  const readAgain = page.waitForResponse(response => response.url().endsWith('name=ast'));
  await field('releaseNow').click();
  await screen.isListed();
  await readAgain;
  expect(hash()).toBe(`#/${LIST}?search=ast`);
  await page.waitForFunction(
    name => document.activeElement?.closest('tr')?.textContent?.includes(name),
    found[found.length - 1],
  );

  const before = (await requested()).length;
  await page.reload();
  await answered();
  expect(await names()).toEqual(found);
  expect(await requested()).toHaveLength(before + 1);
  await page.goBack();
  await page.locator('.section-index').waitFor();
});

it('B3: a list opened from the menu starts on page 1 without a search', async () => {
  await open(`${LIST}?page=2&search=a`);
  const { openSections, sections } = shellOf(page);
  await openSections();
  await sections.getByRole('link', { name: 'Doenças', exact: true }).click();
  await page.waitForURL(url => url.hash === `#/${LIST}`);
  await answered();
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  const [{ query }] = (await requested()).slice(-1);
  expect(query).toEqual({ page: '0', size: '20' });
});

it('B3: a search that is not sent yet neither applies to the next section nor returns to the previous one', async () => {
  page = await browser.newPage();
  screen = screenOf(page);
  await signIn(page, 'editor', LIST);
  await answered();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox').pressSequentially('asma');
  const { openSections, sections } = shellOf(page);
  await openSections();
  await sections.getByRole('link', { name: 'Sintomas', exact: true }).click();
  await page.waitForURL(/symptoms$/);
  await page.clock.runFor(900);
  await page.clock.resume();
  await answered();
  expect(hash()).toBe(`#/${AREA}/symptoms`);
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  expect((await requested('/api/symptoms')).map(({ query }) => query.name)).toEqual([undefined]);
  expect((await requested()).map(({ query }) => query.name)).toEqual([undefined]);
});
