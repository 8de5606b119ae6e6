import type { Page } from 'playwright-core';
import { screenOf } from '../support/form';
import { browserOfSuite, signIn } from '../support/session';

const LIST = 'application-admin/risk-factor';

const browser = browserOfSuite();
let page: Page;

const nameField = () => screenOf(page).field('name');
/** Opens the first record of the list. Returns the names of all records in the list. */
const openFirst = async () => {
  page = await browser.newPage();
  await signIn(page, 'editor', LIST);
  await page.locator('.record-link').first().waitFor();
  const names = await page.locator('.record-link').allInnerTexts();
  await page.locator('.record-link').first().click();
  await nameField().waitFor();
  return names;
};
const isOpen = (name: string) => page.getByRole('heading', { name: `${name} · Editar fator de risco` }).waitFor();
const sentNames = async () => (await browser.writes()).map(({ body }) => (body as { name: string }).name);

it('B14: Save and next saves one record after another with the keyboard alone', async () => {
  const names = await openFirst();
  for (const name of names.slice(0, 3)) {
    await isOpen(name);
    await nameField().press('End');
    await page.keyboard.type(' b');
    await page.keyboard.press('ControlOrMeta+Shift+S');
  }
  await isOpen(names[3]);
  expect(await sentNames()).toEqual(names.slice(0, 3).map(name => `${name} b`));
});
