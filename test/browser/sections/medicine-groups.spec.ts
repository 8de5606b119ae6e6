import { enterNew, reference } from '../support/enter-new';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();

it('R119: a medicine group is created, opens with the entered values after a reload, and is deleted', async () => {
  const { page, screen, choose, saved, removeFirst } = await enterNew(browser, 'medicine-groups');
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
