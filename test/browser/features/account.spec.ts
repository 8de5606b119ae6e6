import type { Page } from 'playwright-core';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const fill = (hook: string, text: string) => page.locator(`input[data-cy="${hook}"]`).fill(text);
const submit = () => page.locator('main [data-cy="submit"]').click();
const result = (kind: 'success' | 'danger') => page.locator(`main .alert-${kind}`).waitFor();

it('R25, R26, F28: the account screens register an account and activate it with one request each', async () => {
  page = await browser.newPage('en');
  await page.goto('./#/register');
  await fill('username', 'maria');
  await fill('email', 'maria@example.org');
  await fill('firstPassword', 'abc');
  await fill('secondPassword', 'outra');
  await submit();
  await page.locator('.invalid-feedback').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await fill('firstPassword', 'Segredo1');
  await fill('secondPassword', 'Segredo1');
  await submit();
  await result('success');
  await page.goto('./#/activate/activation-maria');
  await result('success');
  const writes = await browser.writes();
  expect(writes.map(({ path, status }) => `${status} ${path}`)).toEqual([
    '201 /api/register',
    '200 /api/account/activate/activation-maria',
  ]);
  expect(writes[0].body).toEqual({ login: 'maria', email: 'maria@example.org', password: 'Segredo1', langKey: 'en' });
});

it('R27, R153, F73: the account screens refuse a missing key and an unknown e-mail, set a password by its key, and remove the key from the URL and the history', async () => {
  page = await browser.newPage('en');
  await page.goto('./#/activate');
  await result('danger');
  await page.goto('./#/reset/finish');
  await result('danger');
  expect(await browser.writes()).toEqual([]);
  await page.goto('./#/reset/request');
  await fill('emailResetPassword', 'nobody@example.org');
  await submit();
  await result('danger');
  await page.goto('./#/reset/finish?key=reset-editor');
  await fill('resetPassword', 'Novinha1');
  await fill('confirmResetPassword', 'Novinha1');
  expect(await violationsOf(page)).toEqual([]);
  await submit();
  await result('success');
  expect(page.url()).not.toContain('reset-editor');
  await page.goBack();
  expect(page.url()).not.toContain('reset-editor');
});

it('R29: a password is changed with the current one', async () => {
  page = await browser.signedIn('editor', 'account/password', undefined, 'en');
  await fill('currentPassword', 'editor');
  await fill('newPassword', 'Segredo1');
  await fill('confirmPassword', 'Segredo1');
  expect(await violationsOf(page)).toEqual([]);
  await submit();
  await result('success');
  const [{ body }] = await browser.writes();
  expect(body).toEqual({ currentPassword: 'editor', newPassword: 'Segredo1' });
});
