import { enterNew } from '../support/enter-new';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();

it('R108: a calculator is created with parameters and options, and its parameters are reordered by buttons', async () => {
  const { page, screen, saved, removeFirst } = await enterNew(browser, 'medical-calculators', 'en');
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
