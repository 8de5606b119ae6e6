import { enterNew, rawMarkdown, reference } from '../support/enter-new';
import { HARD_TEXT } from '../support/form';
import { browserOfSuite } from '../support/session';

const PICTURE = '\n![Pulmões](/images/ausculta-pulmonar)\n';
const PICTURES = [{ id: expect.any(Number) }];

const browser = browserOfSuite();

it('an illustrated procedure stores one text for each type, and opens with the entered texts after a reload', async () => {
  const { page, screen, choose, saved, chipsOf, removeFirst } = await enterNew(browser, 'illustrated-procedures', 'en');
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
    illustratedProcedureContents: types.map(type => ({ type, content: rawMarkdown(textOf(type)) })),
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
