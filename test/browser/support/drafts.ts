import type { Page } from 'playwright-core';

/**
 * The keys of what this browser keeps of unsaved forms, read after all that the page has asked of its database so far.
 */
export const draftsKept = (page: Page) =>
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

/** A form that is open offers no draft. It asks for the keys of drafts and then for what they hold: two answers. */
export const offersNoDraft = async (page: Page) => {
  await draftsKept(page);
  await draftsKept(page);
  expect(await page.locator('[data-cy="restoreDraft"]').count()).toBe(0);
};
