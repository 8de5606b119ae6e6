import { screenOf } from '../support/form';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();
const NAME = 'Zika de teste';

it('B30: a disease is pending after “Liberar depois” in the list and on home, and no longer after “Liberar agora”; Enter alone publishes nothing', async () => {
  const page = await browser.signedIn('editor', 'application-admin/diseases/manage');
  const { field, dialog, save, write, open, row, search } = screenOf(page);
  const mark = () => row(NAME).getByText('liberação pendente');
  await field('name').fill(NAME);
  await write('treatment', 'Dose: 8 g.');
  await save();
  await dialog.getByText(NAME).first().waitFor();
  await dialog.locator('ins').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await browser.writes()).toEqual([]);
  await save();
  await field('releaseLater').click();
  await page.waitForURL(/diseases(\?|$)/);
  await search(NAME);
  await mark().waitFor();

  await page.goto('./#/');
  await page.getByRole('link', { name: /aguardam a liberação/ }).click();
  await page.getByRole('link', { name: NAME }).waitFor();
  const release = field('releaseSyncResume');
  const pending = await release.textContent();
  await release.click();
  await dialog.getByText(NAME).waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await release.textContent()).toBe(pending);
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('./#/application-admin/diseases');
  await open(NAME);
  await write('treatment', 'Dose: 84 g.');
  await save();
  await field('releaseNow').click();
  await page.waitForURL(/diseases(\?|$)/);
  await search(NAME);
  await row(NAME).waitFor();
  await mark().waitFor({ state: 'detached' });
  expect((await browser.writes()).map(({ method }) => method)).toEqual(['POST', 'PUT']);
});
