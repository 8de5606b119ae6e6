import type { Page } from 'playwright-core';
import { responseTo } from '../support/response-to';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const rowOf = (text: string) => page.locator('[data-cy="entityTable"]').filter({ hasText: text }).first();

describe('user management', () => {
  beforeEach(async () => {
    page = await browser.newPage('en');
    await signIn(page, 'admin', 'admin/user-management');
    await page.locator('[data-cy="entityTable"]').first().waitFor();
    await page.locator('table[aria-busy="false"]').waitFor();
  });

  it('R139: creates, shows, edits and deletes a user', async () => {
    await page.locator('[data-cy="entityCreateButton"]').click();
    await page.locator('input[data-cy="login"]').fill('com espaço');
    await page.locator('input[data-cy="email"]').fill('nova@example.org');
    await page.locator('[data-cy="entityCreateSaveButton"]').click();
    await page.locator('.invalid-feedback').first().waitFor();
    expect(await browser.writes()).toEqual([]);

    await page.locator('input[data-cy="login"]').fill('0nova');
    await page.locator('[data-cy="entityCreateSaveButton"]').click();
    await page.waitForURL(/user-management$/);
    await page.goto('./#/admin/user-management/0nova');
    await page.getByText('nova@example.org').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.goto('./#/admin/user-management/0nova/edit');
    await page.locator('input[data-cy="firstName"]').fill('Conceição');
    await page.locator('[data-cy="entityCreateSaveButton"]').click();
    await page.waitForURL(/user-management$/);

    await page.goto('./#/admin/user-management/0nova/delete');
    const deleted = responseTo(page, 'DELETE');
    await page.locator('[data-cy="entityConfirmDeleteButton"]').click();
    await page.waitForURL(/user-management$/);
    await deleted;
    const writes = await browser.writes();
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/users',
      'PUT /api/users',
      'DELETE /api/users/0nova',
    ]);
    expect(writes[1].body).toMatchObject({ login: '0nova', firstName: 'Conceição', email: 'nova@example.org' });
  });

  it('B4: offers to restore unsaved text after a reload', async () => {
    await page.goto('./#/admin/user-management/editor/edit');
    await page.locator('input[data-cy="firstName"]').fill('Ainda não salvo');
    await page
      .locator('.save-status')
      .getByText(/\d{2}:\d{2}/)
      .waitFor();
    await page.reload();
    await page.locator('[data-cy="restoreDraft"]').click();
    expect(await page.locator('input[data-cy="firstName"]').inputValue()).toBe('Ainda não salvo');
    await page.locator('[data-cy="entityCreateSaveButton"]').click();
    await page.waitForURL(/user-management$/);
    expect((await browser.writes())[0].body).toMatchObject({ login: 'editor', firstName: 'Ainda não salvo' });
  });

  it('R32, F27: prevents admins from deleting their own account', async () => {
    const own = rowOf('admin');
    await own.waitFor();
    expect(await own.locator('[data-cy="entityDeleteButton"]').isDisabled()).toBe(true);
    await page.goto('./#/admin/user-management/admin/delete');
    expect((await browser.writes()).length).toBe(0);
  });
});
