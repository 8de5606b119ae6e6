import { ptBr } from 'i18n/pt-br';
import type { Page } from 'playwright-core';
import { browserOfSuite, signIn, violationsOf } from './support/session';
import { TARGETS } from './support/shell';
import { walkOf } from './support/walk';

const browser = browserOfSuite();
let page: Page;

/** High enough that no bar which sticks to an edge lies over what axe measures. */
const WIDE = { width: 1280, height: 1800 };
const NARROW = { width: 390, height: 2600 };

type Texts = { [key: string]: string | Texts };

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
  );

const KEYS = new Set(keysOf(ptBr));

/** Keys shown instead of their texts. */
const rawKeysOn = async () =>
  (await page.locator('body').innerText())
    .match(/translation-not-found\S{0,60}|\b[a-z][\w-]*(?:\.[\w-]+)+/g)
    ?.filter(found => KEYS.has(found) || found.startsWith('translation-not-found')) ?? [];

/** Every state is seen in both themes, both languages and both widths. */
const walks = [
  ['light', 'pt-br', WIDE],
  ['dark', 'en', NARROW],
] as const;

describe.each(walks)('B8: in %s, %s, %j', (theme, locale, viewport) => {
  const walkWithAxe = async () => {
    page = await browser.newPage(locale, viewport);
    await page.emulateMedia({ colorScheme: theme });
    const problems: string[] = [];
    const walk = walkOf(page, async state => {
      const found = [...(await violationsOf(page, TARGETS)), ...(await rawKeysOn())];
      problems.push(...found.map(one => `${state}: ${one}`));
    });
    return { walk, found: () => [...problems, ...walk.missed] };
  };

  it('B11: every screen, form with errors and dialog of every section is accessible, and says all in words', async () => {
    const { walk, found } = await walkWithAxe();
    await signIn(page, 'everything');
    await walk.sections();
    expect(found()).toEqual([]);
  }, 300_000);

  it('B11: the screens around the sections are, signed in and as a visitor', async () => {
    const { walk, found } = await walkWithAxe();
    await walk.publicScreens();
    await signIn(page, 'everything');
    await walk.account();
    expect(found()).toEqual([]);
  }, 100_000);
});
