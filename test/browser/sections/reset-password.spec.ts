import { screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();

it('the password of another account is reset', async () => {
  const page = await browser.newPage('en');
  const { field } = screenOf(page);
  await signIn(page, 'editor', 'application-admin/reset-password');
  await field('login').fill('visitor');
  await field('password').fill('nova-senha');
  expect(await violationsOf(page)).toEqual([]);
  await field('submit').click();
  await page.locator('.alert-success').waitFor();
  expect(await browser.writes()).toEqual([
    expect.objectContaining({ method: 'PATCH', path: '/api/users/reset-password' }),
  ]);
});
