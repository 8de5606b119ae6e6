import type { Page } from 'playwright-core';
import { browserOfSuite, fillCredentials, signIn } from '../support/session';

const LIST = 'application-admin/diseases';

const browser = browserOfSuite();
let page: Page;

const saved = (tab: Page) => tab.locator('[data-cy="entityCreateSaveButton"]');

const openList = async () => {
  page = await browser.newPage();
  await signIn(page, 'editor', `${LIST}?search=Asma`);
  await page.getByRole('link', { name: 'Asma', exact: true }).waitFor();
};

/** The heading, breadcrumb, title and address of what is open. */
const namesOf = async (tab: Page) => ({
  heading: await tab.locator('.page-title h1').innerText(),
  crumb: await tab.locator('[aria-current="page"]').last().innerText(),
  tab: await tab.title(),
  address: new URL(tab.url()).hash.replace(/id=\d+/, 'id=…'),
});

const ASMA = {
  heading: 'Asma · Editar doença',
  crumb: 'Asma · Editar doença',
  tab: 'Asma · Editar doença · Doenças · Console Clínico',
  address: '#/application-admin/diseases/manage?id=…&name=Asma',
};

it('B13: a disease opened by the palette shows its name, and Back returns to the list', async () => {
  await openList();
  const before = page.url();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('asma');
  await page
    .getByRole('option', { name: /^Asma\s*Doenças/ })
    .first()
    .click();
  await saved(page).waitFor();
  expect(await namesOf(page)).toEqual(ASMA);
  await page.goBack();
  await page.getByRole('link', { name: 'Asma', exact: true }).waitFor();
  expect(page.url()).toBe(before);
});

it('B13: a copied URL opens the disease with its name for a colleague who uses English', async () => {
  await openList();
  await page.getByRole('link', { name: 'Asma', exact: true }).click();
  await saved(page).waitFor();
  const address = page.url();
  const colleague = await browser.newPage('en');
  await colleague.goto(address);
  await fillCredentials(colleague, 'editor');
  await saved(colleague).waitFor();
  expect((await namesOf(colleague)).heading).toBe('Asma · Edit disease');
  expect(colleague.url()).toBe(address);
});
