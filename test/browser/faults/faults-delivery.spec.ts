import type { Page } from 'playwright-core';
import { isCopied, isListed } from '../support/clock';
import { screenOf } from '../support/form';
import { browserOfSuite, fillCredentials, signIn, signInByForm } from '../support/session';

const LIST = 'application-admin/disease-synonym';
const FORM = `${LIST}/manage`;
const TYPED = 'Escrito antes da nova versão';

/** React and the browser itself report a missing chunk too. */
const MISSING_CHUNK = /dynamically imported|preload CSS|error boundary|occurred in|MIME type/i;

const browser = browserOfSuite({ provoked: MISSING_CHUNK });
let page: Page;

const field = (name: string) => screenOf(page).field(name);

beforeEach(async () => {
  page = await browser.newPage();
});

it('F75: a screen whose file is missing shows a message, opens on retry, and never reloads the page', async () => {
  // Set before the console prefetches the files: a route turns the browser's cache off, so the import of a file that
  // was already loaded would request it again.
  await page.route(/assets\/(manage|forms)-.*\.js/, route => route.fulfill({ status: 404, body: 'gone' }));
  await signIn(page, 'editor', LIST);
  await field('entityTable').first().waitFor();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await field('entityCreateButton').click();
  await page.getByText(/Talvez haja uma versão nova/).waitFor();
  expect(await page.locator('header').isVisible()).toBe(true);
  await page.unroute(/assets\/(manage|forms)-.*\.js/);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await field('name').waitFor();
  expect(loads).toBe(0);
});

it('F75: when the file of a text screen is missing, nothing reloads and the form keeps its unsaved text', async () => {
  await page.route(/assets\/text-editor-.*\.js/, route => route.fulfill({ status: 404, body: 'gone' }));
  await signIn(page, 'editor', 'application-admin/semiologies/manage');
  await field('name').fill(TYPED);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await field('anamnesisContent').locator('button').click();
  await page.getByText(/Talvez haja uma versão nova/).waitFor();
  await page.goBack();
  await field('name').waitFor();
  expect(await field('name').inputValue()).toBe(TYPED);
  expect(loads).toBe(0);
});

it('typed text is offered as a draft after the page is reloaded', async () => {
  await signIn(page, 'editor', FORM);
  await field('name').fill(TYPED);
  await isCopied(page);
  page.on('dialog', dialog => void dialog.accept());
  await page.reload();
  await field('restoreDraft').click();
  expect(await field('name').inputValue()).toBe(TYPED);
});

it.each([
  ['is missing', { status: 404, body: 'gone' }],
  ['is a page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' }],
])('F77: a translation file that %s leaves the language and the typed text unchanged', async (_name, answer) => {
  await signIn(page, 'editor', FORM);
  await field('name').fill(TYPED);
  await page.route(/assets\/(first|later)-texts-.*\.js/, route => route.fulfill(answer));
  await field('localeMenu').locator('.dropdown-toggle').click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.waitForLoadState('networkidle');
  await field('entityCreateSaveButton').getByText('Salvar').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt-BR');
  expect(await field('name').inputValue()).toBe(TYPED);
  expect(await page.locator('body').textContent()).not.toContain('translation-not-found');
});

it('F46: a form and its long text are restored from their local copy after the tab closes', async () => {
  await signIn(page, 'editor', 'application-admin/semiologies/manage');
  await field('name').fill('Tosse');
  await page.getByRole('button', { name: 'Editar texto: Anamnese' }).click();
  const text = 'Há quanto tempo? '.repeat(300);
  await field('markdown').fill(text);
  await isCopied(page);
  const storage = await page.context().storageState({ indexedDB: true });
  await page.close({ runBeforeUnload: false });

  const context = await page
    .context()
    .browser()
    ?.newContext({ storageState: storage, baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('There is no browser.');
  page = await context.newPage();
  await page.goto('./#/application-admin/semiologies/manage');
  await fillCredentials(page, 'editor');
  await field('restoreDraft').click();
  expect(await field('name').inputValue()).toBe('Tosse');
  await page.getByRole('button', { name: 'Editar texto: Anamnese' }).click();
  expect(await field('markdown').inputValue()).toBe(text);
  await context.close();
});

it('F58: with storage blocked, the user can sign in, sees that no local copy is stored, and can save', async () => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
  });
  await signInByForm(page, 'editor', FORM);
  await field('name').fill(TYPED);
  await page.locator('.save-status').getByText(/não/i).waitFor();
  await field('entityCreateSaveButton').click();
  await isListed(page);
  expect(await browser.writes()).toHaveLength(1);
});

it('R72, F47: text typed in the last second before the tab is hidden and closed is offered as a draft', async () => {
  await signIn(page, 'editor', FORM);
  await field('name').fill(TYPED);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  page = await context.newPage();
  await signIn(page, 'editor', FORM);
  await field('restoreDraft').click();
  expect(await field('name').inputValue()).toBe(TYPED);
});

it('F100: the content security policy allows no unsafe source, and an injected script is blocked', async () => {
  const response = await page.goto('./');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const attack = page.evaluate(() => {
    const script = document.createElement('script');
    script.setAttribute('src', 'data:text/javascript,window.__xss=1');
    document.body.append(script);
  });
  await expect(attack).rejects.toThrow(/TrustedScriptURL/);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  expect(browser.complaints.splice(0).join()).toContain('TrustedScriptURL');
});
