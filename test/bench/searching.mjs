import { openPage } from './pages.mjs';

/** The pause of the palette after the last key, in milliseconds. */
const PAUSE = 250;

/** Milliseconds from the last key to the first record in the palette; and the duration of the request that found it. */
const firstRecord = () =>
  new Promise(resolve => {
    let last = 0;
    document.addEventListener('keydown', () => (last = performance.now()), true);
    const look = () => {
      if (!document.querySelector('[id^="palette-option-record-"]')) return;
      observer.disconnect();
      const requests = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /api\/groups\?.*size=5(&|$)/.test(name));
      const [{ duration }] = requests;
      requestAnimationFrame(() => resolve({ found: performance.now() - last, request: duration }));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
  });

/** The palette on a slow connection and processor: `[what it may take, what it takes]` until its first record. */
export const measurePalette = async (browser, target) => {
  const { page, close } = await openPage(browser, { ...target, slow: true });
  await page.waitForLoadState('networkidle');
  const measured = page.evaluate(firstRecord);
  await page.keyboard.press('Control+k');
  await page.locator('[data-cy="palette"]').waitFor();
  await page.keyboard.type('coronarianas');
  const { found, request } = await measured;
  await close();
  const name = 'the first record in the palette';
  return [{ [name]: PAUSE + request }, { [name]: found }];
};
