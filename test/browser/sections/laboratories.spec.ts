import { enterNew, rawMarkdown, reference } from '../support/enter-new';
import { HARD_TEXT } from '../support/form';
import { browserOfSuite } from '../support/session';

const PICTURE = '\n![Pulmões](/images/ausculta-pulmonar)\n';
const PICTURES = [{ id: expect.any(Number) }];

const browser = browserOfSuite();

it('R119: a laboratory test is created, and opens with the entered values after a reload', async () => {
  const { page, screen, choose, saved, chipsOf, removeFirst } = await enterNew(browser, 'laboratories');
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
    ...Object.fromEntries(names.map(name => [name, rawMarkdown(`${name}\n\n${HARD_TEXT}${PICTURE}`)])),
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
