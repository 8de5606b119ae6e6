import { enterNew } from '../support/enter-new';
import { responseTo } from '../support/response-to';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();

it('an editor content is created with a digits-only id and a type from a dialog, and is edited and deleted', async () => {
  const { page, screen, saved } = await enterNew(browser, 'editor-contents', 'en');
  await screen.field('contentId').fill('0a1b');
  await screen.field('type').locator('.btn').last().click();
  expect(await violationsOf(page)).toEqual([]);
  await screen.dialog.locator('[data-option]').nth(4).click();
  expect((await saved()).body).toEqual({ contentId: 1, type: 'LABORATORY' });
  await page.reload();
  await screen.open('Hemograma completo');
  expect(await screen.field('contentId').inputValue()).toBe('1');
  const type = screen.field('type').locator('input');
  expect(await type.inputValue()).toBe('Laboratory test');
  await screen.field('type').locator('.btn').first().click();
  expect(await type.inputValue()).toBe('');
  await type.click();
  await screen.dialog.locator('[data-option]').first().click();
  await screen.save();
  await screen.isListed();
  const [, changed] = await browser.writes();
  expect([changed.method, changed.path]).toEqual(['PUT', '/api/editor-content']);
  expect(changed.body).toEqual({
    id: expect.any(Number),
    name: 'Hemograma completo',
    // The id was that of a laboratory test.
    contentId: null,
    type: 'DISEASE',
  });
  await screen.field('search').fill('');
  await screen.field('entityDeleteButton').first().click();
  const deleted = responseTo(page, 'DELETE');
  await screen.field('entityConfirmDeleteButton').click();
  await deleted;
  const methods = (await browser.writes()).map(({ method }) => method);
  expect(methods).toEqual(['POST', 'PUT', 'DELETE']);
});

it('an id with too many digits is rejected and not sent', async () => {
  const { page, screen } = await enterNew(browser, 'editor-contents', 'en');
  await screen.field('contentId').fill('1'.repeat(201));
  await screen.save();
  await page.locator('.invalid-feedback').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await browser.writes()).toEqual([]);
});
