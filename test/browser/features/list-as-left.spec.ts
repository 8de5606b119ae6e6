import type { Page } from 'playwright-core';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

/** The visible rows, once they match the list's current query. */
const rows = async () => {
  await page.locator('.list-page [aria-busy="false"]').first().waitFor();
  return screen.field('entityTable').allInnerTexts();
};

const openFirst = async () => {
  await screen.field('entityEditButton').first().click();
  await screen.field('entityCreateSaveButton').waitFor();
};

/** Opens a list. Returns a check that the list is in the same state as it was then. */
const openList = async (path: string, query: string) => {
  page = await browser.signedIn('editor', `application-admin/${path}${query}`);
  screen = screenOf(page);
  await screen.field('entityTable').first().waitFor();
  const left = await rows();
  const searched = new URLSearchParams(query).get('search') ?? '';
  expect(left.length).toBeGreaterThan(0);
  return async () => {
    await page.locator('.list-page').waitFor();
    expect(new URL(page.url()).hash).toBe(`#/application-admin/${path}${query}`);
    expect(await rows()).toEqual(left);
    expect(await page.getByRole('searchbox').inputValue()).toBe(searched);
  };
};

it('R55, B3: a list is restored after Cancel, Back, a reload of the form, and Save', async () => {
  const expectAsLeft = await openList('laboratories', '?page=2&search=a');
  await openFirst();
  await screen.field('entityCreateCancelButton').click();
  await expectAsLeft();

  await openFirst();
  await page.goBack();
  await expectAsLeft();

  await openFirst();
  await page.reload();
  await screen.field('entityCreateCancelButton').click();
  await expectAsLeft();

  await openFirst();
  await screen.save();
  await screen.isListed();
  await expectAsLeft();
  expect(await browser.writes()).toEqual([expect.objectContaining({ method: 'PUT', status: 200 })]);
});
