import type { Page } from 'playwright-core';
import { isReported } from '../support/clock';
import { base64, HARD_TEXT, type Screen, screenOf, searchFor } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const PICTURE = '\n![Pulmões](/images/ausculta-pulmonar)\n';
const raw = (text: string) => ({ rawMarkdownAvailable: base64(text) });
const reference = (name: string) => expect.objectContaining({ id: expect.any(Number), name });
const PICTURES = [{ id: expect.any(Number) }];

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const choose = async (name: string, text: string) => {
  await screen.field(name).locator('.btn-outline-secondary').last().click();
  await screen.pick(text);
};

const addWord = async (name: string, word: string) => {
  await screen.field(name).locator('input').fill(word);
  await page.keyboard.press('Enter');
};

/** Saves, and answers the one request that went out. */
const saved = async () => {
  expect(await violationsOf(page)).toEqual([]);
  await screen.field('entityCreateSaveButton').dblclick();
  await screen.isListed();
  const writes = (await browser.writes()).filter(({ path }) => !path.endsWith('-synonym'));
  expect(writes).toHaveLength(1);
  return writes[0];
};

const chipsOf = (name: string) => screen.field(name).locator('.chip').allInnerTexts();

const removeFirst = async () => {
  await screen.field('entityDeleteButton').first().click();
  await screen.field('entityConfirmDeleteButton').click();
  await page.locator('.empty-state').waitFor();
};

/** Half of the journeys are in each language; the walk of all screens is in both. */
const open = async (path: string, locale: 'pt-br' | 'en' = 'pt-br') => {
  page = await browser.newPage(locale);
  screen = screenOf(page);
  await signIn(page, 'editor', `application-admin/${path}`);
  await screen.field('entityTable').first().waitFor();
  await screen.field('entityCreateButton').click();
  await screen.field('entityCreateSaveButton').waitFor();
};

it('a medicine group is entered, found as entered and deleted', async () => {
  await open('medicine-groups');
  await screen.field('name').fill('Grupo de teste');
  await screen.field('type').selectOption('GROUP');
  await choose('parent', 'Analgésicos');
  await choose('children', 'Opioides');
  expect((await saved()).body).toEqual({
    name: 'Grupo de teste',
    type: 'GROUP',
    parent: reference('Analgésicos'),
    children: [reference('Opioides')],
  });
  await page.reload();
  await screen.open('Grupo de teste');
  expect(await screen.field('type').inputValue()).toBe('GROUP');
  expect(await screen.field('parent').locator('input').inputValue()).toBe('Analgésicos');
  await screen.field('entityCreateCancelButton').click();
  await removeFirst();
});

it('a leaflet is entered with commercial names, found as entered and deleted after a wait', async () => {
  await open('medicine-leaflets', 'en');
  await screen.field('name').fill('Bula de teste');
  expect(await page.locator('input[data-cy="free"]').isChecked()).toBe(true);
  await page.locator('input[data-cy="available"]').check();
  await choose('medicineGroups', 'Opioides');
  await choose('substances', 'Morfina');
  await screen.field('children').locator('> .btn').click();
  await screen.pick('Dimorf');
  await screen.field('children').locator('> .btn').click();
  await screen.dialog.locator('[data-cy="search"]').fill('Um, Dois; Dimorf');
  await screen.dialog.getByRole('button', { name: /“Um, Dois; Dimorf”/ }).click();
  await screen.write('content', HARD_TEXT);
  const child = (name: string) => ({ name, composition: 'Bula de teste', free: true, available: false });
  expect((await saved()).body).toEqual({
    name: 'Bula de teste',
    available: true,
    free: true,
    medicineGroups: [reference('Opioides')],
    substances: [reference('Morfina')],
    children: [{ id: expect.any(Number), name: 'Dimorf', free: true, available: false }, child('Um'), child('Dois')],
    content: raw(HARD_TEXT),
  });
  await page.reload();
  await screen.open('Bula de teste');
  expect(await screen.read('content')).toBe(HARD_TEXT);
  expect(await screen.field('children').locator('strong').allInnerTexts()).toEqual(['Dimorf', 'Um', 'Dois']);
  await screen.field('entityCreateCancelButton').click();
  await removeFirst();
});

it('an interaction is entered, viewed, changed and deleted', async () => {
  await open('interactions');
  await choose('substance', 'Ivermectina');
  await choose('interactionGroups', 'Opioides');
  await choose('interactionSubstances', 'Varfarina');
  await screen.field('interactionResult.result').fill('Resultado');
  await screen.field('interactionResult.conduct').fill('Conduta');
  const created = await saved();
  expect([created.method, created.path]).toEqual(['POST', '/api/interactions']);
  expect(created.body).toEqual({
    substance: reference('Ivermectina'),
    interactionGroups: [reference('Opioides')],
    interactionSubstances: [reference('Varfarina')],
    interactionResult: { result: 'Resultado', conduct: 'Conduta' },
  });

  await searchFor(screen.field('search'), 'Ivermectina');
  await page.waitForURL(/search=/);
  await screen.row('Ivermectina').locator('[data-cy="entityDetailsButton"]').click();
  await screen.row('Varfarina').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await screen.row('Varfarina').locator('[data-cy="entityEditButton"]').click();
  await screen.field('interactionResult.conduct').fill('Outra conduta');
  await screen.save();
  await screen.isListed();
  const [, changed] = await browser.writes();
  expect(changed.method).toBe('PUT');
  expect(changed.body).toMatchObject({
    interactionResult: { id: expect.any(Number), result: 'Resultado', conduct: 'Outra conduta' },
  });
  expect(changed.body).not.toHaveProperty('id');

  await screen.row('Ivermectina').locator('[data-cy="entityDetailsButton"]').click();
  await screen.row('Varfarina').locator('[data-cy="entityDeleteButton"]').click();
  await screen.field('entityConfirmDeleteButton').click();
  await page.locator('.empty-state').waitFor();
  expect((await browser.writes())[2].path).toMatch(/^\/api\/interactions\/\d+$/);
});

it('a laboratory group and a laboratory are entered and found as entered', async () => {
  await open('laboratory-groups', 'en');
  await screen.field('name').fill('Grupo de exames de teste');
  await choose('children', 'Hematologia');
  expect((await saved()).body).toEqual({
    name: 'Grupo de exames de teste',
    children: [reference('Hematologia')],
  });
  await page.reload();
  await screen.open('Grupo de exames de teste');
  expect(await chipsOf('children')).toEqual(['Hematologia']);
  await screen.field('entityCreateCancelButton').click();
  await removeFirst();
  await browser.reset();

  await open('laboratories');
  await screen.field('name').fill('Exame de teste');
  await screen.field('category').fill('Categoria livre');
  await page.locator('input[data-cy="isAvailableForFree"]').check();
  await choose('synonyms', 'Hemograma (exame)');
  await screen.field('synonyms').locator('.btn-outline-secondary').last().click();
  await screen.dialog.locator('[data-cy="search"]').fill('Sinônimo inédito');
  await screen.dialog.getByRole('button', { name: /“Sinônimo inédito”/ }).click();
  await choose('groups', 'Hematologia');
  const names = ['generalContent', 'changesContent', 'collectContent', 'observationsContent'];
  for (const name of names) await screen.write(name, `${name}\n\n${HARD_TEXT}${PICTURE}`);
  const { body } = await saved();
  expect(body).toEqual({
    name: 'Exame de teste',
    category: 'Categoria livre',
    isAvailableForFree: true,
    synonyms: [reference('Hemograma (exame)'), reference('Sinônimo inédito')],
    groups: [reference('Hematologia')],
    ...Object.fromEntries(names.map(name => [name, raw(`${name}\n\n${HARD_TEXT}${PICTURE}`)])),
    applicationPictures: PICTURES,
  });
  await page.reload();
  await screen.open('Exame de teste');
  expect(await screen.field('category').inputValue()).toBe('Categoria livre');
  expect(await page.locator('input[data-cy="isAvailableForFree"]').isChecked()).toBe(true);
  expect(await chipsOf('synonyms')).toEqual(['Hemograma (exame)', 'Sinônimo inédito']);
  expect(await chipsOf('groups')).toEqual(['Hematologia']);
  for (const name of names) expect(await screen.read(name)).toBe(`${name}\n\n${HARD_TEXT}${PICTURE}`);
  await screen.field('entityCreateCancelButton').click();
  await removeFirst();
});

it('an illustrated procedure keeps its texts by type', async () => {
  await open('illustrated-procedures', 'en');
  await screen.field('name').fill('Procedimento de teste');
  await page.locator('input[data-cy="free"]').check();
  await choose('illustratedProcedureSynonyms', 'Punção lombar (técnica)');
  const types = ['GENERAL', 'MATERIALS', 'TECHNICIAN', 'COMPLEMENT'];
  const textOf = (type: string) => `${type}\n\n${HARD_TEXT}${PICTURE}`;
  for (const type of types) await screen.write(type, textOf(type));
  expect((await saved()).body).toEqual({
    name: 'Procedimento de teste',
    free: true,
    illustratedProcedureSynonyms: [reference('Punção lombar (técnica)')],
    illustratedProcedureContents: types.map(type => ({ type, content: raw(textOf(type)) })),
    applicationPictures: PICTURES,
  });
  await page.reload();
  await screen.open('Procedimento de teste');
  expect(await page.locator('input[data-cy="free"]').isChecked()).toBe(true);
  expect(await chipsOf('illustratedProcedureSynonyms')).toEqual(['Punção lombar (técnica)']);
  for (const type of types) expect(await screen.read(type)).toBe(textOf(type));
  expect(
    (await browser.log()).filter(({ path }) => path === '/api/illustrated-procedures').at(-1)?.query,
  ).toMatchObject({
    normalizedName: 'Procedimento de teste',
    sort: 'normalizedName,asc',
  });
  await screen.field('entityCreateCancelButton').click();
  await removeFirst();
});

it('a pediatric dose is entered, its formulas ordered by keyboard, and found as entered', async () => {
  await open('pediatric-doses');
  await screen.field('name').fill('Dose de teste');
  await addWord('synonyms', 'apelido');
  await addWord('synonyms', 'apelido');
  await page.locator('input[data-cy="isAvailableForFree"]').check();
  await choose('category', 'Urgência');
  await choose('medicineLeaflet', 'Dipirona');
  await screen.field('inputType').selectOption('AGE');
  await screen.field('inputValidationFormula').fill('idade > 1');
  await screen.field('addContent').click();
  await screen.field('addContent').click();
  await screen.field('contents.0.formula').fill('primeira');
  await screen.field('contents.1.formula').fill('segunda');
  await page.keyboard.press('Alt+ArrowUp');
  await screen.write('contentText', HARD_TEXT);
  await screen.write('observations', 'Observação');
  expect((await saved()).body).toEqual({
    name: 'Dose de teste',
    synonyms: [{ name: 'apelido' }],
    isAvailableForFree: true,
    category: reference('Urgência'),
    medicineLeaflet: { id: expect.any(Number), name: 'Dipirona' },
    inputType: 'AGE',
    inputValidationFormula: 'idade > 1',
    contents: [
      { code: 'novo', formula: 'segunda' },
      { code: 'novo', formula: 'primeira' },
    ],
    contentText: base64(HARD_TEXT),
    observations: base64('Observação'),
  });
  await page.reload();
  await screen.open('Dose de teste');
  expect(await screen.field('contents.0.formula').inputValue()).toBe('segunda');
  expect(await screen.read('observations')).toBe('Observação');
  await screen.field('entityCreateCancelButton').click();
  await removeFirst();
});

it.each([
  ['medical-scores', { category: 'Cardiologia' }],
  ['medical-criteria', {}],
])('%s are entered and found as entered', async (path, extra) => {
  await open(path);
  await screen.field('name').fill('Fórmula de teste');
  await addWord('synonyms', 'sigla');
  await page.locator('input[data-cy="isAvailableForFree"]').check();
  await screen.field('formula').fill('peso / altura');
  for (const [name, text] of Object.entries(extra)) await screen.field(name).fill(text);
  await screen.write('evidenceText', HARD_TEXT);
  await screen.write('interpretationText', 'Interpretação');
  expect((await saved()).body).toEqual({
    name: 'Fórmula de teste',
    synonyms: [{ name: 'sigla' }],
    isAvailableForFree: true,
    formula: 'peso / altura',
    ...extra,
    evidenceText: base64(HARD_TEXT),
    interpretationText: base64('Interpretação'),
  });
  await page.reload();
  await screen.open('Fórmula de teste');
  expect(await screen.read('evidenceText')).toBe(HARD_TEXT);
  await screen.field('entityCreateCancelButton').click();
  await removeFirst();
});

it('a calculator is entered with parameters and options, ordered by its buttons', async () => {
  await open('medical-calculators', 'en');
  await screen.field('name').fill('Calculadora de teste');
  await screen.field('formula').fill('a + b');
  await screen.field('specificView').selectOption('USG');
  await screen.field('addParam').click();
  await screen.field('formulaParams.0.presentationName').fill('Sexo');
  await screen.field('formulaParams.0.inputType').selectOption('TOGGLE');
  await page.locator('.nested-rows > .btn').click();
  await screen.field('formulaParams.0.options.0.presentationName').fill('Feminino');
  await screen.field('formulaParams.0.options.0.order').fill('');
  await screen.field('addParam').click();
  await screen.field('formulaParams.1.presentationName').fill('Peso');
  await screen.field('formulaParams.1.measurement').fill('kg');
  await page
    .locator('[data-cy="formulaParams"] .param-rows > ol > li')
    .nth(1)
    .locator('[data-move="up"]')
    .first()
    .click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-move'))).toBe('up');
  expect((await saved()).body).toEqual({
    name: 'Calculadora de teste',
    synonyms: [],
    isAvailableForFree: false,
    formula: 'a + b',
    specificView: 'USG',
    formulaParams: [
      { code: 'novo', inputType: 'INPUT', measurement: 'kg', presentationName: 'Peso', position: 1, options: [] },
      {
        code: 'novo',
        inputType: 'TOGGLE',
        measurement: '',
        presentationName: 'Sexo',
        position: 2,
        options: [{ code: 'novo', order: 1, presentationName: 'Feminino' }],
      },
    ],
  });
  await page.reload();
  await screen.open('Calculadora de teste');
  expect(await screen.field('formulaParams.0.presentationName').inputValue()).toBe('Peso');
  expect(await screen.field('formulaParams.1.options.0.presentationName').inputValue()).toBe('Feminino');
  await screen.field('entityCreateCancelButton').click();
  await removeFirst();
});

it('an editor content is entered with digits only and its type picked in a modal', async () => {
  await open('editor-contents', 'en');
  await screen.field('contentId').fill('0a1b');
  await screen.field('type').locator('.btn').last().click();
  expect(await violationsOf(page)).toEqual([]);
  await screen.dialog.locator('[data-option]').nth(4).click();
  expect((await saved()).body).toEqual({ contentId: 1, type: 'LABORATORY' });
  await page.reload();
  await screen.open('Hemograma completo');
  expect(await screen.field('contentId').inputValue()).toBe('1');
  const type = screen.field('type').locator('input');
  expect(await type.inputValue()).toBe('Laboratory test');
  await screen.field('type').locator('.btn').first().click();
  expect(await type.inputValue()).toBe('');
  await type.click();
  await screen.dialog.locator('[data-option]').first().click();
  await screen.save();
  await screen.isListed();
  const [, changed] = await browser.writes();
  expect([changed.method, changed.path]).toEqual(['PUT', '/api/editor-content']);
  expect(changed.body).toEqual({
    id: expect.any(Number),
    name: 'Hemograma completo',
    contentId: 1,
    type: 'DISEASE',
  });
  await screen.field('search').fill('');
  await screen.field('entityDeleteButton').first().click();
  await screen.field('entityConfirmDeleteButton').click();
  await isReported(page);
  const methods = (await browser.writes()).map(({ method }) => method);
  expect(methods).toEqual(['POST', 'PUT', 'DELETE']);
});
