import type { Page } from 'playwright-core';
import { isCopied } from '../support/clock';
import { offersNoDraft, storedDrafts } from '../support/drafts';
import { base64, type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn } from '../support/session';
import { shellOf } from '../support/shell';

const LIST = 'application-admin/diseases';
const TYPED =
  '\n\n## Conduta\n\nRepouso, hidratação e “sinais de alarme”: dor abdominal, vômitos, sangramento. '.repeat(4);

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const field = (name: string) => screen.field(name);
const prompt = () => page.locator('.alert-warning', { has: field('restoreDraft') });
const guard = () => page.getByRole('dialog', { name: 'Sair sem salvar?' });

const on = async (opened: Page, path = LIST) => {
  page = opened;
  screen = screenOf(page);
  await signIn(page, 'editor', path);
};
const openText = async () => {
  await field('treatment').locator('button').click();
  await field('markdown').waitFor();
};

/** Waits until the form shows no changes. It compares itself with the stored record after it has painted the key. */
const isUnchanged = () => page.locator('.save-status').getByText('Sem alterações').waitFor();

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
  await offersNoDraft(page);
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
  await offersNoDraft(page);
  expect(await screen.read('treatment')).toBe(stored + TYPED);
  expect(await storedDrafts(page)).toEqual([]);
});

it('leaving a form whose changes were all undone opens no dialog and leaves no draft', async () => {
  await on(await browser.newPage());
  await screen.open('Dengue');
  await openText();
  const stored = await field('markdown').inputValue();
  await field('markdown').press('End');
  await page.keyboard.insertText(' e repouso');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await field('markdown').inputValue()).toBe(stored);
  await field('contentBackButton').click();
  await isUnchanged();
  await field('name').fill('Dengue grave');
  await isCopied(page);
  await field('name').fill('Dengue');
  await shellOf(page).goHome();
  expect(await guard().count()).toBe(0);
  expect(await storedDrafts(page)).toEqual([]);
});

it('B1: the menu asks before it leaves an unsaved text, and staying keeps the text, its selection and the screen', async () => {
  await on(await browser.newPage());
  await screen.open('Dengue');
  await openText();
  await field('markdown').fill('Repouso e hidratação');
  await field('markdown').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(8, 9));
  const address = page.url();
  const { sections, openSections } = shellOf(page);
  await openSections();
  await sections.getByRole('link', { name: 'Cupons' }).click();
  await guard().getByRole('button', { name: 'Ficar aqui' }).click();
  await guard().waitFor({ state: 'detached' });
  expect(page.url()).toBe(address);
  const { value, selectionStart, selectionEnd } = await field('markdown').evaluate((area: HTMLTextAreaElement) => ({
    value: area.value,
    selectionStart: area.selectionStart,
    selectionEnd: area.selectionEnd,
  }));
  expect([value, selectionStart, selectionEnd]).toEqual(['Repouso e hidratação', 8, 9]);

  await openSections();
  await sections.getByRole('link', { name: 'Cupons' }).click();
  await guard().getByRole('button', { name: 'Descartar e sair' }).click();
  await page.waitForURL(/coupon$/);
  expect(await storedDrafts(page)).toEqual([]);
});

it('neither saving nor deleting a record asks whether to leave', async () => {
  await on(await browser.newPage(), 'application-admin/disease-synonym');
  const requested: string[] = [];
  await page.exposeFunction('dialogShown', (text: string) => requested.push(text));
  await page.evaluate(() => {
    const tell = (window as unknown as { dialogShown: (text: string) => void }).dialogShown;
    new MutationObserver(() => {
      const dialog = document.querySelector('[role="dialog"]');
      if (dialog) tell(dialog.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await field('entityEditButton').first().click();
  await field('name').fill('Apenas salva');
  await screen.save();
  await screen.isListed();
  await field('entityDeleteButton').first().click();
  await page.getByText('Excluído com sucesso!').first().waitFor();
  await shellOf(page).goHome();
  expect(requested).toEqual([]);
  expect((await browser.writes()).map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
});
