import type { Page } from 'playwright-core';

/** The highest layout shift score allowed while a screen loads: a fifth of what counts as good (0.1). */
export const MAX_SHIFT = 0.02;

/** Adds up the scores of all layout shifts, in every document that the page opens from now on. */
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
 * The browser reports a layout shift some frames after it. This wait is an animation, which the test's clock does not
 * move. In milliseconds.
 */
const SOME_FRAMES = 100;

/** The layout shift score of the document so far. */
export const shifted = (page: Page) =>
  page.evaluate(async duration => {
    await document.documentElement.animate([], { duration }).finished;
    return Number(document.documentElement.dataset.shifted ?? 0);
  }, SOME_FRAMES);

/** Notes what moves in a part of the screen, and how (in px from the top), in every document from now on. */
export const watchMoves = (page: Page, part: string) =>
  page.addInitScript(selector => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver(list => {
      for (const { node, previousRect, currentRect } of list.getEntries().flatMap(one => Reflect.get(one, 'sources'))) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element?.closest(selector))
          moved.push(`${element.tagName} ${element.className}: ${previousRect.top} to ${currentRect.top}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, part);

/** What moved there since the last call. */
export const moved = async (page: Page) => {
  await shifted(page);
  return page.evaluate((): string[] => Reflect.get(window, 'moved').splice(0));
};

/**
 * Notes in every frame which links and buttons of the page have moved since they were painted, in every document from
 * now on. A part that scrolls away is no move.
 */
export const watchControls = (page: Page) =>
  page.addInitScript(() => {
    const strayed: string[] = [];
    Object.assign(window, { strayed });
    const places = new Map<Element, { left: number; top: number }>();
    const look = () => {
      for (const element of document.querySelectorAll('a, button')) {
        const { left, top, width } = element.getBoundingClientRect();
        const before = places.get(element);
        if (width > 0 && before && Math.hypot(left - before.left, top - before.top) >= 1)
          strayed.push(`${element.textContent}: ${before.left}, ${before.top} to ${left}, ${top}`);
        if (width > 0) places.set(element, { left, top });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** What has moved since the last call, at most ten. */
export const strayed = async (page: Page) => {
  await shifted(page);
  return page.evaluate((): string[] => Reflect.get(window, 'strayed').splice(0).slice(0, 10));
};
