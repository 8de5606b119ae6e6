import type { Page } from 'playwright-core';
import { screenOf } from '../support/form';
import { isCopied, isListed } from '../support/clock';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/disease-synonym';

const browser = browserOfSuite();
let page: Page;

const screen = () => screenOf(page);

describe('disease synonyms', () => {
  beforeEach(async () => {
    page = await browser.newPage('en');
    await signIn(page, 'editor', LIST);
    await screen().rows().first().waitFor();
  });

  it('R100: are created, found, edited, and deleted without confirmation', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.locator('input[data-cy="name"]').fill('Zumbido de Ação');
    await screen().save();
    await isListed(page);

    await screen().search('zumbido de acao');
    await screen().rows().filter({ hasText: 'Zumbido de Ação' }).waitFor();
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('input[data-cy="name"]').fill('Zumbido corrigido');
    await page.keyboard.press('Control+s');
    await isListed(page);
    expect(page.url()).toContain('search=zumbido');

    await screen().search('zumbido corrigido');
    await screen().rows().filter({ hasText: 'Zumbido corrigido' }).waitFor();
    await page.locator('[data-cy="entityDeleteButton"]').first().click();
    await page.locator('.empty-state').waitFor();

    const writes = await browser.writes();
    expect(writes.map(({ method, path }) => `${method} ${path.replace(/\d+$/, ':id')}`)).toEqual([
      'POST /api/disease-synonym',
      'PUT /api/disease-synonym',
      'DELETE /api/disease-synonym/:id',
    ]);
    expect(writes[0].body).toEqual({ name: 'Zumbido de Ação' });
    expect(writes[1].body).toMatchObject({ name: 'Zumbido corrigido', id: expect.any(Number) });
  });

  it('F45: store the list page in the URL, and restore an unsaved edit after a reload', async () => {
    const first = await screen().rows().first().innerText();
    await page.locator('.pagination button').nth(1).click();
    await page.waitForURL(/page=2/);
    await page.waitForFunction(text => document.querySelector('[data-cy="entityTable"]')?.textContent !== text, first);
    expect(await page.locator('.pagination button').count()).toBeLessThanOrEqual(5);

    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('input[data-cy="name"]').fill('Nunca se perde');
    await isCopied(page);
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    expect(await page.locator('input[data-cy="name"]').inputValue()).toBe('Nunca se perde');
    await screen().save();
    await isListed(page);
    expect(page.url()).toContain('page=2');
  });

  it('F43, F44: ask before a changed form is left by Back or Cancel, and keep the text if the user stays', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.locator('input[data-cy="name"]').fill('Fica');
    await page
      .locator('.save-status')
      .getByText(/^Changed/)
      .waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toContain('/manage');
    expect(await page.locator('input[data-cy="name"]').inputValue()).toBe('Fica');
    await page.locator('[data-cy="entityCreateCancelButton"]').click();
    await page.locator('[data-cy="entityConfirmDeleteButton"]').click();
    await screen().rows().first().waitFor();
  });
});
