import type { Page } from 'playwright-core';
import { isListed } from '../support/clock';
import { screenOf } from '../support/form';
import { browserOfSuite, CUT_LINE, fetchedForBadDays, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/disease-synonym';
const FORM = `${LIST}/manage`;
const TYPED = 'Febre terçã — não salva';

const browser = browserOfSuite({ provoked: CUT_LINE });
let page: Page;

const field = (name: string) => screenOf(page).field(name);
const save = () => screenOf(page).save();
const openForm = async () => {
  await signIn(page, 'editor', FORM);
  await field('name').fill(TYPED);
};

beforeEach(async () => {
  page = await browser.newPage();
});

it('F2: a save whose connection drops after the server stored it is sent once, and the text remains', async () => {
  await openForm();
  const sent: string[] = [];
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()));
  await browser.fault({ match: { method: 'POST', path: '/api/disease-synonym' }, drop: 'after', times: 2 });
  await save();
  await page.locator('form .alert-danger').waitFor();
  expect(await field('name').inputValue()).toBe(TYPED);
  // Chromium itself may send it twice when a reused connection is cut; the console sends it once.
  expect(sent).toHaveLength(1);
});

it('F18: a slow save is reported after ten seconds, can be canceled, and is not sent again', async () => {
  await openForm();
  await browser.fault({ match: { method: 'POST', path: '/api/disease-synonym' }, delayMs: 30_000 });
  await save();
  await page.locator('.save-status').getByText('Salvando…').waitFor();
  expect(await field('cancelSlowRequests').count()).toBe(0);
  await page.clock.fastForward('00:11');
  await field('cancelSlowRequests').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await field('cancelSlowRequests').click();
  await page.locator('form .alert-danger').waitFor();
  expect(await field('cancelSlowRequests').count()).toBe(0);
  expect(await field('name').inputValue()).toBe(TYPED);
  expect(await browser.writes()).toHaveLength(1);
});

it('B10: an offline browser shows a message, keeps the text, and can save once it is online again', async () => {
  await openForm();
  await fetchedForBadDays(page);
  await page.context().setOffline(true);
  await page.getByText(/Sem conexão com a rede/).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await save();
  await page.locator('form .alert-danger').waitFor();
  expect(await field('name').inputValue()).toBe(TYPED);
  await page.context().setOffline(false);
  await page.getByText('A conexão voltou.', { exact: true }).waitFor();
  await save();
  await isListed(page);
  expect(await browser.writes()).toHaveLength(1);
});

it('F19, B10: a double click on Save over a slow connection sends one request', async () => {
  await openForm();
  await browser.fault({ match: { method: 'POST', path: '/api/disease-synonym' }, delayMs: 2000 });
  await field('entityCreateSaveButton').dblclick();
  await isListed(page);
  expect((await browser.writes()).map(({ status }) => status)).toEqual([201]);
});

it('F21: a user who leaves right after a save is not redirected to the list', async () => {
  await openForm();
  await save();
  await page.locator('.save-status').getByText('Salvo').waitFor();
  await page.locator('.navbar-brand').click();
  await page.waitForURL(/#\/$/);
  await page.clock.runFor(3000);
  expect(page.url()).toMatch(/#\/$/);
});

it('R64, F22: the error of a failed save stays in the form until the next edit', async () => {
  await openForm();
  await browser.fault({ match: { method: 'POST', path: '/api/disease-synonym' }, status: 500, body: '<h1>Erro</h1>' });
  await save();
  await page.locator('form .alert-danger').waitFor();
  expect(await page.locator('body').innerText()).not.toContain('<h1>');
  await page.clock.runFor(5000);
  expect(await page.locator('form .alert-danger').isVisible()).toBe(true);
  await field('name').press('End');
  await page.keyboard.type('!');
  await page.locator('form .alert-danger').waitFor({ state: 'detached' });
});

it('R46, F23: the list shows a record as the server stored it', async () => {
  await openForm();
  await page.route('**/api/disease-synonym', async route => {
    const sent = route.request().postDataJSON() as { name: string };
    await route.continue({ postData: JSON.stringify({ ...sent, name: 'Nome do servidor' }) });
  });
  await save();
  await page.getByRole('searchbox').fill('Nome do servidor');
  await page.getByRole('link', { name: 'Nome do servidor', exact: true }).waitFor();
});

it('F32, F33: a search that is cleared at once sends no request, and a new search starts at page 1', async () => {
  await signIn(page, 'editor', `${LIST}?page=3`);
  await field('entityTable').first().waitFor();
  const requested = async () => (await browser.log()).filter(({ path }) => path === '/api/disease-synonyms').length;
  const before = await requested();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox').fill('ab');
  await page.getByRole('searchbox').fill('');
  await page.clock.runFor(900);
  await page.clock.resume();
  expect(await requested()).toBe(before);
  const question = page.waitForRequest(/name=febre/);
  await page.getByRole('searchbox').fill('febre');
  expect(new URL((await question).url()).searchParams.get('page')).toBe('0');
});
