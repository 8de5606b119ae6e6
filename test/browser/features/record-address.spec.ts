import { screenOf } from '../support/form';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();

it('B4, B13: a form opens with its name in a new signed-in tab with a middle click on Edit, and can be saved there', async () => {
  const page = await browser.signedIn('editor', 'application-admin/semiologies');
  const name = await page.locator('.record-link').nth(11).innerText();
  const opening = page.context().waitForEvent('page');
  await page.locator('[data-cy="entityEditButton"]').nth(11).click({ button: 'middle' });
  const tab = await opening;
  // On a busy machine Playwright can learn of a new tab's request after its document has arrived, and then waits for
  // that document forever. Reading the tab does not wait for documents, and reloading it fixes Playwright's state.
  await tab.waitForFunction(() => document.querySelector('input[data-cy="name"]'), undefined, { polling: 100 });
  await tab.reload();
  const { field, save, isListed } = screenOf(tab);
  await field('entityCreateSaveButton').waitFor();
  expect(await field('name').inputValue()).toBe(name);
  expect(new URL(tab.url()).hash).toMatch(/semiologies\/manage\?id=\d+&name=./);
  expect(await page.locator('[data-cy="entityTable"]').first().isVisible()).toBe(true);

  await field('name').fill(`${name} (revista)`);
  await save();
  await isListed();
  expect(await browser.writes()).toMatchObject([{ method: 'PUT', body: { name: `${name} (revista)` } }]);
});
