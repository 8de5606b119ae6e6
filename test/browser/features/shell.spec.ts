import type { Page } from 'playwright-core';
import { browserOfSuite, signIn, signInByForm, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

it('R19, R39: a user signs in, changes the language in place, and signs out', async () => {
  page = await browser.newPage();
  await signInByForm(page, 'editor');
  await page.getByText('Você entrou como “editor”.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('[data-cy="localeMenu"] .dropdown-toggle').click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByText('You are signed in as “editor”.').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.locator('[data-cy="accountMenu"] .dropdown-toggle').click();
  await page.locator('[data-cy="logout"]').click();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
});

it('R15: a wrong password at sign-in shows the reason, keeps the user name and clears the password', async () => {
  page = await browser.newPage();
  await page.goto('./#/login');
  await page.locator('[data-cy="username"]').fill('editor');
  await page.locator('[data-cy="password"]').fill('wrong');
  await page.locator('[data-cy="submit"]').click();
  await page.locator('[data-cy="loginError"]').waitFor();
  expect(await page.locator('[data-cy="username"]').inputValue()).toBe('editor');
  expect(await page.locator('[data-cy="password"]').inputValue()).toBe('');
  expect(await violationsOf(page)).toEqual([]);
});

it('R7: a deep link opens after sign-in; an account without the role sees an error and sends no request for the list', async () => {
  page = await browser.newPage();
  await signInByForm(page, 'editor', 'application-admin/semiologies?page=2');
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  expect(page.url()).toContain('page=2');

  page = await browser.newPage();
  await signIn(page, 'visitor', 'application-admin/semiologies');
  await page.getByText('Você não tem autorização para acessar esta página.').waitFor();
  const requested = (await browser.log()).filter(
    ({ path, query }) => path === '/api/semiologies' && query.page === '0',
  );
  expect(requested).toEqual([]);
});

it('R2, F71: a URL that cannot be read or that nothing has shows a page, never a blank one', async () => {
  page = await browser.newPage();
  for (const hash of ['#/%E0%A4%A', '#/no/such/page', '#foo']) {
    await page.goto('about:blank');
    await page.goto(`./${hash}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});

it('F40: neither a record without a name nor one with a name without a blank or from right to left widens a list of 360 px', async () => {
  page = await browser.newPage('pt-br', { width: 360, height: 740 });
  const names = [null, 'x'.repeat(255), '\u202e\u05d0\u05d1\u200b', 'Nome'];
  const response = {
    content: names.map((name, at) => ({ id: at + 1, name })),
    totalElements: names.length,
    size: 20,
    number: 0,
  };
  await browser.fault({ match: { path: '/api/disease-synonyms' }, status: 200, body: response, times: 'always' });
  await signIn(page, 'editor', 'application-admin/disease-synonym');
  for (const at of names.keys()) {
    await page.locator('[data-cy="entityTable"]').nth(3).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.locator('[data-cy="entityEditButton"]').nth(at).click();
    await page.getByRole('button', { name: 'Salvar', exact: true }).waitFor();
    await page.goBack();
  }
});
