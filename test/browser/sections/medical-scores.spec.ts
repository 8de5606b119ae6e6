import { enterNew } from '../support/enter-new';
import { base64, HARD_TEXT } from '../support/form';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();

it.each([
  ['medical-scores', { category: 'Cardiologia' }],
  ['medical-criteria', {}],
])('R92, R106: %s are created, and open with the entered text after a reload', async (path, extra) => {
  const { page, screen, addWord, saved, removeFirst } = await enterNew(browser, path);
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
