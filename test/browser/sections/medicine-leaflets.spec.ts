import { enterNew, rawMarkdown, reference } from '../support/enter-new';
import { HARD_TEXT } from '../support/form';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();

it('R113, R114, R115: a leaflet is created with commercial names, opens with the entered values after a reload, and is deleted', async () => {
  const { page, screen, choose, saved, removeFirst } = await enterNew(browser, 'medicine-leaflets', 'en');
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
    content: rawMarkdown(HARD_TEXT),
  });
  await page.reload();
  await screen.open('Bula de teste');
  expect(await screen.read('content')).toBe(HARD_TEXT);
  expect(await screen.field('children').locator('strong').allInnerTexts()).toEqual(['Dimorf', 'Um', 'Dois']);
  await screen.field('entityCreateCancelButton').click();
  await removeFirst();
});
