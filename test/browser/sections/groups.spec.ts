import type { Page } from 'playwright-core';
import { searchFor, screenOf } from '../support/form';
import { isListed } from '../support/clock';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const NAME = 'Cardiologia de teste';
const CHILD = 'Arritmias de teste';

/** A picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const field = (name: string) => screenOf(page).field(name);
const category = () => page.locator('select[data-cy="category"]');
/** Searches in the open dialog and waits for the response. */
const searchOption = async (text: string) => {
  const answered = page.waitForResponse(response => response.url().includes('name='));
  await page.getByRole('dialog').locator('[data-cy="search"]').fill(text);
  await answered;
};
const save = async () => {
  await page.locator('[data-cy="entityCreateSaveButton"]').click();
  await isListed(page);
};
const choosePicture = (name: string, content: string) =>
  page
    .locator('[data-cy="pictureFile"]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(content, 'base64') });

describe('groups, under /admin', () => {
  it('R102: are created with every field, found with the same values, edited, and deleted after confirmation', async () => {
    page = await browser.newPage('en');
    await signIn(page, 'admin', 'admin/groups/manage');
    await field('name').fill(CHILD);
    await save();
    await page.locator('[data-cy="entityCreateButton"]').click();

    await field('name').fill(NAME);
    await field('displayLevelsBelow').check();
    expect(await page.locator('[data-cy="groupPicture"]').count()).toBe(0);
    await category().selectOption('PEDIATRICS');
    await choosePicture('texto.png', Buffer.from('não é uma imagem').toString('base64'));
    await page.locator('[data-cy="groupPicture"] .invalid-feedback').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await choosePicture('coração.png', PNG);
    await page.locator('.picture-preview').waitFor();
    expect(await field('groupPicture.referenceName').inputValue()).toBe('coração');
    await field('groupPicture.referenceName').fill('');
    await page.locator('[data-cy="entityCreateSaveButton"]').click();
    await page.locator('[data-cy="groupPicture"] .invalid-feedback').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await field('groupPicture.referenceName').fill('coracao-infantil');
    await page.locator('[data-cy="childrenGroups"] .btn-outline-secondary').click();
    await searchOption(CHILD);
    await page.locator('[data-option]').filter({ hasText: CHILD }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('[data-option]').filter({ hasText: CHILD }).click();
    await save();
    expect(page.url()).toContain('#/admin/groups');

    const [, { method, path, body }] = await browser.writes();
    expect(`${method} ${path}`).toBe('POST /api/groups');
    expect(body).toEqual({
      name: NAME,
      displayLevelsBelow: true,
      category: 'PEDIATRICS',
      childrenGroups: [expect.objectContaining({ id: expect.any(Number), name: CHILD })],
      groupPicture: { referenceName: 'coracao-infantil', content: PNG, contentContentType: 'image/png' },
    });

    await searchFor(page.locator('[data-cy="search"]'), NAME);
    await page.waitForURL(/search=/);
    await page.reload();
    const row = page.locator('[data-cy="entityTable"]').filter({ hasText: NAME });
    await row.waitFor();
    await row.locator('[data-cy="entityEditButton"]').click();
    expect(await field('name').inputValue()).toBe(NAME);
    expect(await field('displayLevelsBelow').isChecked()).toBe(true);
    expect(await category().inputValue()).toBe('PEDIATRICS');
    expect(await field('groupPicture.referenceName').inputValue()).toBe('coracao-infantil');
    expect(await page.locator('.picture-preview').getAttribute('src')).toBe(`data:image/png;base64,${PNG}`);
    const child = page.locator('[data-cy="childrenGroups"] .chip');
    expect(await child.allInnerTexts()).toEqual([CHILD]);

    await child.getByRole('button').click();
    await category().selectOption('');
    await page.locator('[data-cy="groupPicture"]').waitFor({ state: 'detached' });
    await save();
    const [, , { body: edited }] = await browser.writes();
    const emptied = { category: null, groupPicture: null };
    const stored = { id: expect.any(Number), name: NAME, displayLevelsBelow: true, childrenGroups: [] };
    expect(edited).toEqual({ ...stored, ...emptied });

    await row.locator('[data-cy="entityDeleteButton"]').click();
    await page.getByRole('dialog').getByText(NAME).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('[data-cy="entityConfirmDeleteButton"]').click();
    await page.locator('.empty-state').waitFor();
  });
});
