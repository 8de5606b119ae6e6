import type { Page } from 'playwright-core';
import { isListed } from '../support/clock';
import { browserOfSuite, signIn, signInByForm, violationsOf } from '../support/session';

const LIST = 'application-admin/semiologies';

const browser = browserOfSuite();
let page: Page;

const saved = (tab: Page) => tab.locator('[data-cy="entityCreateSaveButton"]');
const hasSave = () => document.querySelector('[data-cy="entityCreateSaveButton"]') !== null;
const nameIn = (tab: Page) => tab.locator('input[data-cy="name"]');

/**
 * The tab that `press` opens, once it shows its form. On a busy machine Playwright can learn of a new tab's request
 * after its document has arrived, and then waits for that document forever. Reading the tab does not wait for
 * documents, and reloading it fixes Playwright's state.
 */
const openedBy = async (press: () => Promise<void>) => {
  const opening = page.context().waitForEvent('page');
  await press();
  const tab = await opening;
  await tab.waitForFunction(hasSave, undefined, { polling: 100 });
  await tab.reload();
  return tab;
};

const openList = async (locale: 'pt-br' | 'en' = 'pt-br', path = LIST) => {
  page = await browser.newPage(locale);
  await signIn(page, 'editor', path);
  await page.locator('.record-link').first().waitFor();
};

/** Chromium does not copy `sessionStorage` to a tab that a link opens, so the token is copied to `localStorage`. */
const staySignedIn = () =>
  page.evaluate(key => localStorage.setItem(key, sessionStorage.getItem(key) ?? ''), 'jhi-authenticationToken');

describe('a form', () => {
  it('B4: shows its record after a reload', async () => {
    await openList();
    await page.locator('[data-cy="entityEditButton"]').nth(11).click();
    await saved(page).waitFor();
    const name = await nameIn(page).inputValue();
    await page.reload();
    await saved(page).waitFor();
    expect(await nameIn(page).inputValue()).toBe(name);
  });

  it('opens in a new signed-in tab with a middle click on Edit, and can be saved there', async () => {
    await openList('en');
    const name = await page.locator('.record-link').nth(11).innerText();
    const edit = page.locator('[data-cy="entityEditButton"]').nth(11);
    const tab = await openedBy(() => edit.click({ button: 'middle' }));
    await saved(tab).waitFor();
    expect(await nameIn(tab).inputValue()).toBe(name);
    expect(new URL(tab.url()).hash).toMatch(/semiologies\/manage\?id=\d+&name=./);
    expect(await page.locator('[data-cy="entityTable"]').first().isVisible()).toBe(true);

    await nameIn(tab).fill(`${name} (revista)`);
    await saved(tab).click();
    await isListed(tab);
    const [{ method, body }] = await browser.writes();
    expect([method, (body as { name: string }).name]).toEqual(['PUT', `${name} (revista)`]);
  });

  it('opens from the link with the name of its record, in the same tab and in a new one', async () => {
    await openList();
    await staySignedIn();
    const link = page.locator('.record-link').nth(3);
    const name = await link.innerText();
    const tab = await openedBy(() => link.click({ modifiers: ['ControlOrMeta'] }));
    await saved(tab).waitFor();
    expect(await nameIn(tab).inputValue()).toBe(name);
    await link.click();
    await saved(page).waitFor();
    expect(await nameIn(page).inputValue()).toBe(name);
  });

  it('B4: opens from a shared link after sign-in', async () => {
    await openList();
    const address = await page.locator('.record-link').nth(5).getAttribute('href');
    const name = await page.locator('.record-link').nth(5).innerText();
    page = await browser.newPage();
    await signInByForm(page, 'editor', String(address).split('#/')[1]);
    await saved(page).waitFor();
    expect(await nameIn(page).inputValue()).toBe(name);
  });

  it.each([
    ['synonym-group', 'name'],
    ['application-pictures', 'referenceName'],
    ['plans', 'name'],
  ])('of %s loads its record in a new tab', async (section, field) => {
    await openList('pt-br', `application-admin/${section}`);
    const name = await page.locator('.record-link').nth(1).innerText();
    const edit = page.locator('[data-cy="entityEditButton"]').nth(1);
    const tab = await openedBy(() => edit.click({ button: 'middle' }));
    await saved(tab).waitFor();
    const shown = tab.locator(`input[data-cy="${field}"], h1`).first();
    await shown.waitFor();
    const values = await tab.locator('input').evaluateAll(inputs => inputs.map(one => (one as HTMLInputElement).value));
    expect([...values, await tab.locator('main').innerText()].join('\n')).toContain(name);
  });

  it('B4: with an unknown id shows "not found" and a link to the list instead of a new record', async () => {
    page = await browser.newPage('pt-br', { width: 390, height: 844 });
    await signIn(page, 'editor', `${LIST}/manage?id=999999&name=Tosse`);
    await page.getByRole('heading', { name: 'Registro não encontrado' }).waitFor();
    expect(await saved(page).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Abrir pela lista' }).click();
    await page.locator('.record-link').first().waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('Tosse');
  });

  it('offers a retry when the request for its record fails', async () => {
    await openList();
    const address = String(await page.locator('.record-link').first().getAttribute('href')).split('#/')[1];
    await browser.fault({ match: { path: '/api/semiologies' }, times: 1, status: 500 });
    await page.goto(`./#/${address}`);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await saved(page).waitFor();
  });
});
