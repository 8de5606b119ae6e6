import type { Page } from 'playwright-core';
import { alertPasses } from '../support/clock';
import { screenOf, type Screen } from '../support/form';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const open = async (path: string, width = 1280) => {
  page = await browser.newPage('pt-br', { width, height: 900 });
  screen = screenOf(page);
  await signIn(page, 'editor', `application-admin/${path}`);
};

/** The controls that a user may press next. Rows are named by their position: a delete moves the next row there. */
const CONTROLS = [
  '[data-cy="entityCreateButton"]',
  '[data-cy="search"]',
  '.list-menu button',
  '[data-cy="entityTable"]:nth-of-type(1) [data-cy="entityEditButton"]',
  '[data-cy="entityTable"]:nth-of-type(1) [data-cy="entityDeleteButton"]',
  '[data-cy="entityTable"]:nth-of-type(4) [data-cy="entityDeleteButton"]',
  '.page-link',
];

/** Where these controls are in the window. In px. */
const positions = (selectors = CONTROLS) =>
  page.evaluate(
    all =>
      all.map(selector => {
        const { left, top } = document.querySelector(selector)?.getBoundingClientRect() ?? { left: NaN, top: NaN };
        return [selector, left, top];
      }),
    selectors,
  );

const listed = () => page.locator('table[aria-busy="false"]').waitFor();

/** Waits until the request of the row has ended and the list was read again. */
const unlocked = () => page.locator('[data-cy="entityDeleteButton"]:not(:disabled)').first().waitFor();

describe.each([1280, 360])('in a window of %i px', width => {
  it('rows deleted one after the other leave all controls of the list where they are, and so do their alerts', async () => {
    await open('disease-synonym', width);
    await listed();
    const before = await positions();
    for (const name of (await page.locator('.record-link').allInnerTexts()).slice(0, 2)) {
      await screen.field('entityDeleteButton').first().click();
      await page.locator('.list-page .alert-success').waitFor();
      expect(await positions()).toEqual(before);
      await unlocked();
      await page.getByRole('button', { name: `Restaurar “${name}” como novo` }).waitFor();
      expect(await positions()).toEqual(before);
      await alertPasses(page);
      expect(await positions()).toEqual(before);
    }
    await browser.fault({ match: { method: 'DELETE', path: '/api/disease-synonym*' }, status: 500 });
    await screen.field('entityDeleteButton').first().click();
    await page.locator('.list-page .alert-warning').waitFor();
    expect(await positions()).toEqual(before);
    await unlocked();
    await page.clock.fastForward(6000);
    await page.locator('.list-page .alert-warning').waitFor({ state: 'detached' });
    expect(await positions()).toEqual(before);
  });

  it('the list to which a saved form returns does not move when its alert passes, nor when another result is told', async () => {
    await open('disease-synonym', width);
    await listed();
    const before = await positions();
    await screen.field('entityCreateButton').click();
    await screen.field('name').fill('Zumbido no ouvido');
    await screen.save();
    await page.clock.fastForward(2000);
    await page.locator('.list-page .alert-success').waitFor();
    await page.getByRole('button', { name: /^Mostrar “/ }).waitFor();
    expect(await positions()).toEqual(before);
    await alertPasses(page);
    expect(await positions()).toEqual(before);
    await screen.field('entityDeleteButton').first().click();
    await page.getByRole('button', { name: /^Mostrar “/ }).waitFor({ state: 'detached' });
    expect(await positions()).toEqual(before);
  });
});
