import type { Page } from 'playwright-core';
import { screenOf } from '../support/form';
import { browserOfSuite, fillCredentials, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/diseases';

const browser = browserOfSuite();
let page: Page;

const saved = (tab: Page) => tab.locator('[data-cy="entityCreateSaveButton"]');

const openList = async (locale: 'pt-br' | 'en' = 'pt-br') => {
  page = await browser.newPage(locale);
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

const WAYS: [string, () => Promise<void>][] = [
  ['its name', () => page.getByRole('link', { name: 'Asma', exact: true }).click()],
  ['Edit', () => page.getByRole('button', { name: 'Editar Asma', exact: true }).click()],
  [
    'the palette',
    async () => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox').fill('asma');
      await page
        .getByRole('option', { name: /^Asma\s*Doenças/ })
        .first()
        .click();
    },
  ],
];

it.each(WAYS)('B13: a disease opened by %s shows its name, and Back returns to the list', async (_way, open) => {
  await openList();
  const before = page.url();
  await open();
  await saved(page).waitFor();
  expect(await namesOf(page)).toEqual(ASMA);
  expect(await violationsOf(page)).toEqual([]);
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

it('B13: Next shows the name of the record that it opens, and a text screen shows the name of its record', async () => {
  page = await browser.newPage();
  await signIn(page, 'editor', LIST);
  await page.locator('.record-link').first().waitFor();
  const [first, second] = await page.locator('.record-link').allInnerTexts();
  await page.locator('.record-link').first().click();
  await page.getByRole('heading', { name: `${first} · Editar doença` }).waitFor();
  await page.getByRole('button', { name: 'Próximo', exact: true }).click();
  await page.getByRole('heading', { name: `${second} · Editar doença` }).waitFor();
  expect(new URLSearchParams(page.url().split('?')[1]).get('name')).toBe(second);
  await page
    .getByRole('button', { name: /^Editar texto/ })
    .first()
    .click();
  await screenOf(page).field('markdown').waitFor();
  expect((await namesOf(page)).heading).toMatch(new RegExp(`^${second} · `));
  expect(await page.title()).toMatch(new RegExp(`^${second} · `));
  expect(new URLSearchParams(page.url().split('?')[1]).get('name')).toBe(second);
});
