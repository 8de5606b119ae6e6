import type { Page } from 'playwright-core';
import { browserOfSuite, signIn, violationsOf } from '../support/session';
import { focusedName, shellOf, TARGETS, WIDTHS } from '../support/shell';

const browser = browserOfSuite();
let page: Page;

const press = (keys: string) => page.keyboard.press(keys);

/** A toast closes when its progress bar has run out. A paused bar keeps it open. */
const keepToasts = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important; }');
  document.adoptedStyleSheets = [sheet];
};

describe('the section menu', () => {
  it.each([
    ['pt-br', 'Seções', 'sinonimo', ['Sinônimos de doenças', 'Grupos de sinônimos'], 'Nada encontrado para'],
    ['en', 'Sections', 'synonym', ['Disease synonyms', 'Synonym groups'], 'Nothing found for'],
  ] as const)(
    'filters by typing, moves with the arrow keys, opens with Enter and returns the focus on Esc, in %s',
    async (locale, title, typed, names, nothing) => {
      page = await browser.newPage(locale, WIDTHS.medium);
      const { sections, openSections } = shellOf(page);
      await signIn(page, 'editor');
      await openSections();
      expect(await sections.locator('input').evaluate(input => input === document.activeElement)).toBe(true);
      await page.keyboard.type(typed);
      expect(await sections.getByRole('link').allInnerTexts()).toEqual(names);
      await press('ArrowDown');
      await press('ArrowDown');
      expect(await focusedName(page)).toBe(names[1]);
      await press('ArrowDown');
      expect(await focusedName(page)).toBe(names[1]);
      await press('Enter');
      await page.waitForURL(/application-admin\/synonym-group$/);
      await page.locator('.card-grid[aria-busy="false"]').waitFor();
      expect(await sections.count()).toBe(0);

      await openSections();
      expect(await sections.locator('[aria-current="page"]').innerText()).toBe(names[1]);
      await page.keyboard.type('xyz');
      await sections.getByText(nothing).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await press('Escape');
      await sections.waitFor({ state: 'detached' });
      expect(await focusedName(page)).toBe(title);
    },
  );
});

/** Both themes and both widths. Two combinations are enough: colors and layouts do not depend on each other. */
const LOOKS = [
  ['light', 'medium'],
  ['dark', 'narrow'],
] as const;

describe.each(LOOKS)('in the %s theme on a %s screen,', (theme, width) => {
  const opened = async (locale: 'pt-br' | 'en' = 'pt-br') => {
    page = await browser.newPage(locale, WIDTHS[width]);
    await page.emulateMedia({ colorScheme: theme });
    await signIn(page, 'everything');
    await page.locator('.section-index').waitFor();
    return shellOf(page);
  };
  const isSound = async () => {
    // Controls that an open menu covers in part are not targets. On a narrow screen, menus push the page down instead.
    expect(await violationsOf(page, width === 'narrow' ? TARGETS : {})).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTHS[width].width);
  };

  it('the open section menu with a favorite is accessible and fits the screen', async () => {
    const { openSections, sections } = await opened();
    await page.locator('.favorite-star').first().click();
    await openSections();
    await isSound();
    await sections.locator('input').fill('do');
    await isSound();
  });

  it('R41: the open account menu and the open language menu are accessible and fit the screen', async () => {
    const { openAccount, openLocales } = await opened('en');
    await openAccount();
    await isSound();
    await press('Escape');
    await openLocales();
    await isSound();
  });

  it('R162: toasts and the open message log are accessible and fit the screen', async () => {
    const { openMessages } = await opened();
    await page.evaluate(keepToasts);
    await page.goto('./#/admin/logs');
    const alert = { 'x-console-app-alert': 'medconsoleApp.log.updated' };
    await browser.fault({ match: { method: 'PUT', path: '/management/logs' }, times: 1, status: 200, headers: alert });
    await page.locator('[data-cy="logger"]').first().getByRole('button', { name: 'OFF' }).click();
    await page.locator('.Toastify__toast--success').waitFor();
    await isSound();
    expect(await page.locator('.Toastify__toast--success').isVisible()).toBe(true);
    await browser.fault({ match: { method: 'PUT', path: '/management/logs' }, times: 1, status: 500, body: {} });
    await page.locator('[data-cy="logger"]').first().getByRole('button', { name: 'TRACE' }).click();
    await page.locator('.Toastify__toast--error').waitFor();
    await isSound();
    expect(await page.locator('.Toastify__toast--error').isVisible()).toBe(true);
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await openMessages();
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
    await isSound();
  });
});

it('R37: the menu contains the docs and the gateway when the server offers them', async () => {
  page = await browser.newPage();
  await signIn(page, 'admin', 'admin/gateway');
  await page.getByText('http://10.0.0.13:8082').waitFor();
  const { sections, openSections } = shellOf(page);
  await openSections();
  await sections.getByRole('link', { name: 'Gateway' }).waitFor();
  await sections.getByRole('link', { name: 'Documentação da API' }).click();
  await page.frameLocator('iframe').locator('#swagger-ui').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
