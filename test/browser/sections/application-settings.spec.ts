import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();

it('a setting is saved with its own button', async () => {
  const page = await browser.newPage('en');
  await signIn(page, 'editor', 'application-admin/application-settings');
  const row = page.locator('.field-rows > li').first();
  await row.locator('input').fill('novo valor');
  expect(await violationsOf(page)).toEqual([]);
  await row.locator('button').click();
  await row.locator('.alert-success').waitFor();
  expect(await browser.writes()).toEqual([
    expect.objectContaining({ method: 'PUT', body: expect.objectContaining({ value: 'novo valor' }) }),
  ]);
});
