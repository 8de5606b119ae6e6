import { enterNew, reference } from '../support/enter-new';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();

it('R119: a laboratory group is created, and opens with the entered values after a reload', async () => {
  const { page, screen, choose, saved, chipsOf, removeFirst } = await enterNew(browser, 'laboratory-groups', 'en');
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
});
