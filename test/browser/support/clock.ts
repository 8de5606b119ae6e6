import type { Page } from 'playwright-core';

/** The longest of the return of a saved form to its list, of an alert, and of a deleted row. In milliseconds. */
const MAX_DELAY = 2000;

/** The longest that a typed text waits for its local copy. In milliseconds. */
const COPY = 1000;

/**
 * The page's clock runs as the machine's does, and a test jumps over the waits of the product with it. Nothing here
 * waits for the machine's clock.
 */
const stored = (page: Page) => page.locator('.save-status').getByText(/^(Salvo|Saved)/);
const shown = (page: Page) => page.locator('.list-page .alert-success');

/**
 * The form was saved and has returned to its list. The alert there lasts for 1.5 s: on a busy machine it can be over
 * before a test looks, so the list itself is waited for.
 */
export const isListed = async (page: Page) => {
  const list = page.locator('.list-page');
  await stored(page).or(list).first().waitFor();
  while (await stored(page).isVisible()) await page.clock.fastForward(MAX_DELAY);
  await list.waitFor();
};

/** The list says that an action of its own worked. */
export const isReported = (page: Page) => shown(page).waitFor();

/** The list's alert is over, and so is the wait before a deleted row goes. */
export const alertPasses = async (page: Page) => {
  await page.clock.fastForward(MAX_DELAY);
  await shown(page).waitFor({ state: 'detached' });
};

/** What was typed has its local copy. */
export const isCopied = async (page: Page) => {
  await page.clock.runFor(COPY);
  await page
    .getByText(/cópia local|local copy/)
    .first()
    .waitFor();
};
