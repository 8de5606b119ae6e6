import type { Page } from 'playwright-core';
import { base64, type Screen, screenOf } from '../support/form';
import { browserOfSuite, violationsOf } from '../support/session';
import { focusedName } from '../support/shell';

const LIST = 'application-admin/diseases';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;
let keys = 0;

const open = async (path = '') => {
  page = await browser.signedIn('editor', path);
  screen = screenOf(page);
  keys = 0;
};

const press = async (...pressed: string[]) => {
  for (const key of pressed) {
    await page.keyboard.press(key);
    keys += 1;
  }
};
const tabTo = async (name: string) => {
  while ((await focusedName(page)) !== name) await press('Tab');
};
const focusIs = (name: string) => page.getByRole('button', { name, exact: true }).and(page.locator(':focus')).waitFor();
const area = () => screen.field('markdown');
const hasFocus = () => page.locator('[data-cy="markdown"]:focus').waitFor();
const caret = () => area().evaluate(one => (one as HTMLTextAreaElement).selectionStart);

it('B14: correcting one word of a disease, from the home page back to the list, stays within the key limit', async () => {
  await open();
  await page.locator('.section-index').waitFor();
  await press('Control+k');
  await page.locator('[data-cy="palette"]:focus').waitFor();
  await press(...'deng');
  // The first answer of a section is selected, and stays so: another section may have answered before.
  const disease = page.getByRole('option', { name: /^Dengue\s*Doenças/ });
  await disease.waitFor();
  while ((await disease.getAttribute('aria-selected')) !== 'true') await press('ArrowDown');
  await press('Enter');
  await screen.field('entityCreateSaveButton').waitFor();

  await press('F6');
  await tabTo('Textos');
  await press('Enter');
  await tabTo('Editar texto: Diagnóstico');
  await press('Enter');
  await hasFocus();
  const before = await area().inputValue();
  expect(before).toContain('mais pesa');
  await press('Control+f');
  await page.locator('[data-cy="sought"]:focus').waitFor();
  await press(...'pes');
  await page.locator('.match-mark').waitFor();
  await press('Escape');
  await hasFocus();
  await press(...'pez');
  const corrected = await area().inputValue();
  expect(corrected).toBe(before.replace('pes', 'pez'));
  await press('Control+s');
  await focusIs('Editar texto: Diagnóstico');
  await press('Control+s');
  await focusIs('Cancelar');
  await tabTo('Liberar agora');
  await press('Enter');
  await screen.isListed();

  const [{ body }] = await browser.writes();
  expect(body).toMatchObject({ name: 'Dengue', diagnostic: { rawMarkdownAvailable: base64(corrected) } });
  // Enter alone publishes nothing (B30): the button that does is two keys away.
  expect(keys).toBeLessThanOrEqual(27);
});

it('B14: the editor restores the caret position of a text, and Back returns to the card of that text in the form', async () => {
  await open(LIST);
  await screen.open('Dengue');
  await page.getByRole('button', { name: 'Editar texto: Tratamento' }).click();
  await hasFocus();
  expect(await caret()).toBe(0);
  await press('Control+End');
  const end = await caret();
  expect(end).toBeGreaterThan(100);
  await screen.field('contentBackButton').click();
  await focusIs('Editar texto: Tratamento');
  const box = await page.locator('.long-text-card[data-cy="treatment"]').boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);
  await press('Enter');
  await hasFocus();
  expect(await caret()).toBe(end);
  await page.reload();
  await hasFocus();
  expect(await caret()).toBe(end);
  await page.goBack();
  await focusIs('Editar texto: Tratamento');
});

it('a collapsed group of variables shows how many are set, opens by keyboard, and is expanded in print', async () => {
  await open(`${LIST}/manage`);
  const group = page.getByRole('button', { name: /^Raça ou cor/ });
  const black = page.locator('[name="diseaseDiagnosticVariables.humanRace.black"]');
  expect(await black.isVisible()).toBe(false);
  await group.press('Enter');
  await black.fill('3');
  await page.getByRole('button', { name: 'Raça ou cor Definidos: 1 de 5' }).press(' ');
  expect(await black.isVisible()).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await black.isVisible()).toBe(true);
});
