import type { Page } from 'playwright-core';
import { screenOf } from '../support/form';
import { isListed } from '../support/clock';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/application-pictures';
const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const NAME = 'sopro-mitral';

const browser = browserOfSuite();
let page: Page;

const screen = () => screenOf(page);
const choose = (base64: string) =>
  page
    .locator('[data-cy="pictureFile"]')
    .setInputFiles({ name: 'sopro.gif', mimeType: 'image/gif', buffer: Buffer.from(base64, 'base64') });
const preview = () => page.locator('.picture-preview').getAttribute('src');

describe('application pictures', () => {
  beforeEach(async () => {
    page = await browser.newPage('en');
    await signIn(page, 'editor', LIST);
    await screen().rows().first().waitFor();
  });

  it('are created, found, opened after a reload, renamed and deleted', async () => {
    await page.locator('[data-cy="entityCreateButton"]').click();
    await screen().save();
    await page.locator('.picture-chooser .invalid-feedback').waitFor();
    await page.locator('input[data-cy="referenceName"]').fill(NAME);
    await choose(GIF);
    await page.locator('.picture-preview').waitFor();
    await screen().save();
    await isListed(page);

    await screen().search(NAME);
    await screen().rows().filter({ hasText: NAME }).waitFor();
    expect(await screen().rows().locator('img').getAttribute('src')).toBe(`data:image/gif;base64,${GIF}`);
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('.picture-preview').waitFor();
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(GIF);
    await page.reload();
    await page.locator('.picture-preview').waitFor();
    expect(await page.locator('input[data-cy="referenceName"]').inputValue()).toBe(NAME);
    expect(await preview()).toBe(`data:image/gif;base64,${GIF}`);
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('input[data-cy="referenceName"]').fill(`${NAME}-2`);
    await screen().save();
    await isListed(page);

    await screen()
      .rows()
      .filter({ hasText: `${NAME}-2` })
      .waitFor();
    await page.locator('[data-cy="entityDeleteButton"]').first().click();
    await page.getByRole('dialog', { name: `${NAME}-2` }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('[data-cy="entityConfirmDeleteButton"]').click();
    await page.locator('.empty-state').waitFor();

    const record = { referenceName: NAME, content: GIF, contentContentType: 'image/gif' };
    const renamed = { ...record, id: expect.any(Number), referenceName: `${NAME}-2` };
    const path = '/api/application-pictures';
    const writes = (await browser.writes()).map(({ method, path: at, body }) => ({ method, path: at, body }));
    expect(writes).toEqual([
      { method: 'POST', path, body: record },
      { method: 'PUT', path, body: renamed },
      { method: 'DELETE', path, body: renamed },
    ]);
  });
});

it('application pictures are also in the administration, and saving returns there', async () => {
  page = await browser.newPage();
  await signIn(page, 'admin', 'admin/application-pictures');
  await screen().rows().first().waitFor();
  await page.locator('[data-cy="entityEditButton"]').first().click();
  await page.locator('.picture-preview').waitFor();
  await screen().save();
  await isListed(page);
  expect(page.url()).toContain('/admin/application-pictures');
});
