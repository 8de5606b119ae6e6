import type { Page } from 'playwright-core';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const open = async (path: string) => {
  page = await browser.newPage();
  screen = screenOf(page);
  await signIn(page, 'editor', `application-admin/${path}/manage`);
  await screen.field('entityCreateSaveButton').waitFor();
};
const idOfAsma = async () => {
  const { content } = await page.evaluate(async () => {
    const token = (localStorage['jhi-authenticationToken'] ?? sessionStorage['jhi-authenticationToken']) as string;
    const headers = { Authorization: `Bearer ${token.replace(/"/g, '')}` };
    const response = await fetch('api/diseases?name=Asma&size=100', { headers });
    return (await response.json()) as { content: { id: number; name: string }[] };
  });
  return content.find(({ name }) => name === 'Asma')?.id;
};

it('B17: "Asma" is chosen by name for a notification; the form shows the name with the id and sends the id', async () => {
  await open('notification');
  await screen.field('title').fill('Asma: o que mudou');
  await page.getByRole('button', { name: 'Escolher: Doença' }).click();
  await screen.dialog.locator('[data-option]').first().waitFor();
  await screen.dialog.getByRole('searchbox').fill('Asma');
  await screen.dialog.getByRole('button', { name: 'Asma', exact: true }).click();
  await screen.dialog.waitFor({ state: 'detached' });
  await page.locator('.form-text').getByText('Asma', { exact: true }).waitFor();
  const id = await idOfAsma();
  expect(await screen.field('contentId').inputValue()).toBe(String(id));
  await screen.save();
  await screen.isListed();
  expect(await browser.writes()).toMatchObject([
    { method: 'POST', path: '/api/notifications', body: { contentType: 'CONTENT_DISEASE', contentId: String(id) } },
  ]);
});

it('B17: the record of an editor content is chosen by name with the keyboard alone, and its id is sent as a number', async () => {
  await open('editor-contents');
  await screen.field('type').locator('.btn').click();
  await screen.dialog.getByRole('button', { name: 'Doença' }).press('Enter');
  await page.getByRole('button', { name: 'Escolher: Doença' }).press('Enter');
  await screen.dialog.locator('[data-option]').first().waitFor();
  await page.keyboard.type('Asma');
  await page.keyboard.press('Enter');
  await screen.dialog.getByRole('button', { name: 'Asma', exact: true }).press('Enter');
  await screen.dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Escolher: Doença');
  const id = await idOfAsma();
  await screen.save();
  await screen.isListed();
  expect(await browser.writes()).toMatchObject([{ method: 'POST', body: { type: 'DISEASE', contentId: id } }]);
});

it('B17: a search is saved with its sort order under a name, and can be opened after a reload', async () => {
  page = await browser.newPage();
  screen = screenOf(page);
  await signIn(page, 'editor', 'application-admin/illustrated-procedures?search=a&sort=id,desc&page=2');
  const openDialog = async () => {
    await page.locator('.list-page [aria-busy="false"]').first().waitFor();
    await screen.field('listMenu').click();
    await screen.field('savedSearches').click();
    await screen.dialog.waitFor();
  };
  await openDialog();
  await screen.field('searchName').fill('Os mais novos');
  await screen.field('saveSearch').click();
  await screen.dialog.getByRole('button', { name: 'Abrir: Os mais novos' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${page.url().split('#')[0]}#/application-admin/illustrated-procedures`);
  await page.reload();
  await openDialog();
  await screen.dialog.getByRole('button', { name: 'Abrir: Os mais novos' }).click();
  await page.waitForURL(/illustrated-procedures\?search=a&sort=id,desc$/);
  await screen.dialog.waitFor({ state: 'detached' });
});
