import { ptBr } from 'i18n/pt-br';
import type { Page } from 'playwright-core';
import { openBrowser, signIn, violationsOf, type TestBrowser } from './session';
import { TARGETS } from './shell';
import { ACCOUNT_SCREENS, PUBLIC_SCREENS, SECTION_SCREENS, walkOf } from './walk';

/** A window, and the widths at which nothing may need to be scrolled sideways; all in px. */
interface View {
  width: number;
  height: number;
  widths: readonly number[];
}

/**
 * High enough that no bar which sticks to an edge lies over what axe measures. Widths go from a small phone to a wide
 * desk; 640 is what 1,280 leaves at 200 % zoom.
 */
export const WIDE: View = { width: 1280, height: 1800, widths: [360, 390, 640, 768, 1200, 1280, 1920, 2560] };
export const NARROW: View = { width: 390, height: 2600, widths: [390] };

type Texts = { [key: string]: string | Texts };

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
  );

const KEYS = new Set(keysOf(ptBr));

/** Keys shown instead of their texts. */
const rawKeysOn = async (page: Page) =>
  (await page.locator('body').innerText())
    .match(/translation-not-found\S{0,60}|\b[a-z][\w-]*(?:\.[\w-]+)+/g)
    ?.filter(found => KEYS.has(found) || found.startsWith('translation-not-found')) ?? [];

/** What sticks out at the right of the page, if it can be scrolled sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].find(
      one => one.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px wide: ${out?.tagName} .${out?.className}`];
  });

/** Tables that end beyond what they stand in. */
const wideTables = (page: Page) =>
  page.locator('main :has(> table)').evaluateAll(frames =>
    frames.flatMap(frame => {
      const end = frame.getBoundingClientRect().right + 1;
      const isOut = [...frame.children].some(child => child.getBoundingClientRect().right > end);
      return isOut && getComputedStyle(frame).overflowX === 'visible' ? [`a table beyond .${frame.className}`] : [];
    }),
  );

type Look = { theme: 'light' | 'dark'; locale: 'pt-br' | 'en'; view: View };

const browserOfWalk = () => {
  const browser = openBrowser();
  beforeAll(() => browser.reset());
  afterEach(() => expect(browser.complaints.splice(0)).toEqual([]));
  afterAll(() => browser.close());
  return browser;
};

/** A page whose walk gathers what is wrong at each state of a screen. */
const startWalk = async (browser: TestBrowser, { theme, locale, view }: Look) => {
  const { widths, ...viewport } = view;
  const page = await browser.newPage(locale, viewport);
  await page.emulateMedia({ colorScheme: theme });
  const problems: string[] = [];
  const lookAt = async (state: string) => {
    const found = [...(await violationsOf(page, TARGETS)), ...(await rawKeysOn(page))];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const out = [...(await overflow(page)), ...(await wideTables(page))];
      found.push(...out.map(one => `at ${width}: ${one}`));
    }
    await page.setViewportSize(viewport);
    problems.push(...found.map(one => `${state}: ${one}`));
  };
  return { page, problems, walk: walkOf(page, lookAt) };
};

/**
 * Every state of every screen is accessible, fits the widths and shows no raw key in this look. The screens of a group
 * share a page, as they do for a person. Every look has a file of its own, so that two run side by side.
 */
export const describeScreens = (look: Look) => {
  const browser = browserOfWalk();
  let walking: Awaited<ReturnType<typeof startWalk>>;

  const isSound = async ({ visit }: (typeof SECTION_SCREENS)[number]) => {
    walking.problems.length = 0;
    await visit(walking.walk);
    expect(walking.problems).toEqual([]);
  };

  describe('B11: all is said in words on the screens of one who is signed in:', () => {
    beforeAll(async () => {
      walking = await startWalk(browser, look);
      await signIn(walking.page, 'everything');
    });
    it.each([...SECTION_SCREENS, ...ACCOUNT_SCREENS])('$path', isSound);
  });

  describe('B11: all is said in words on the screens of a visitor:', () => {
    beforeAll(async () => {
      walking = await startWalk(browser, look);
    });
    it.each(PUBLIC_SCREENS)('$path', isSound);
  });
};
