import type { Page } from 'playwright-core';
import { isCopied } from '../support/clock';
import { base64, type Screen, screenOf } from '../support/form';
import { browserOfSuite, CUT_LINE, fetchedForBadDays, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/diseases';
const TYPED =
  '\n\n## Conduta\n\nRepouso, hidratação e “sinais de alarme”: dor abdominal, vômitos, sangramento. '.repeat(4);

const browser = browserOfSuite({ provoked: CUT_LINE });
let page: Page;
let screen: Screen;

const field = (name: string) => screen.field(name);
const prompt = () => page.locator('.alert-warning', { has: field('restoreDraft') });

const on = async (opened: Page, path = LIST) => {
  page = opened;
  screen = screenOf(page);
  await signIn(page, 'editor', path);
};
const openText = async () => {
  await field('treatment').locator('button').click();
  await field('markdown').waitFor();
};

/**
 * The keys of the drafts in this browser's database. They are read after all that the page has requested of its
 * database so far.
 */
const storedDrafts = () =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const requested = opening.result.transaction('keyval', 'readwrite').objectStore('keyval').getAllKeys();
          requested.onsuccess = () => resolve(requested.result.map(String).filter(key => key.startsWith('draft|')));
        };
      }),
  );

/** Expects the open form to offer no draft. The form reads the keys of drafts and then the drafts: two requests. */
const offersNoDraft = async () => {
  await storedDrafts();
  await storedDrafts();
  expect(await page.locator('[data-cy="restoreDraft"]').count()).toBe(0);
};

it('B1: a draft of a closed page is offered with its time, is restored exactly, and is removed after the save', async () => {
  await on(await browser.newPage());
  await screen.open('Dengue');
  await openText();
  const stored = await field('markdown').inputValue();
  await field('markdown').press('ControlOrMeta+End');
  await page.keyboard.insertText(TYPED);
  await isCopied(page);
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  await on(await context.newPage());
  await screen.open('Asma');
  await offersNoDraft();
  await field('entityCreateCancelButton').click();
  await screen.open('Dengue');
  expect(await prompt().innerText()).toMatch(/Há texto não salvo, de \d\d:\d\d:\d\d/);
  expect(await screen.read('treatment')).toBe(stored);
  await field('restoreDraft').click();
  expect(await screen.read('treatment')).toBe(stored + TYPED);
  await screen.save();
  await field('releaseNow').click();
  await screen.isListed();
  const [{ body }] = await browser.writes();
  expect(body).toMatchObject({ treatment: { rawMarkdownAvailable: base64(stored + TYPED) } });

  await screen.open('Dengue');
  await offersNoDraft();
  expect(await screen.read('treatment')).toBe(stored + TYPED);
  expect(await storedDrafts()).toEqual([]);
});

it('B5, B10: offline, the console says so, and the text is kept; its draft shows its changes, is restored, undone and discarded', async () => {
  await on(await browser.newPage('pt-br', { width: 360, height: 740 }), 'application-admin/disease-synonym');
  const openFirst = () => page.locator('.record-link').first().click();
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await openFirst();
  const stored = await field('name').inputValue();
  await field('name').fill('Nome do rascunho');
  await isCopied(page);
  await fetchedForBadDays(page);
  await page.context().setOffline(true);
  await page.getByText(/Sem conexão com a rede/).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await screen.save();
  await page.locator('form .alert-danger').waitFor();
  expect(await field('name').inputValue()).toBe('Nome do rascunho');
  await page.context().setOffline(false);
  await page.getByText('A conexão voltou.', { exact: true }).waitFor();
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  await on(await context.newPage(), 'application-admin/disease-synonym');
  await openFirst();
  await prompt().waitFor();
  expect(await field('name').inputValue()).toBe(stored);
  expect(await violationsOf(page)).toEqual([]);
  await prompt().locator('[data-cy="showChanges"]').click();
  await field('change').getByText('Nome do rascunho').waitFor();
  expect([await violationsOf(page), await isWide()]).toEqual([[], false]);
  await page.keyboard.press('Escape');
  await field('restoreDraft').click();
  expect(await field('name').inputValue()).toBe('Nome do rascunho');
  await field('undoRestore').click();
  expect(await field('name').inputValue()).toBe(stored);
  await page.reload();
  await field('discardDraft').click();
  expect(await storedDrafts()).toEqual([]);
  expect(await browser.writes()).toEqual([]);
});
