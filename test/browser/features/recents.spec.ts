import type { Page } from 'playwright-core';
import { isReported } from '../support/clock';
import { control } from '../support/roles';
import { browserOfSuite, signIn, violationsOf } from '../support/session';
import { shellOf } from '../support/shell';

const browser = browserOfSuite();
let page: Page;

const recents = () => page.getByRole('region', { name: 'Vistos por último' });

/** Opens the first record of a list by its name, and returns that name. */
const openFirst = async (section: string) => {
  page = await browser.newPage();
  await signIn(page, 'editor', `application-admin/${section}`);
  const link = page.locator('.record-link').first();
  const name = await link.innerText();
  await link.click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).waitFor();
  return name;
};

/** Checks that the record's own form is open, with the stored name. */
const isOpen = async (name: string) => {
  await page.getByRole('button', { name: 'Salvar', exact: true }).waitFor();
  expect(await control(page, 'textbox', 'Nome').inputValue()).toBe(name);
};

it('B16: an opened record appears on the home page and first in the palette, and opens from both', async () => {
  const name = await openFirst('diseases');
  await shellOf(page).goHome();
  await recents().getByRole('link', { name, exact: true }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await recents().getByRole('link', { name, exact: true }).click();
  await isOpen(name);

  await page.keyboard.press('Control+k');
  const options = page.locator('.palette').getByRole('option');
  await options.first().waitFor();
  expect(await options.first().innerText()).toContain(name);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await isOpen(name);
});

it('a recently viewed record that was deleted shows "not found" with a link to the list', async () => {
  const name = await openFirst('disease-synonym');
  await page.locator('[data-cy="entityCreateCancelButton"]').click();
  const row = page.locator('[data-cy="entityTable"]').filter({ hasText: name }).first();
  await row.locator('[data-cy="entityDeleteButton"]').click();
  await isReported(page);
  await shellOf(page).goHome();
  await recents().getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Registro não encontrado' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Abrir pela lista' }).click();
  await page.getByText(`Nada encontrado para “${name}”.`).waitFor();
});
