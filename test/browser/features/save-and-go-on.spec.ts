import type { Page } from 'playwright-core';
import { screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/risk-factor';

const browser = browserOfSuite();
let page: Page;

const nameField = () => screenOf(page).field('name');
const dialog = () => page.getByRole('dialog');

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

describe('Save and next', () => {
  it('B14: saves one record after another with the keyboard alone', async () => {
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

  it('has a button that reports the save on the next record, and stays on the record when the save is refused', async () => {
    const [first, second] = await openFirst();
    await browser.fault({ match: { method: 'PUT', path: '/api/risk-factor' }, times: 1, status: 500 });
    await nameField().fill(`${first} b`);
    const button = page.getByRole('button', { name: 'Salvar e avançar' });
    await button.click();
    await page.locator('form .alert-danger').waitFor();
    expect(await nameField().inputValue()).toBe(`${first} b`);
    expect(await violationsOf(page)).toEqual([]);
    await button.click();
    await isOpen(second);
    await page.getByText('Salvo com sucesso!', { exact: true }).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('a user who leaves a form with unsaved changes', () => {
  const leave = async () => {
    const [first] = await openFirst();
    await nameField().fill(`${first} b`);
    await page.goBack();
    await dialog().waitFor();
    return first;
  };

  it('B14: can save them and then arrives at the requested page', async () => {
    const first = await leave();
    expect(await dialog().getByRole('button').allInnerTexts()).toEqual(
      expect.arrayContaining(['Ficar aqui', 'Salvar e sair', 'Descartar e sair']),
    );
    expect(await violationsOf(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Salvar e sair' }).click();
    await page.getByRole('link', { name: `${first} b`, exact: true }).waitFor();
    expect(await sentNames()).toEqual([`${first} b`]);
  });

  it('stays in the form when it cannot be saved, with the focus on the invalid field', async () => {
    await openFirst();
    await nameField().fill('');
    await page.goBack();
    await dialog().getByRole('button', { name: 'Salvar e sair' }).click();
    await page.locator('[data-cy="name"][aria-invalid="true"]:focus').waitFor();
    expect(await browser.writes()).toEqual([]);
  });

  it('can stay in the form, or discard the changes and leave', async () => {
    const first = await leave();
    await dialog().getByRole('button', { name: 'Ficar aqui' }).click();
    await dialog().waitFor({ state: 'detached' });
    expect(await nameField().inputValue()).toBe(`${first} b`);
    await page.goBack();
    await dialog().getByRole('button', { name: 'Descartar e sair' }).click();
    await page.getByRole('link', { name: first, exact: true }).waitFor();
    expect(await browser.writes()).toEqual([]);
  });
});

it('in a long form Enter does not save but Ctrl+Enter does, and the shortcut list shows the save shortcuts', async () => {
  await openFirst();
  await nameField().press('End');
  await page.keyboard.type(' b');
  await page.keyboard.press('Enter');
  await page.locator('h1').click();
  await page.keyboard.press('?');
  await dialog().waitFor();
  const sheet = (await dialog().innerText()).replaceAll(/\s+/g, ' ');
  expect(sheet).toContain('Ctrl Enter Salvar');
  expect(sheet).toContain('Ctrl Shift S Salvar e abrir o próximo registro da lista');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect(await browser.writes()).toEqual([]);
  await nameField().press('ControlOrMeta+Enter');
  await page.locator('.record-link').first().waitFor();
  expect(await browser.writes()).toHaveLength(1);
});
