import type { Page } from 'playwright-core';
import { ptBr } from 'i18n/pt-br';
import { openBrowser, signIn, type TestBrowser, violationsOf } from './session';
import { TARGETS } from './shell';
import { ACCOUNT_SCREENS, PUBLIC_SCREENS, SECTION_SCREENS, walkOf } from './walk';

/** A window size, and the widths at which no page may scroll horizontally. All in px. */
interface View {
  width: number;
  height: number;
  widths: readonly number[];
}

/**
 * High enough that no sticky bar covers what axe measures. The widths go from a small phone to a wide desktop screen;
 * 640 px is what 1,280 px leave at 200 % zoom.
 */
export const WIDE: View = { width: 1280, height: 1800, widths: [360, 390, 640, 768, 1200, 1280, 1920, 2560] };
export const NARROW: View = { width: 390, height: 2600, widths: [390] };

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

type Look = { theme: 'light' | 'dark'; locale: 'pt-br' | 'en'; view: View };

const browserOfWalk = () => {
  const browser = openBrowser();
  beforeAll(() => browser.reset());
  afterEach(() => expect(browser.complaints.splice(0)).toEqual([]));
  afterAll(() => browser.close());
  return browser;
};

/** Opens a page, and a walk that collects the problems of each state of a screen. */
const startWalk = async (browser: TestBrowser, { theme, locale, view }: Look) => {
  const { widths, ...viewport } = view;
  const page = await browser.newPage(locale, viewport);
  await page.emulateMedia({ colorScheme: theme });
  const problems: string[] = [];
  const lookAt = async (state: string) => {
    const found = [...(await violationsOf(page, TARGETS)), ...(await rawKeysOn(page))];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await tooWide(page)).map(one => `at ${width}: ${one}`));
    }
    await page.setViewportSize(viewport);
    problems.push(...found.map(one => `${state}: ${one}`));
  };
  return { page, problems, walk: walkOf(page, lookAt) };
};

/**
 * Checks that every state of every screen is accessible, fits the widths and shows no raw key in this look. The
 * screens of a group share a page, as they do for a user. Every look has its own file, so that two run in parallel.
 */
export const describeScreens = (look: Look) => {
  const browser = browserOfWalk();
  let walking: Awaited<ReturnType<typeof startWalk>>;

  const isSound = async ({ visit }: (typeof SECTION_SCREENS)[number]) => {
    walking.problems.length = 0;
    await visit(walking.walk);
    expect(walking.problems).toEqual([]);
  };

  describe('B11: no raw translation key is shown to a signed-in user:', () => {
    beforeAll(async () => {
      walking = await startWalk(browser, look);
      await signIn(walking.page, 'everything');
    });
    it.each([...SECTION_SCREENS, ...ACCOUNT_SCREENS])('$path', isSound);
  });

  describe('B11: no raw translation key is shown to a visitor:', () => {
    beforeAll(async () => {
      walking = await startWalk(browser, look);
    });
    it.each(PUBLIC_SCREENS)('$path', isSound);
  });
};
