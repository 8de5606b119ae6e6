import { enterNew, reference } from '../support/enter-new';
import { searchFor } from '../support/form';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();

it('R117, R118: an interaction is created, viewed, edited and deleted', async () => {
  const { page, screen, choose, saved } = await enterNew(browser, 'interactions');
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
