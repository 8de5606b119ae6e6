import type { Page } from 'playwright-core';
import { screenOf, type Screen } from '../support/form';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

/** Each list as it is left, and the text that its form leads to, if it has one. */
const LISTS: [path: string, query: string, text?: string][] = [
  ['laboratory-groups', '?page=2'],
  ['laboratories', '?page=2&search=a', 'collectContent'],
  ['illustrated-procedures', '?page=2&search=a', 'TECHNICIAN'],
  ['editor-contents', '?page=2&search=a'],
];

/** The rows on show, once they answer the list's present question. */
const rows = async () => {
  await page.locator('.list-page [aria-busy="false"]').first().waitFor();
  return screen.field('entityTable').allInnerTexts();
};

const openFirst = async () => {
  await screen.field('entityEditButton').first().click();
  await screen.field('entityCreateSaveButton').waitFor();
};

describe.each(LISTS)('B3: %s%s', (path, query, text) => {
  let left: string[];

  const expectAsLeft = async () => {
    await page.locator('.list-page').waitFor();
    expect(new URL(page.url()).hash).toBe(`#/application-admin/${path}${query}`);
    expect(await rows()).toEqual(left);
    expect(await screen.field('search').inputValue()).toBe(query.includes('search=a') ? 'a' : '');
  };

  beforeEach(async () => {
    page = await browser.newPage();
    screen = screenOf(page);
    await signIn(page, 'editor', `application-admin/${path}${query}`);
    await screen.field('entityTable').first().waitFor();
    left = await rows();
    expect(left.length).toBeGreaterThan(0);
  });

  it('is found as it was left after Cancel, Back, a reload of the form, and Save', async () => {
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

  if (text)
    it('is found as it was left after its long text was looked at', async () => {
      await openFirst();
      await screen.read(text);
      await screen.field('entityCreateCancelButton').click();
      await expectAsLeft();

      await openFirst();
      await screen.write(text, 'Texto novo');
      await screen.save();
      await screen.isListed();
      await expectAsLeft();
    });
});
