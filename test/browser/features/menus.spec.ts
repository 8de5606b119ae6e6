import type { Page } from 'playwright-core';
import { firstButton } from '../support/roles';
import { browserOfSuite, signIn, violationsOf } from '../support/session';
import { shellOf, TARGETS, WIDTHS } from '../support/shell';

const browser = browserOfSuite();
let page: Page;

const press = (keys: string) => page.keyboard.press(keys);

/** A toast closes when its progress bar has run out. A paused bar keeps it open. */
const keepToasts = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important; }');
  document.adoptedStyleSheets = [sheet];
};

/** Both themes and both widths. Two combinations are enough: colors and layouts do not depend on each other. */
const LOOKS = [
  ['light', 'medium'],
  ['dark', 'narrow'],
] as const;

it.each(LOOKS)(
  'R41, R162: open menus, toasts and the message log are accessible and fit the screen, in the %s theme on a %s screen',
  async (theme, width) => {
    const isSound = async () => {
      // Controls that an open menu covers in part are no targets. On a narrow screen, menus push the page down.
      expect(await violationsOf(page, width === 'narrow' ? TARGETS : {})).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTHS[width].width);
    };
    page = await browser.newPage('pt-br', WIDTHS[width]);
    await page.emulateMedia({ colorScheme: theme });
    await signIn(page, 'everything');
    const { openSections, openAccount, openLocales, openMessages } = shellOf(page);
    await firstButton(page, 'Favorita:').click();
    await openSections();
    await isSound();
    await press('Escape');
    await openAccount();
    await isSound();
    await press('Escape');
    await openLocales();
    await isSound();
    await press('Escape');

    await page.evaluate(keepToasts);
    await page.goto('./#/admin/logs');
    const logger = page.locator('[data-cy="logger"]').first();
    const alert = { 'x-console-app-alert': 'medconsoleApp.log.updated' };
    await browser.fault({ match: { method: 'PUT', path: '/management/logs' }, times: 1, status: 200, headers: alert });
    await logger.getByRole('button', { name: 'OFF' }).click();
    const told = page.locator('.Toastify__toast--success');
    await told.waitFor();
    await browser.fault({ match: { method: 'PUT', path: '/management/logs' }, times: 1, status: 500, body: {} });
    await logger.getByRole('button', { name: 'TRACE' }).click();
    const refused = page.locator('.Toastify__toast--error');
    await refused.waitFor();
    await isSound();
    expect([await told.isVisible(), await refused.isVisible()]).toEqual([true, true]);
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await openMessages();
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
    await isSound();
  },
);
