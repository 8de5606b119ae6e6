import type { Page } from 'playwright-core';

/**
 * The keys of the drafts in this browser's database. They are read after all that the page has requested of its
 * database so far.
 */
export const storedDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const requested = opening.result.transaction('keyval', 'readwrite').objectStore('keyval').getAllKeys();
          requested.onsuccess = () => resolve(requested.result.map(String).filter(key => key.startsWith('draft|')));
        };
      }),
  );

/** Expects the open form to offer no draft. The form reads the keys of drafts and then the drafts: two requests. */
export const offersNoDraft = async (page: Page) => {
  await storedDrafts(page);
  await storedDrafts(page);
  expect(await page.locator('[data-cy="restoreDraft"]').count()).toBe(0);
};
