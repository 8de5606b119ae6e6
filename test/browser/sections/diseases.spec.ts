import type { Page } from 'playwright-core';
import { base64, HARD_TEXT, screenOf, type Screen } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/diseases';
const WEIGHTS = {
  maleWeight: 0.1,
  femaleWeight: 0.2,
  lowerThanOneMonth: 0.3,
  lowerThanOneYear: 0.4,
  betweenOneAndFourYears: 0.5,
  betweenFiveAndFourteenYears: 0.6,
  betweenFifteenAndTwentyNineYears: 0.7,
  betweenThirtyAndFortyFourYears: 0.8,
  betweenFortyFiveAndFiftyNineYears: 0.9,
  betweenSixtyAndSeventyFoursYears: 1.1,
  higherOrEqualSeventyFiveYears: 1.2,
  prevalence: 1.3,
};
const INSIDE = { north: 2, northeast: 3, south: 1, midwest: 1, southeast: 4 };
const OUTSIDE = { latinAmerica: 1, centralAmerica: 1, northAmerica: 1, europe: 5, asia: 1, africa: 1, oceania: 1 };
const RACES = { white: 1, black: 6, brown: 1, yellow: 1, indigenous: 1 };
const PICTURE = '\n![Pulmões](/images/ausculta-pulmonar)\n';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const open = async (locale: 'pt-br' | 'en', path = LIST) => {
  page = await browser.newPage(locale);
  screen = screenOf(page);
  await signIn(page, 'editor', path);
};

const choose = async (name: string, text: string) => {
  await page.locator(`[data-cy="${name}"] .btn-outline-secondary`).last().click();
  await screen.pick(text);
};

const fillNumbers = async (path: string, numbers: Record<string, number>) => {
  for (const [name, number] of Object.entries(numbers)) {
    await page.locator(`[name="diseaseDiagnosticVariables.${path}${name}"]`).fill(String(number));
  }
};

const addSymptom = async (text: string, weight: string) => {
  await screen.field('diseaseSymptoms').locator('> .btn').first().click();
  await screen.pick(text);
  await page.locator('[name^="diseaseSymptoms."][name$=".weight"]').last().fill(weight);
};

const reference = (name: string) => expect.objectContaining({ id: expect.any(Number), name });

describe('diseases', () => {
  it('R91, R92, R95: are created with every field, and open with the entered values after a reload', async () => {
    await open('en');
    await screen.field('entityTable').first().waitFor();
    await screen.field('entityCreateButton').click();
    await screen.save();
    await page.locator('.invalid-feedback').first().waitFor();

    await screen.field('name').fill('Doença de teste');
    await screen.field('cid').fill('Z99.9');
    await screen.field('dsm').fill('F99');
    await screen.field('category').selectOption('OBSTETRICS');
    await page.locator('input[data-cy="free"]').check();
    await choose('groups', 'Cardiologia');
    await choose('diseaseSynonyms', 'Derrame cerebral');
    await addSymptom('Calafrios', '007.5');
    await addSymptom('Cefaleia', '2');
    for (const group of await page.locator('.folded-group h3 button').all()) await group.click();
    await fillNumbers('', WEIGHTS);
    await fillNumbers('region.insideBrazil.', { ...INSIDE, south: 0 });
    await page.locator('[name="diseaseDiagnosticVariables.region.insideBrazil.south"]').fill('');
    await fillNumbers('region.outOfBrazil.', OUTSIDE);
    await fillNumbers('humanRace.', RACES);
    await choose('diseaseDiagnosticVariables.riskFactors', 'Tabagismo');
    await screen.write('diagnostic', HARD_TEXT + PICTURE);
    await screen.write('treatment', HARD_TEXT);
    expect(await violationsOf(page)).toEqual([]);
    await screen.save();
    await screen.field('releaseLater').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await screen.field('releaseLater').dblclick();
    await screen.isListed();

    const writes = await browser.writes();
    expect(writes).toHaveLength(1);
    expect(writes[0]).toMatchObject({ method: 'POST', path: '/api/diseases' });
    const text = (markdown: string) => ({
      rawMarkdownAvailable: base64(markdown),
      rawMarkdownToRelease: base64(markdown),
    });
    expect(writes[0].body).toEqual({
      name: 'Doença de teste',
      cid: 'Z99.9',
      dsm: 'F99',
      free: true,
      category: 'OBSTETRICS',
      groups: [reference('Cardiologia')],
      diseaseSynonyms: [reference('Derrame cerebral')],
      diseaseSymptoms: [
        { symptom: reference('Calafrios'), weight: 7.5 },
        { symptom: reference('Cefaleia'), weight: 2 },
      ],
      diseaseDiagnosticVariables: {
        ...WEIGHTS,
        region: { insideBrazil: INSIDE, outOfBrazil: OUTSIDE },
        humanRace: RACES,
        riskFactors: [reference('Tabagismo')],
      },
      diagnostic: text(HARD_TEXT + PICTURE),
      treatment: text(HARD_TEXT),
      applicationPictures: [{ id: expect.any(Number) }],
    });

    await page.reload();
    await screen.open('Doença de teste');
    expect(await screen.field('cid').inputValue()).toBe('Z99.9');
    expect(await screen.field('category').inputValue()).toBe('OBSTETRICS');
    expect(await page.locator('[name="diseaseSymptoms.1.weight"]').inputValue()).toBe('2');
    expect(await page.locator('[name="diseaseDiagnosticVariables.prevalence"]').inputValue()).toBe('1.3');
    expect(await page.locator('[name="diseaseDiagnosticVariables.humanRace.black"]').inputValue()).toBe('6');
    expect(await page.locator('.chip').allInnerTexts()).toEqual(['Cardiologia', 'Derrame cerebral', 'Tabagismo']);
    expect(await screen.read('diagnostic')).toBe(HARD_TEXT + PICTURE);
  });
});

it('R158, F9: a server error about a symptom row is shown in that row', async () => {
  await open('pt-br', `${LIST}/manage`);
  await screen.field('name').fill('Recusada');
  await addSymptom('Calafrios', '1');
  await browser.fault({
    match: { method: 'POST', path: '/api/diseases' },
    times: 1,
    status: 400,
    body: JSON.stringify({
      fieldErrors: [{ objectName: 'disease', field: 'diseaseSymptoms[0].weight', message: 'NotNull' }],
    }),
    contentType: 'application/json',
  });
  await screen.save();
  await page.locator('.field-rows .invalid-feedback').waitFor();
  await page.locator('.alert-danger .btn-link').first().click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('diseaseSymptoms.0.weight');
});

it('R93: an invalid weight and a repeated symptom show errors, and nothing is sent', async () => {
  await open('pt-br', `${LIST}/manage`);
  await screen.field('name').fill('Incompleta');
  await addSymptom('Calafrios', 'abc');
  await addSymptom('Cefaleia', '1');
  await page.locator('[data-cy="diseaseSymptoms.1.symptom"] .btn').last().click();
  await screen.pick('Calafrios');
  await screen.save();
  await page.getByText('Este sintoma já está em outra linha.').first().waitFor();
  await page.locator('.field-rows').getByText('Informe um número.').waitFor();
  expect(await browser.writes()).toEqual([]);
});

it('R95, F24: a dismissed release dialog sends nothing and keeps the form', async () => {
  await open('pt-br', `${LIST}/manage`);
  await screen.field('name').fill('Sem pressa');
  await screen.write('treatment', HARD_TEXT);
  await screen.save();
  await screen.field('releaseNow').waitFor();
  await page.keyboard.press('Escape');
  await screen.dialog.waitFor({ state: 'detached' });
  expect(await browser.writes()).toEqual([]);
  expect(await screen.field('name').inputValue()).toBe('Sem pressa');
  await screen.save();
  await screen.field('releaseNow').click();
  await screen.isListed();
  const [{ body }] = await browser.writes();
  expect(body).toMatchObject({ treatment: { rawMarkdownAvailable: base64(HARD_TEXT) } });
  expect(JSON.stringify(body)).not.toContain('rawMarkdownToRelease');
});
