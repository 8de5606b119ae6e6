import type { Page } from 'playwright-core';
import { control } from '../support/roles';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const input = () => page.locator('[data-cy="palette"]');
const open = async () => {
  await page.keyboard.press('Control+k');
  await input().waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-cy') === 'palette');
};
const signedIn = async (login: string) => {
  page = await browser.newPage();
  await signIn(page, login);
  await page.locator('.section-index').waitFor();
};

it('B7: a record is found by its name and opened by keyboard alone', async () => {
  await signedIn('editor');
  await open();
  await page.keyboard.type('asma');
  const record = page.getByRole('option', { name: /^Asma/ }).first();
  await record.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  while ((await record.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Salvar', exact: true }).waitFor();
  expect(await control(page, 'textbox', 'Nome').inputValue()).toMatch(/^Asma/);
  await page.reload();
  expect(await control(page, 'textbox', 'Nome').inputValue()).toMatch(/^Asma/);
});

it('B7: Esc closes the palette and returns the focus', async () => {
  await signedIn('editor');
  await page.goto('./#/application-admin/disease-synonym/manage');
  await control(page, 'textbox', 'Nome').focus();
  await open();
  await page.keyboard.press('Escape');
  await input().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cy'))).toBe('name');
});

it('B7: "?" shows the shortcuts, but in a text field it types the character', async () => {
  await signedIn('editor');
  await page.goto('./#/application-admin/disease-synonym/manage');
  const name = control(page, 'textbox', 'Nome');
  await name.pressSequentially('Por quê?');
  expect(await name.inputValue()).toBe('Por quê?');
  await page.locator('h1').click();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('in the editor of a long text, "?" and "/" type their characters', async () => {
  await signedIn('editor');
  await page.goto('./#/application-admin/semiologies/manage');
  await page.getByRole('button', { name: 'Editar texto: Anamnese' }).click();
  await page.locator('textarea').pressSequentially('Quando? 120/80');
  expect(await page.locator('textarea').inputValue()).toBe('Quando? 120/80');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

describe('before the palette has loaded,', () => {
  let release: () => void;
  const name = () => control(page, 'textbox', 'Nome');

  beforeEach(async () => {
    page = await browser.newPage();
    const released = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route(/assets\/palette-.*\.js/, async route => {
      await released;
      await route.continue();
    });
    await signIn(page, 'editor', 'application-admin/disease-synonym/manage');
    await name().fill('Tísica');
    await page.keyboard.press('Control+k');
  });

  it('B7: typed text is collected for the palette field and goes nowhere else', async () => {
    await page.keyboard.type('cupx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('o');
    await page.keyboard.press('Enter');
    release();
    await input().waitFor();
    await page.keyboard.type('ns');
    await page.getByRole('option', { name: /^Cupons/ }).waitFor();
    expect(await input().inputValue()).toBe('cupons');
    expect(await name().inputValue()).toBe('Tísica');
    expect(await browser.writes()).toEqual([]);
  });

  it('Escape cancels it: the palette does not open, and keys go to the previous field again', async () => {
    const chunk = page.waitForResponse(/assets\/palette-.*\.js/);
    await page.keyboard.type('cupo');
    await page.keyboard.press('Escape');
    release();
    await chunk;
    await page.keyboard.type(' 2');
    expect(await name().inputValue()).toBe('Tísica 2');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await input().waitFor();
    expect(await input().inputValue()).toBe('');
  });
});
