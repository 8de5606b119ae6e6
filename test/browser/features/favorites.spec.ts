import type { Page } from 'playwright-core';
import { browserOfSuite, signIn } from '../support/session';
import { shellOf } from '../support/shell';

const browser = browserOfSuite();
let page: Page;

it('B12: a favorite section appears on the home page and first in the section menu, also after a reload', async () => {
  page = await browser.newPage();
  const [name, starName, title] = ['Doenças', 'Favorita: Doenças', 'Favoritas'];
  const { sections, openSections } = shellOf(page);
  const star = page.getByRole('button', { name: starName, exact: true });
  const favorites = page.getByRole('region', { name: title });
  await signIn(page, 'editor');
  await star.click();
  await favorites.getByRole('link', { name }).waitFor();

  await page.reload();
  await favorites.getByRole('link', { name }).waitFor();
  expect(await star.getAttribute('aria-pressed')).toBe('true');
  await openSections();
  expect(await sections.getByRole('heading').first().innerText()).toBe(title);
  await sections.getByRole('link').first().click();
  await page.waitForURL(/application-admin\/diseases$/);

  await page.goBack();
  await star.focus();
  await page.keyboard.press('Enter');
  await favorites.waitFor({ state: 'detached' });
  expect(await star.evaluate(element => element === document.activeElement)).toBe(true);
  await openSections();
  expect(await sections.getByRole('heading', { name: title }).count()).toBe(0);
  expect(await browser.writes()).toEqual([]);
});

it('favorites belong to one account and are still there after it signs out and in again', async () => {
  page = await browser.newPage();
  const favorites = page.getByRole('region', { name: 'Favoritas' });
  await signIn(page, 'editor');
  await page.getByRole('button', { name: 'Favorita: Cupons' }).click();
  await favorites.waitFor();
  await page.goto('./#/logout');
  await page.waitForURL(/#\/$/);
  await signIn(page, 'everything');
  await page.locator('.section-index').waitFor();
  expect(await favorites.count()).toBe(0);
  await page.goto('./#/logout');
  await page.waitForURL(/#\/$/);
  await signIn(page, 'editor');
  await favorites.getByRole('link', { name: 'Cupons' }).waitFor();
});
