import type { Page } from 'playwright-core';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const open = async (path: string) => {
  page = await browser.newPage();
  screen = screenOf(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'editor', `application-admin/${path}/manage`);
  await screen.field('entityCreateSaveButton').waitFor();
};
const copy = async (text: string) => {
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text);
};
const paste = () => page.keyboard.press('ControlOrMeta+v');
const cards = () => screen.field('flashcard');
const listed = (heading: string) => screen.dialog.getByRole('list', { name: heading }).locator('li').allInnerTexts();

it('B19: of 50 rows pasted from a spreadsheet, 48 become cards and two are listed with the reason for rejection', async () => {
  await open('flashcards');
  await page.locator('#add-flashcard').click();
  await screen.field('questionText').focus();
  const responseOf = (at: number) => (at % 40 === 9 ? 'x'.repeat(5001) : `"resposta ${at},\nem ""duas"" linhas"`);
  await copy(Array.from({ length: 50 }, (_, at) => `Pergunta ${at}\t${responseOf(at)}`).join('\r\n'));
  await paste();
  await screen.dialog.getByRole('list', { name: 'Linhas que serão adicionadas: 48' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const refused = await listed('Linhas que não serão adicionadas: 2');
  expect(refused.map(text => text.replace(/\s+/g, ' ').trim())).toEqual([
    '10 Pergunta 9 O texto passa do limite de caracteres.',
    '50 Pergunta 49 O texto passa do limite de caracteres.',
  ]);
  await screen.field('addPasted').click();
  await screen.dialog.waitFor({ state: 'detached' });

  expect(await cards().count()).toBe(48);
  expect(await cards().first().locator('[data-cy="questionText"]').inputValue()).toBe('Pergunta 0');
  expect(await cards().last().locator('[data-cy="answerText"]').inputValue()).toBe('resposta 48,\nem "duas" linhas');
  expect(await browser.writes()).toEqual([]);
});

/** Whether a select is wide enough for its longest option. */
const isShownWhole = (selector: string) =>
  page.locator(selector).evaluate((select: HTMLElement) => {
    const { width } = select.getBoundingClientRect();
    select.style.width = 'max-content';
    const { width: wanted } = select.getBoundingClientRect();
    select.style.width = '';
    return wanted <= width;
  });

/** Counts what a user does besides typing. */
const counted = () => {
  const counts = { clicks: 0, Tabs: 0, shortcuts: 0 };
  return {
    counts,
    click: async (selector: string) => {
      counts.clicks += 1;
      await page.locator(selector).click();
    },
    tab: async () => {
      counts.Tabs += 1;
      await page.keyboard.press('Tab');
    },
    shortcut: async (keys: string) => {
      counts.shortcuts += 1;
      await page.keyboard.press(keys);
    },
  };
};

it('B19: entering five cards takes one click, and then only the keyboard', async () => {
  await open('flashcards');
  const { counts, click, tab, shortcut } = counted();
  await click('#add-flashcard');
  for (const number of [1, 2, 3, 4, 5]) {
    if (number > 1) await shortcut('ControlOrMeta+Enter');
    await cards()
      .nth(number - 1)
      .waitFor();
    await page.keyboard.type(`P${number}`);
    await tab();
    await page.keyboard.type(`R${number}`);
  }
  const answers = await page
    .locator('[data-cy="answerText"]')
    .evaluateAll(texts => texts.map(text => (text as HTMLTextAreaElement).value));
  expect(answers).toEqual(['R1', 'R2', 'R3', 'R4', 'R5']);
  expect(counts).toEqual({ clicks: 1, Tabs: 5, shortcuts: 4 });
});

it('B19: three calculator parameters are entered with one click and saved in the order in which they were typed', async () => {
  await open('medical-calculators');
  await screen.field('name').fill('Índice de teste');
  const { counts, click, shortcut } = counted();
  await click('[data-cy="addParam"]');
  for (const number of [1, 2, 3]) {
    if (number > 1) await shortcut('ControlOrMeta+Enter');
    await page.locator(`[name="formulaParams.${number - 1}.presentationName"]:focus`).waitFor();
    await page.keyboard.type(`Parâmetro ${number}`);
  }
  expect(await isShownWhole('[name="formulaParams.0.inputType"]')).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  expect(counts).toEqual({ Tabs: 0, clicks: 1, shortcuts: 2 });
  await screen.save();
  await screen.isListed();
  const [{ body }] = await browser.writes();
  expect(body).toMatchObject({
    formulaParams: [1, 2, 3].map(position => ({ presentationName: `Parâmetro ${position}`, position })),
  });
});

it('Alt+ArrowUp moves a card up, and typing continues in it', async () => {
  await open('flashcards');
  await page.locator('#add-flashcard').click();
  for (const number of [1, 2, 3, 4, 5]) {
    await page.keyboard.type(`P${number}`);
    await page.keyboard.press('ControlOrMeta+Enter');
    await cards().nth(number).waitFor();
  }
  await page.keyboard.type('último');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.type('!');
  const questions = await page
    .locator('[data-cy="questionText"]')
    .evaluateAll(texts => texts.map(text => (text as HTMLTextAreaElement).value));
  expect(questions).toEqual(['P1', 'P2', 'P3', 'P4', 'último!', 'P5']);
  expect(await violationsOf(page)).toEqual([]);
  expect(await browser.writes()).toEqual([]);
});

it('B19: symptoms and weights are pasted by name, and rows with an unknown symptom or invalid weight are rejected', async () => {
  await open('diseases');
  await screen.field('pasteRows').click();
  await copy('SOPRO cardiaco\t0,5\r\nSintoma de planilha\t2\r\nTosse seca\tmuito\r\n');
  await paste();
  await screen.dialog.getByRole('list', { name: 'Linhas que não serão adicionadas: 2' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await screen.field('addPasted').click();
  await screen.dialog.waitFor({ state: 'detached' });
  expect(await page.locator('[name="diseaseSymptoms.0.symptom"]').inputValue()).toBe('Sopro cardíaco');
  expect(await page.locator('[name="diseaseSymptoms.0.weight"]').inputValue()).toBe('0,5');
  expect(await screen.field('diseaseSymptoms').locator('li').count()).toBe(1);
  expect(await browser.writes()).toEqual([]);
});

it('a list in one column is pasted as text, and so is a table when the user chooses that', async () => {
  await open('flashcards');
  await page.locator('#add-flashcard').click();
  const response = screen.field('answerText');
  await response.focus();
  await copy('- um\n- dois\n');
  await paste();
  expect(await response.inputValue()).toBe('- um\n- dois\n');
  await copy('a\tb');
  await paste();
  await screen.field('pasteAsText').click();
  await screen.dialog.waitFor({ state: 'detached' });
  expect(await response.inputValue()).toBe('- um\n- dois\na\tb');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await response.inputValue()).toBe('- um\n- dois\n');
});
