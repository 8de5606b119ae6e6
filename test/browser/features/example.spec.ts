import { screenOf } from '../support/form';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();

it('B10: a save that is refused keeps what was typed, and is sent once', async () => {
  const page = await browser.newPage('pt-br');
  const { field, save } = screenOf(page);
  await signIn(page, 'editor', 'application-admin/disease-synonym/manage');
  await browser.fault({ match: { method: 'POST', path: '/api/disease-synonym' }, status: 503 });
  await field('name').fill('Consunção');
  await save();
  await page.locator('form .alert-danger').waitFor();
  expect(await field('name').inputValue()).toBe('Consunção');
  expect(await browser.writes()).toMatchObject([{ path: '/api/disease-synonym', status: 503 }]);
});
