import type { Page } from 'playwright-core';
import { screenOf } from '../support/form';
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

it('F109: a tab that closes 200 ms after the last keystroke loses no character', async () => {
  await signIn(page, 'editor', FORM);
  await field('name').pressSequentially('Febre alta');
  await closeAfter(200);
  await signIn(page, 'editor', FORM);
  await field('restoreDraft').click();
  expect(await field('name').inputValue()).toBe('Febre alta');
  // The copy that was made while the tab closed is removed once the database has responded.
  await page.waitForFunction(() => !Object.keys(localStorage).some(key => key.startsWith('draft|')));
});

it('F109: a tab that closes right after 5 KB of text were inserted loses no character', async () => {
  await signIn(page, 'editor', 'application-admin/semiologies/manage');
  await field('anamnesisContent').locator('button').click();
  await field('markdown').focus();
  await page.keyboard.insertText(PASTED);
  await closeAfter(0);
  await signIn(page, 'editor', 'application-admin/semiologies/manage');
  await field('restoreDraft').click();
  expect(await screenOf(page).read('anamnesisContent')).toBe(PASTED);
});
