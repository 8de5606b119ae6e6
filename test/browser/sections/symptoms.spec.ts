import type { Page } from 'playwright-core';
import { searchFor, screenOf } from '../support/form';
import { isListed } from '../support/clock';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const NAME = 'Dor torácica de teste';
const GROUP = 'Dores do tórax de teste';

const field = (name: string) => screenOf(page).field(name);
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

describe('symptoms, under /application-admin', () => {
  it('R97: are created with every field, found with the same values, and deleted after confirmation', async () => {
    page = await browser.newPage();
    await signIn(page, 'editor', 'application-admin/synonym-group/manage');
    await field('name').fill(GROUP);
    await save();
    page = await browser.newPage();
    await signIn(page, 'editor', 'application-admin/symptoms/manage');

    await page.locator('[data-cy="entityCreateSaveButton"]').click();
    await page.locator('.invalid-feedback').waitFor();
    await field('name').fill(NAME);
    await page.locator('select[data-cy="symptomGender"]').selectOption('FEMALE');
    await field('isPregnant').check();
    await field('isObstetric').check();
    await field('ageStart').fill('18');
    await field('ageEnd').fill('40');
    await page.locator('[data-cy="ageRange"]').getByText('entre 18 e 40 anos').waitFor();
    await field('lowerThanOneMonth').check();
    await page.locator('[data-cy="synonymGroups"] .btn-outline-secondary').click();
    await searchOption(GROUP);
    await page.locator('[data-option]').filter({ hasText: GROUP }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('[data-option]').filter({ hasText: GROUP }).click();
    await save();
    expect(page.url()).toContain('#/application-admin/symptoms');

    const [, { method, path, body }] = await browser.writes();
    expect(`${method} ${path}`).toBe('POST /api/symptoms');
    expect(body).toEqual({
      name: NAME,
      symptomGender: 'FEMALE',
      isPregnant: true,
      isObstetric: true,
      lowerThanOneMonth: true,
      ageStart: 18,
      ageEnd: 40,
      synonymGroups: [expect.objectContaining({ id: expect.any(Number), name: GROUP })],
    });

    await searchFor(page.locator('[data-cy="search"]'), NAME);
    await page.waitForURL(/search=/);
    await page.reload();
    const row = page.locator('[data-cy="entityTable"]').filter({ hasText: NAME });
    await row.waitFor();
    await row.locator('[data-cy="entityEditButton"]').click();
    expect(await field('name').inputValue()).toBe(NAME);
    expect(await page.locator('select[data-cy="symptomGender"]').inputValue()).toBe('FEMALE');
    for (const flag of ['isPregnant', 'isObstetric', 'lowerThanOneMonth']) {
      expect(await field(flag).isChecked()).toBe(true);
    }
    expect(await field('ageStart').inputValue()).toBe('18');
    expect(await field('ageEnd').inputValue()).toBe('40');
    expect(await page.locator('[data-cy="synonymGroups"] .chip').allInnerTexts()).toEqual([GROUP]);
    expect(await page.locator('[data-cy="linkedRecords"] button').count()).toBe(0);
    await page.locator('[data-cy="entityCreateCancelButton"]').click();

    await row.locator('[data-cy="entityDeleteButton"]').click();
    await page.getByRole('dialog').getByText(NAME).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('[data-cy="entityConfirmDeleteButton"]').click();
    await page.locator('.empty-state').waitFor();
  });
});
