import type { Page } from 'playwright-core';
import { offersNoDraft } from '../support/drafts';
import { screenOf } from '../support/form';
import { browserOfSuite, CUT_LINE, fillCredentials, signIn, signInByForm } from '../support/session';

const LIST = 'application-admin/disease-synonym';
const FORM = `${LIST}/manage`;
const SECRET = 'Canário amarelo 8841';

const browser = browserOfSuite({ provoked: CUT_LINE });
let page: Page;

const field = (name: string) => screenOf(page).field(name);

beforeEach(async () => {
  page = await browser.newPage();
});

it('R20, F4: when the session ends over a form with unsaved text, one sign-in dialog opens and the text remains', async () => {
  await signIn(page, 'editor', 'application-admin/diseases/manage');
  await field('name').fill(SECRET);
  await browser.expireSessions();
  await field('diseaseSymptoms').locator('> .btn').first().click();
  await field('loginTitle').waitFor();
  expect(
    await page
      .getByRole('dialog')
      .filter({ has: field('loginTitle') })
      .count(),
  ).toBe(1);
  expect(await field('name').inputValue()).toBe(SECRET);
});

it('R21, F5: another user who signs in over a form sees nothing of it and is not offered its draft', async () => {
  await signIn(page, 'editor', FORM);
  await field('name').fill(SECRET);
  await browser.expireSessions();
  await field('entityCreateSaveButton').click();
  await field('loginTitle').waitFor();
  await field('username').fill('everything');
  await field('password').fill('everything');
  await field('submit').click();
  await page.waitForURL(/#\/$/);
  expect(await page.content()).not.toContain(SECRET);
  await page.goto(`./#/${FORM}`);
  await field('name').waitFor();
  await offersNoDraft(page);
  expect(await page.content()).not.toContain(SECRET);
  expect((await browser.writes()).filter(({ status }) => status < 400)).toEqual([]);
});

it('R23, F61: an expired token shows no toast at the start, and sign-in returns to the requested list', async () => {
  await signIn(page, 'editor', LIST);
  await field('entityTable').first().waitFor();
  await browser.expireSessions();
  const before = (await browser.log()).length;
  await page.goto(`./#/${LIST}?page=2`);
  await page.reload();
  await field('loginTitle').waitFor();
  expect(await page.locator('.Toastify__toast').count()).toBe(0);
  const requested = (await browser.log()).slice(before).filter(({ path }) => path === '/api/account/me');
  expect(requested.length).toBeLessThanOrEqual(2);
  await fillCredentials(page, 'editor');
  await page.waitForURL(/disease-synonym\?page=2/);
});

it('F62: a user keeps the session when the account request fails with a server error', async () => {
  await signIn(page, 'editor', LIST);
  await field('entityTable').first().waitFor();
  await browser.fault({ match: { path: '/api/account/me' }, times: 1, status: 500, body: '<h1>Erro</h1>' });
  await page.reload();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await field('entityTable').first().waitFor();
  expect(await field('loginTitle').count()).toBe(0);
});

it('F63: a double click on the sign-in button sends one request', async () => {
  await page.goto('./#/login');
  await field('username').fill('editor');
  await field('password').fill('editor');
  await browser.fault({ match: { path: '/api/authenticate' }, delayMs: 800 });
  await field('submit').dblclick();
  await field('loginTitle').waitFor({ state: 'detached' });
  const requested = (await browser.log()).filter(({ path }) => path === '/api/authenticate');
  expect(requested).toHaveLength(1);
});

it.each([
  ['without a token', {}],
  ['with a token of another kind', { authorization: 'Basic abc' }],
])('F64: a response %s does not sign the user in, and nothing from it is stored', async (_name, headers) => {
  await page.goto('./#/login');
  await field('username').fill('editor');
  await field('password').fill('editor');
  await browser.fault({ match: { path: '/api/authenticate' }, status: 200, headers, body: {} });
  await field('submit').click();
  await field('loginError').waitFor();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/undefined|Basic|authenticationToken/i);
});

it('R17, F65: the token is stored in localStorage with “remember me”, otherwise in sessionStorage, and never in both', async () => {
  const stored = () => page.evaluate(key => [key in localStorage, key in sessionStorage], 'jhi-authenticationToken');
  await page.goto('./#/login');
  await page.getByRole('checkbox').check();
  await fillCredentials(page, 'editor');
  expect(await stored()).toEqual([true, false]);
  await page.goto('./#/logout');
  await page.getByRole('link', { name: 'Entrar' }).waitFor();
  expect(await stored()).toEqual([false, false]);
  await signInByForm(page, 'editor');
  expect(await stored()).toEqual([false, true]);
});

it('R11, F70: sign-in with a hostile return address stays inside the console', async () => {
  for (const from of ['//evil.example', 'javascript:alert(1)', '/\\evil.example', '/logout']) {
    await page.goto('./#/login');
    await page.evaluate(pathname => {
      const state = { key: 'x', state: { from: { pathname, search: '' } } };
      window.history.replaceState(state, '', '#/login');
    }, from);
    await page.reload();
    await fillCredentials(page, 'editor');
    await page.getByText('Você entrou como').waitFor();
    expect([from, new URL(page.url()).host]).toEqual([from, new URL(browser.address).host]);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
  }
});

it('R2, F71: an unreadable URL that is entered while the console is open leads to the home page, never to a blank page', async () => {
  await signIn(page, 'editor', LIST);
  await field('entityTable').first().waitFor();
  await page.evaluate(() => {
    window.location.hash = '#/%E0%A4%A';
  });
  await page.waitForURL(/#\/$/);
  await page.getByText('Você entrou como').waitFor();
});

it('F74: sign-in and a reload work with a clock that is two hours ahead', async () => {
  await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
  await signIn(page, 'editor', LIST);
  await field('entityTable').first().waitFor();
  await page.reload();
  await field('entityTable').first().waitFor();
});

it('F102: neither a refused password nor the token nor the text of a failed save is written to the browser console', async () => {
  const written: string[] = [];
  page.on('console', message => written.push(message.text()));
  await page.goto('./#/login');
  await field('username').fill('editor');
  await field('password').fill(SECRET);
  await field('submit').click();
  await field('loginError').waitFor();
  await signIn(page, 'editor', FORM);
  await field('name').fill(SECRET);
  const token = await page.evaluate(() => sessionStorage.getItem('jhi-authenticationToken') ?? '');
  await browser.fault({ match: { method: 'POST', path: '/api/disease-synonym' }, status: 500, body: { message: 'x' } });
  await field('entityCreateSaveButton').click();
  await page.locator('form .alert-danger').waitFor();
  expect(written.filter(text => text.includes(SECRET) || text.includes(token.replace(/"/g, '')))).toEqual([]);
});
