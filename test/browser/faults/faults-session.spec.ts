import { screenOf } from '../support/form';
import { browserOfSuite, signIn } from '../support/session';

const LIST = 'application-admin/disease-synonym';
const SECRET = 'Canário amarelo 8841';

const browser = browserOfSuite();

it('F74, F102: with a clock two hours ahead, a reload keeps the session, and neither a refused password nor the token nor the text of a failed save is written to the browser console', async () => {
  const page = await browser.newPage();
  const { field, save } = screenOf(page);
  const written: string[] = [];
  page.on('console', message => written.push(message.text()));
  await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
  await page.goto('./#/login');
  await field('username').fill('editor');
  await field('password').fill(SECRET);
  await field('submit').click();
  await field('loginError').waitFor();
  await signIn(page, 'editor', LIST);
  await field('entityTable').first().waitFor();
  await page.reload();
  await field('entityCreateButton').click();
  await field('name').fill(SECRET);
  const token = await page.evaluate(() => sessionStorage.getItem('jhi-authenticationToken') ?? '');
  await browser.fault({ match: { method: 'POST', path: '/api/disease-synonym' }, status: 500, body: { message: 'x' } });
  await save();
  await page.locator('form .alert-danger').waitFor();
  expect(written.filter(text => text.includes(SECRET) || text.includes(token.replace(/"/g, '')))).toEqual([]);
});
