import type { Page } from 'playwright-core';
import { isListed } from '../support/clock';
import { browserOfSuite, signIn } from '../support/session';

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

describe('a form', () => {
  it('B4, B13: opens with its name in a new signed-in tab with a middle click on Edit, and can be saved there', async () => {
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
});
