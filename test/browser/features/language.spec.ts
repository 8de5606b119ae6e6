import type { Page } from 'playwright-core';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const speak = async (language: string, tag: string) => {
  await page.locator('[data-cy="localeMenu"] .dropdown-toggle').click();
  await page.getByRole('menuitem', { name: language }).click();
  await page.waitForFunction(lang => document.documentElement.lang === lang, tag);
};
const name = () => page.locator('[data-cy="name"]');
const label = () => page.locator('label[for]').first().innerText();

it('R39, B11: switching the language keeps the form, its errors, the route and typed text, and sends no request', async () => {
  page = await browser.signedIn('editor', 'application-admin/semiologies/manage');
  // A new form searches for a record with the same name, 500 ms after the last key.
  const sameName = page.waitForResponse(/\/api\/semiologies\?.*name=Ausculta/);
  await name().fill('Ausculta pulmonar');
  await sameName;
  const address = page.url();
  const requested = (await browser.log()).length;

  await speak('English', 'en');
  expect(await label()).toMatch(/^Name/);
  expect(await name().inputValue()).toBe('Ausculta pulmonar');
  expect(await page.locator('[data-cy="entityCreateSaveButton"]').innerText()).toBe('Save');
  expect(await page.title()).toMatch(/^New .* · .* · /);
  expect(page.url()).toBe(address);

  await name().fill('');
  await page.locator('[data-cy="entityCreateSaveButton"]').click();
  await page.locator('.invalid-feedback').first().waitFor();
  const english = await page.locator('.invalid-feedback').first().innerText();
  await speak('Português (Brasil)', 'pt-BR');
  expect(await label()).toMatch(/^Nome/);
  expect(await page.locator('.invalid-feedback').first().innerText()).not.toBe(english);
  expect((await browser.log()).length).toBe(requested);

  await page.reload();
  await name().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt-BR');
});
