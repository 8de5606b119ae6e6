import type { Page } from 'playwright-core';
import { base64, type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/diseases';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;
let keys = 0;

const open = async (path = '', locale: 'pt-br' | 'en' = 'pt-br') => {
  page = await browser.newPage(locale);
  screen = screenOf(page);
  keys = 0;
  await signIn(page, 'editor', path);
};

const press = async (...pressed: string[]) => {
  for (const key of pressed) {
    await page.keyboard.press(key);
    keys += 1;
  }
};
const focusedName = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
const tabTo = async (name: string) => {
  while ((await focusedName()) !== name) await press('Tab');
};
const focusIs = (name: string) =>
  page.waitForFunction(
    wanted =>
      [document.activeElement?.getAttribute('aria-label'), document.activeElement?.textContent].includes(wanted),
    name,
  );
const area = () => screen.field('markdown');
const hasFocus = () => page.locator('[data-cy="markdown"]:focus').waitFor();
const caret = () => area().evaluate(one => (one as HTMLTextAreaElement).selectionStart);
const goToText = (name: string) =>
  page.getByRole('navigation', { name: 'Textos deste registro' }).getByRole('button', { name }).click();

/**
 * In a disease's form, opens its diagnosis, finds these letters, types others over them, and returns to the form with
 * Save. Returns the text before and after.
 */
const correctDiagnosis = async (lettersIn: (text: string) => string) => {
  await press('F6');
  await tabTo('Textos');
  await press('Enter');
  await tabTo('Editar texto: Diagnóstico');
  await press('Enter');
  await hasFocus();
  const before = await area().inputValue();
  await press('Control+f');
  await page.locator('[data-cy="sought"]:focus').waitFor();
  await press(...lettersIn(before));
  await page.locator('.match-mark').waitFor();
  await press('Escape');
  await hasFocus();
  await press('p', 'e', 'z');
  const corrected = await area().inputValue();
  await press('Control+s');
  await focusIs('Editar texto: Diagnóstico');
  return { before, corrected };
};

/** Whether the heading that names the form's current record is visible. */
const isHeadingInSight = async () => {
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  return box !== null && box.y > 0 && box.y + box.height < 900;
};

/** Saves the form with these keys, and chooses to release its texts now. */
const saveAndRelease = async (keysOfSave: string) => {
  await press(keysOfSave);
  await focusIs('Liberar agora');
  await press('Enter');
};

it('B14: correcting one word of a disease, from the home page back to the list, stays within the key limit', async () => {
  await open();
  await page.locator('.section-index').waitFor();
  await press('Control+k');
  await page.locator('[data-cy="palette"]:focus').waitFor();
  await press(...'deng');
  await page.getByRole('option', { name: /^Dengue/, selected: true }).waitFor();
  await press('Enter');
  await screen.field('entityCreateSaveButton').waitFor();
  const { before, corrected } = await correctDiagnosis(() => 'pes');
  expect(before).toContain('mais pesa');
  expect(corrected).toBe(before.replace('pes', 'pez'));
  await saveAndRelease('Control+s');
  await screen.isListed();

  const [{ body }] = await browser.writes();
  expect(body).toMatchObject({ name: 'Dengue', diagnostic: { rawMarkdownAvailable: base64(corrected) } });
  expect(keys).toBeLessThanOrEqual(25);
});

it('B14: correcting a word in three diseases in a row stays within the key limit, without returning to the list', async () => {
  await open(LIST);
  await page.locator('.record-link').first().click();
  await page.getByText(/^1 de /).waitFor();
  const texts: string[] = [];
  keys = 0;
  for (const at of [1, 2, 3]) {
    const { before, corrected } = await correctDiagnosis(text => /\p{L}{3}/u.exec(text)?.[0] ?? '');
    expect(corrected).not.toBe(before);
    texts.push(corrected);
    await saveAndRelease('Control+Shift+s');
    await page.getByText(new RegExp(`^${at + 1} de `)).waitFor();
    expect(await isHeadingInSight()).toBe(true);
  }
  const sent = (await browser.writes()).map(({ body }) => body);
  expect(sent).toEqual(
    texts.map(text =>
      expect.objectContaining({ diagnostic: expect.objectContaining({ rawMarkdownAvailable: base64(text) }) }),
    ),
  );
  expect(keys).toBeLessThanOrEqual(55);
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

it('the texts of a record link to each other, keep typed text, and add no history entries', async () => {
  await open(LIST);
  await screen.open('Dengue');
  await page.getByRole('button', { name: 'Editar texto: Diagnóstico' }).click();
  await hasFocus();
  const entries = await page.evaluate(() => window.history.length);
  await page.keyboard.type('Um ');
  await goToText('Tratamento');
  await page.getByRole('heading', { level: 1, name: /· Tratamento$/ }).waitFor();
  await hasFocus();
  await page.keyboard.type('Dois ');
  await goToText('Diagnóstico');
  await page.getByRole('heading', { level: 1, name: /· Diagnóstico$/ }).waitFor();
  expect(await area().inputValue()).toMatch(/^Um /);
  expect(await caret()).toBe(3);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await page.reload();
  await hasFocus();
  await page.goBack();
  await focusIs('Editar texto: Diagnóstico');
  await screen.save();
  await focusIs('Liberar agora');
  expect(await screen.dialog.getByRole('listitem').allInnerTexts()).toEqual(['Diagnóstico', 'Tratamento']);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await screen.dialog.waitFor({ state: 'detached' });
  expect(await browser.writes()).toEqual([]);
  await screen.save();
  await focusIs('Liberar agora');
  await page.keyboard.press('Enter');
  await screen.isListed();
  expect(await page.evaluate(() => window.location.hash)).toContain(`#/${LIST}?`);
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

it('full screen keeps Save and Back, and Ctrl+K without a selection inserts a link with its text selected', async () => {
  await open('application-admin/semiologies/manage', 'en');
  await page.getByRole('button', { name: 'Edit text: History' }).click();
  await hasFocus();
  expect(await area().getAttribute('lang')).toBe('pt-BR');
  await page.keyboard.press('Control+k');
  expect(await area().inputValue()).toBe('[link text](https://)');
  await page.keyboard.type('bula');
  expect(await area().inputValue()).toBe('[bula](https://)');
  await page.keyboard.press('Control+Shift+f');
  const desk = page.locator('.writing-desk.is-full');
  await desk.getByRole('button', { name: 'Back' }).waitFor();
  await desk.getByRole('button', { name: 'Save' }).click();
  await focusIs('Edit text: History');
});
