import type { Page } from 'playwright-core';
import { isTold } from '../support/clock';
import { browserOfSuite, signIn, violationsOf } from '../support/session';
import { shellOf } from '../support/shell';

const browser = browserOfSuite();
let page: Page;

const recents = () => page.getByRole('region', { name: /^(Vistos por último|Recently viewed)$/ });

/** Opens the first record of a list by its name, and says that name. */
const openFirst = async (section: string, locale: 'pt-br' | 'en' = 'pt-br') => {
  page = await browser.newPage(locale);
  await signIn(page, 'editor', `application-admin/${section}`);
  const link = page.locator('.record-link').first();
  const name = await link.innerText();
  await link.click();
  await page.locator('[data-cy="entityCreateSaveButton"]').waitFor();
  return name;
};

/** The list looks for the record, and marks its row. */
const isFound = async (name: string) => {
  await page.locator('.marked-row', { hasText: name }).waitFor();
  expect(await page.locator('[data-cy="search"]').inputValue()).toBe(name);
};

it('B12: a record that was opened stands on home and first in the palette, and is found from there', async () => {
  const name = await openFirst('diseases', 'en');
  await shellOf(page).goHome();
  await recents().getByRole('link', { name, exact: true }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await recents().getByRole('link', { name, exact: true }).click();
  await isFound(name);

  await page.keyboard.press('Control+k');
  const [first] = await page
    .getByRole('option')
    .first()
    .waitFor()
    .then(() => page.getByRole('option').allInnerTexts());
  expect(first).toContain(name);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await isFound(name);
});

it('B12: a record that was deleted since is looked for in vain, which is said with the way on', async () => {
  const name = await openFirst('disease-synonym');
  await page.locator('[data-cy="entityCreateCancelButton"]').click();
  const row = page.locator('[data-cy="entityTable"]').filter({ hasText: name }).first();
  await row.locator('[data-cy="entityDeleteButton"]').click();
  await isTold(page);
  await shellOf(page).goHome();
  await recents().getByRole('link', { name, exact: true }).click();
  await page.getByText(`Nada encontrado para “${name}”.`).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('.empty-state').getByRole('button', { name: 'Limpar a busca' }).click();
  await page.locator('[data-cy="entityTable"]').first().waitFor();
});
