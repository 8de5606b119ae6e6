import type { Page } from 'playwright-core';

/**
 * The longest delay before a saved form returns to its list, an alert closes or a deleted row disappears.
 * In milliseconds.
 */
const MAX_DELAY = 2000;

/** The longest delay before typed text has its local copy. In milliseconds. */
const COPY = 1000;

/**
 * The page's clock runs at the speed of the machine's clock, and a test uses it to skip the console's delays. Nothing
 * here waits for the machine's clock.
 */
const stored = (page: Page) => page.locator('.save-status').getByText(/^(Salvo|Saved)/);
const shown = (page: Page) => page.locator('.list-page .alert-success');

/**
 * Waits until the form was saved and has returned to its list. The alert there closes after 1.5 s. On a busy machine
 * that can be before a test looks, so this waits for the list itself.
 */
export const isListed = async (page: Page) => {
  const list = page.locator('.list-page');
  await stored(page).or(list).first().waitFor();
  while (await stored(page).isVisible()) await page.clock.fastForward(MAX_DELAY);
  await list.waitFor();
};

/** Passes the time in which the list's alert closes and a deleted row disappears. */
export const alertPasses = async (page: Page) => {
  await page.clock.fastForward(MAX_DELAY);
  await shown(page).waitFor({ state: 'detached' });
};

/** Waits until what was typed has its local copy. */
export const isCopied = async (page: Page) => {
  await page.clock.runFor(COPY);
  await page
    .getByText(/cópia local|local copy/)
    .first()
    .waitFor();
};
