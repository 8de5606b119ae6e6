import { enterNew, reference } from '../support/enter-new';
import { base64, HARD_TEXT } from '../support/form';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();

it('R84, R110: a pediatric dose is created with formulas reordered by keyboard, and opens with the entered values', async () => {
  const { page, screen, choose, addWord, saved, removeFirst } = await enterNew(browser, 'pediatric-doses');
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
