import type { Page } from 'playwright-core';
import { browserOfSuite, signIn } from './support/session';
import { walkOf } from './support/walk';

const browser = browserOfSuite();
let page: Page;

/** From a small phone to a wide desk; 640 is what 1,280 leaves at 200 % zoom. */
const WIDTHS = [360, 390, 640, 768, 1280, 1920, 2560];

const DESK = { width: 1280, height: 900 };

/** What sticks out at the right of the page, if it can be scrolled sideways. */
const overflow = () =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const out = [...document.querySelectorAll('body *')].find(
      one => one.getBoundingClientRect().right > clientWidth + 1,
    );
    return `${scrollWidth} px wide: ${out?.tagName} .${out?.className}`;
  });

const walkInWidths = () => {
  const problems: string[] = [];
  const walk = walkOf(page, async state => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const found = await overflow();
      if (found) problems.push(`${state} at ${width}: ${found}`);
    }
    await page.setViewportSize(DESK);
  });
  return { walk, found: () => [...problems, ...walk.missed] };
};

it('B8: narrow and wide: no screen of any section scrolls sideways from 360 to 2,560 px, nor at 200 % zoom', async () => {
  page = await browser.newPage();
  const { walk, found } = walkInWidths();
  await signIn(page, 'everything');
  await walk.sections();
  expect(found()).toEqual([]);
}, 300_000);

it('B8: narrow and wide: nor do the screens around the sections', async () => {
  page = await browser.newPage();
  const { walk, found } = walkInWidths();
  await walk.publicScreens();
  await signIn(page, 'everything');
  await walk.account();
  expect(found()).toEqual([]);
}, 100_000);

/** How much of the focused control the header and the save bar leave in sight, of 1. */
const inSight = () =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('.app-header, .save-bar')) return 1;
    const { top, bottom, height } = focused.getBoundingClientRect();
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const from = Math.max(top, edge('.app-header')?.bottom ?? 0);
    const to = Math.min(bottom, edge('.save-bar')?.top ?? window.innerHeight);
    return (to - from) / height;
  });

it('keyboard: tabbing through a long form, header, index and save bar never cover what has the focus', async () => {
  page = await browser.newPage('pt-br', { width: 1280, height: 600 });
  await signIn(page, 'editor', 'application-admin/diseases');
  await page.locator('[data-cy="entityEditButton"]').first().click();
  await page.locator('[data-cy="entityCreateSaveButton"]').waitFor();
  const covered: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await inSight()) <= 0.5) covered.push(await page.evaluate(() => document.activeElement?.id ?? ''));
  }
  expect(covered).toEqual([]);
});
