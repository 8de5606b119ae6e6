import type { Page } from 'playwright-core';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const synonyms = () => screen.field('diseaseSynonyms');
const chips = async () => (await synonyms().locator('.chip').allInnerTexts()).map(text => text.trim());
const openPicker = async () => {
  await synonyms().getByRole('button', { name: 'Escolher' }).click();
  await screen.dialog.locator('[data-option]').first().waitFor();
};
const save = async () => {
  await screen.save();
  await screen.field('releaseNow').click();
  await screen.isListed();
};

beforeEach(async () => {
  page = await browser.newPage();
  screen = screenOf(page);
  await signIn(page, 'editor', 'application-admin/diseases');
  await screen.open('Dengue');
});

it('B9: a record chosen from page 5 shows its name in the reopened form, without a request for it', async () => {
  await openPicker();
  const turnTo = async (number: number) => {
    await screen.dialog.getByRole('button', { name: `Página ${number}`, exact: true }).click();
    await screen.dialog.locator(`[aria-current="page"][aria-label="Página ${number}"]`).waitFor();
    await screen.dialog.locator('ul[aria-busy="false"]').waitFor();
  };
  for (const number of [2, 3, 4, 5]) await turnTo(number);
  const option = screen.dialog.locator('[data-option]').first();
  const name = await option.innerText();
  await option.click();
  await screen.dialog.waitFor({ state: 'detached' });
  await save();
  const before = (await browser.log()).length;
  await screen.open('Dengue');
  expect(await chips()).toContain(name);
  expect((await browser.log()).slice(before).filter(({ path }) => path.includes('synonym'))).toEqual([]);
});
