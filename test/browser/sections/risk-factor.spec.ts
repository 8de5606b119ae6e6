import type { Page } from 'playwright-core';
import { searchFor, screenOf } from '../support/form';
import { isListed } from '../support/clock';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const LIST = 'application-admin/risk-factor';
const NAME = 'Prematuridade extrema de teste';

const field = (name: string) => screenOf(page).field(name);
const save = async () => {
  await page.locator('[data-cy="entityCreateSaveButton"]').click();
  await isListed(page);
};

describe('risk factors', () => {
  const sentence = 'between 2 and 14 years';

  beforeEach(async () => {
    page = await browser.newPage('en');
    await signIn(page, 'editor', `${LIST}/manage`);
    await field('name').waitFor();
  });

  it('R99: are created with every field, found with the same values, edited, and deleted without confirmation', async () => {
    await page.locator('[data-cy="entityCreateSaveButton"]').click();
    await page.locator('.invalid-feedback').waitFor();

    await field('name').fill(NAME);
    await page.locator('select[data-cy="riskFactorGender"]').selectOption('MALE');
    await field('isPregnant').check();
    await field('startAge').fill('002');
    await field('endAge').fill('14');
    await page.locator('[data-cy="ageRange"]').getByText(sentence).waitFor();
    await field('lowerThanOneMonth').check();
    await page.locator('[data-cy="ageRange"]').getByText(sentence).waitFor({ state: 'detached' });
    await save();

    const [{ method, path, body }] = await browser.writes();
    expect(`${method} ${path}`).toBe('POST /api/risk-factor');
    expect(body).toEqual({
      name: NAME,
      riskFactorGender: 'MALE',
      isPregnant: true,
      lowerThanOneMonth: true,
      startAge: 2,
      endAge: 14,
    });

    await searchFor(page.locator('[data-cy="search"]'), NAME);
    await page.waitForURL(/search=/);
    await page.reload();
    const row = page.locator('[data-cy="entityTable"]').filter({ hasText: NAME });
    await row.waitFor();
    await row.locator('[data-cy="entityEditButton"]').click();
    expect(await field('name').inputValue()).toBe(NAME);
    expect(await page.locator('select[data-cy="riskFactorGender"]').inputValue()).toBe('MALE');
    expect(await field('isPregnant').isChecked()).toBe(true);
    expect(await field('lowerThanOneMonth').isChecked()).toBe(true);
    expect(await field('startAge').inputValue()).toBe('2');
    expect(await field('endAge').inputValue()).toBe('14');
    await field('lowerThanOneMonth').uncheck();
    await save();
    await row.getByText(sentence).waitFor();

    await row.locator('[data-cy="entityDeleteButton"]').click();
    await page.locator('.empty-state').waitFor();
    expect((await browser.writes()).map(one => one.method)).toEqual(['POST', 'PUT', 'DELETE']);
  });
});
