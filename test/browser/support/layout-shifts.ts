import type { Page } from 'playwright-core';

/** The most that may move while a screen comes: a fifth of what counts as good (0.1). */
export const MAX_SHIFT = 0.02;

/** Adds up, in every document that the page opens from now on, how much of it moved without anybody having asked. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shifted = String(
          Number(document.documentElement.dataset.shifted ?? 0) + Number(Reflect.get(entry, 'value')),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * The browser tells what moved some frames after it did. The test's clock does not move an animation. In milliseconds.
 */
const SOME_FRAMES = 100;

/** How much of the document moved until now. */
export const shifted = (page: Page) =>
  page.evaluate(async duration => {
    await document.documentElement.animate([], { duration }).finished;
    return Number(document.documentElement.dataset.shifted ?? 0);
  }, SOME_FRAMES);
