import type { Page } from 'playwright-core';
import { fillCredentials, openBrowser, signIn, type TestBrowser } from './support/session';

const FORM = 'application-admin/disease-synonym/manage';

let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  await browser.reset();
  page = await browser.newPage();
});
afterEach(() => expect(browser.complaints.splice(0)).toEqual([]));
afterAll(() => browser.close());

const name = () => page.locator('input[data-cy="name"]');

it('fault 3: a form whose session ended waits half an hour; then it leaves the page, and its draft is offered', async () => {
  await page.clock.install();
  await signIn(page, 'editor', FORM);
  await name().fill('Ainda não salvo');
  await browser.expireSessions();
  await page.locator('[data-cy="entityCreateSaveButton"]').click();
  await page.locator('[data-cy="loginTitle"]').waitFor();
  expect(await name().inputValue()).toBe('Ainda não salvo');

  await page.clock.fastForward('31:00');
  await page.waitForURL(/#\/login/);
  expect(await name().count()).toBe(0);
  await fillCredentials(page, 'editor');
  await page.goto(`./#/${FORM}`);
  await page.locator('[data-cy="restoreDraft"]').click();
  expect(await name().inputValue()).toBe('Ainda não salvo');
});

it('fault 50: two tabs on the same record warn each other', async () => {
  await signIn(page, 'editor', FORM);
  await name().waitFor();
  const other = await page.context().newPage();
  await signIn(other, 'editor', FORM);
  await other.locator('.alert-warning').waitFor();
  await page.locator('.alert-warning').waitFor();
});

it('fault 69: signing out in one tab signs the other out and leaves no draft behind', async () => {
  await signIn(page, 'editor', FORM);
  await name().fill('Em segredo');
  await page
    .locator('.save-status')
    .getByText(/cópia local/)
    .waitFor();
  const other = await page.context().newPage();
  await signIn(other, 'editor');
  await other.goto('./#/logout');
  await page.locator('[data-cy="loginTitle"]').waitFor();
  expect(await name().count()).toBe(0);
  await fillCredentials(page, 'editor');
  await page.goto(`./#/${FORM}`);
  await name().waitFor();
  expect(await page.locator('[data-cy="restoreDraft"]').count()).toBe(0);
});
