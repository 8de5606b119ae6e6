import type { Page } from 'playwright-core';
import { alertPasses, isListed } from '../support/clock';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const bell = () => page.locator('[data-cy="messageBell"]');

it.each([
  ['pt-br', 'Mensagens', 'Salvo com sucesso!'],
  ['en', 'Messages', 'Saved!'],
] as const)('B8: what an alert said can be read in the message log, in %s', async (locale, title, saved) => {
  page = await browser.newPage(locale);
  await signIn(page, 'editor', 'application-admin/disease-synonym/manage');
  expect(await bell().getAttribute('aria-label')).toBe(title);
  await page.locator('input[data-cy="name"]').fill('Sinônimo de teste');
  await page.keyboard.press('Enter');
  await isListed(page);
  await alertPasses(page);
  await bell().focus();
  await page.keyboard.press('Enter');
  const log = page.getByRole('dialog', { name: title });
  await log.getByText(saved).waitFor();
  expect(await log.getByRole('listitem').count()).toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await log.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cy'))).toBe('messageBell');
  expect(await bell().getAttribute('aria-label')).toBe(title);
});

it('B8: a toast is kept too, counted, and announced by the shell alone', async () => {
  page = await browser.newPage();
  await signIn(page, 'admin', 'admin/logs');
  await browser.fault({ match: { method: 'PUT', path: '/management/logs' }, times: 1, status: 500, body: {} });
  await page.locator('[data-cy="logger"]').first().getByRole('button', { name: 'OFF' }).click();
  await page.locator('.Toastify__toast').waitFor();
  expect(await bell().getAttribute('aria-label')).toBe('Mensagens: 1 não lida');
  expect(await page.locator('[data-cy="announcer"] [role="alert"]').innerText()).toBe(
    'Erro: O servidor teve um problema interno.',
  );
  expect(await page.locator('.Toastify [role="alert"], .Toastify[aria-live="polite"]').count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});
