import type { Page } from 'playwright-core';
import { ptBr } from 'i18n/pt-br';
import { type TestBrowser, violationsOf } from './session';
import { TARGETS } from './shell';
import { type Look, walkOf } from './walk';

/** Window sizes in px. They are high enough that no sticky bar covers what axe measures. */
const WIDE = { width: 1280, height: 1800 };
const NARROW = { width: 390, height: 2600 };

/**
 * The widths at which no page may scroll horizontally, in px: a small phone, the points at which layouts change, and a
 * wide desktop screen. 640 px is what 1,280 px leave at 200 % zoom; from 720 px on rows are a table.
 */
const WIDTHS = [360, 640, 720, 1200, 2560];

/** axe's rules whose result can depend on colors, or on what a narrow window hides or lays out in another way. */
const OF_LOOKS = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'label',
  'select-name',
  'aria-hidden-focus',
  'nested-interactive',
];

/** The language of the pictures that `npm run pictures` takes of each state, in three widths and both themes. */
const PICTURES = process.env.PICTURES as 'pt-br' | 'en' | undefined;

const takePictures = async (page: Page, state: string) => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1280, 1920]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      // In a window as tall as the page, what is fixed is where a user sees it.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      const name = state.replace(/\W+/g, '-').replace(/^-/, '') || 'home';
      await page.screenshot({ path: `test/pictures/${PICTURES}-${width}-${colorScheme}/${name}.png` });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
};

type Texts = { [key: string]: string | Texts };

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
  );

const KEYS = new Set(keysOf(ptBr));

/** Translation keys that are shown instead of their texts. */
const rawKeysOn = async (page: Page) =>
  (await page.locator('body').innerText())
    .match(/translation-not-found\S{0,60}|\b[a-z][\w-]*(?:\.[\w-]+)+/g)
    ?.filter(found => KEYS.has(found) || found.startsWith('translation-not-found')) ?? [];

/**
 * What is too wide for the window: the first element that extends beyond the right edge, if the page can be scrolled
 * horizontally, and tables that extend beyond a container that does not scroll. The browser searches for the tables
 * itself: Playwright's own search with `:has` takes several times as long.
 */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const rightOf = (element: Element) => element.getBoundingClientRect().right;
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll('body *')].find(
      element => scrollWidth > clientWidth && rightOf(element) > clientWidth + 1,
    );
    const overflowing = [...document.querySelectorAll('main :has(> table)')].filter(
      frame =>
        getComputedStyle(frame).overflowX === 'visible' &&
        [...frame.children].some(child => rightOf(child) > rightOf(frame) + 1),
    );
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide: ${out?.tagName} .${out?.className}`] : []),
      ...overflowing.map(({ className }) => `a table beyond .${className}`),
    ];
  });

/**
 * Changes the window's size, and waits until the page knows. The browser tells the changes of all media queries in one
 * step, the newest last: once this one has changed, the layouts that depend on others have changed too.
 */
const resize = async (page: Page, size: typeof WIDE) => {
  const query = await page.evaluateHandle(({ width, height }) => {
    const list = matchMedia(`(width: ${width}px) and (height: ${height}px)`);
    return {
      changed: list.matches || new Promise(resolve => list.addEventListener('change', resolve, { once: true })),
    };
  }, size);
  await page.setViewportSize(size);
  await query.evaluate(({ changed }) => changed);
};

/**
 * Opens a page, and a walk that collects the problems of each state of a screen: wide in the light theme, at all
 * widths, and narrow in the dark theme.
 */
export const startWalk = async (browser: TestBrowser, locale = PICTURES ?? 'pt-br') => {
  const page = await browser.newPage(locale, WIDE);
  const problems: string[] = [];
  const lookAt: Look = async state => {
    if (PICTURES) return takePictures(page, state);
    const found = [...(await violationsOf(page, TARGETS)), ...(await rawKeysOn(page))];
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      found.push(...(await tooWide(page)).map(one => `at ${width}: ${one}`));
    }
    await resize(page, NARROW);
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await violationsOf(page, {}, OF_LOOKS)).map(one => `dark and narrow: ${one}`));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(WIDE);
    problems.push(...found.map(one => `${state}: ${one}`));
  };
  return { page, problems, walk: walkOf(page, lookAt) };
};
