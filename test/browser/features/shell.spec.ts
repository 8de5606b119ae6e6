import type { Page } from 'playwright-core';
import { browserOfSuite, fillCredentials, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

it('R7, R15, R19: a wrong password is refused with its reason, a deep link opens after sign-in, and a user signs out', async () => {
  page = await browser.newPage();
  await page.goto('./#/application-admin/semiologies?page=2');
  await page.locator('[data-cy="username"]').fill('editor');
  await page.locator('[data-cy="password"]').fill('wrong');
  await page.locator('[data-cy="submit"]').click();
  await page.locator('[data-cy="loginError"]').waitFor();
  expect(await page.locator('[data-cy="username"]').inputValue()).toBe('editor');
  expect(await page.locator('[data-cy="password"]').inputValue()).toBe('');
  expect(await violationsOf(page)).toEqual([]);
  await fillCredentials(page, 'editor');
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  expect(page.url()).toContain('page=2');
  await page.goto('./#/');
  await page.getByText('Você entrou como “editor”.').waitFor();
  await page.locator('[data-cy="accountMenu"] .dropdown-toggle').click();
  await page.locator('[data-cy="logout"]').click();
  await page.getByRole('link', { name: 'Entrar' }).waitFor();
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
