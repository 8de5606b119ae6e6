import type { Page } from 'playwright-core';
import { offersNoDraft } from '../support/drafts';
import { screenOf } from '../support/form';
import { control } from '../support/roles';
import { browserOfSuite, signIn } from '../support/session';

const FORM = 'application-admin/disease-synonym/manage';
const PASTED = 'Há quanto tempo? '.repeat(300);

const browser = browserOfSuite();
let page: Page;

beforeEach(async () => {
  page = await browser.newPage();
});

const field = (name: string) => screenOf(page).field(name);

const closeAfter = async (milliseconds: number) => {
  // The delay is the scenario itself. It does not wait for the page.
  await page.waitForTimeout(milliseconds);
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  page = await context.newPage();
};

it.each([0, 200])('F109: a tab that closes %i ms after the last keystroke loses no character', async milliseconds => {
  await signIn(page, 'editor', FORM);
  await field('name').pressSequentially('Febre alta');
  await closeAfter(milliseconds);
  await signIn(page, 'editor', FORM);
  await field('restoreDraft').click();
  expect(await field('name').inputValue()).toBe('Febre alta');
  // The copy that was made while the tab closed is removed once the database has responded.
  await page.waitForFunction(() => !Object.keys(localStorage).some(key => key.startsWith('draft|')));
});

it.each([0, 200])(
  'F109: a tab that closes %i ms after 5 KB of text were inserted loses no character',
  async milliseconds => {
    await signIn(page, 'editor', 'application-admin/semiologies/manage');
    await field('anamnesisContent').locator('button').click();
    await field('markdown').focus();
    await page.keyboard.insertText(PASTED);
    await closeAfter(milliseconds);
    await signIn(page, 'editor', 'application-admin/semiologies/manage');
    await field('restoreDraft').click();
    expect(await screenOf(page).read('anamnesisContent')).toBe(PASTED);
  },
);

it('F108: when two tabs each write a new record and one closes without a save, its text is offered as a draft', async () => {
  await signIn(page, 'editor', FORM);
  await field('name').fill('Da primeira aba');
  await page.getByText(/cópia local/).waitFor();
  const other = await page.context().newPage();
  await signIn(other, 'editor', FORM);
  await control(other, 'textbox', 'Nome').fill('Da segunda aba');
  await other.getByText(/cópia local/).waitFor();
  await offersNoDraft(other);
  await other.getByRole('button', { name: 'Salvar', exact: true }).click();
  await other.locator('.list-page .alert-success').waitFor();
  await other.close();
  await closeAfter(0);
  await signIn(page, 'editor', FORM);
  await field('restoreDraft').click();
  expect(await field('name').inputValue()).toBe('Da primeira aba');
  await offersNoDraft(page);
});
