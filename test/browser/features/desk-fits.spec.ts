import type { Page } from 'playwright-core';
import { boxOf } from '../support/boxes';
import { isCopied } from '../support/clock';
import { screenOf } from '../support/form';
import { firstButton } from '../support/roles';
import { browserOfSuite, violationsOf } from '../support/session';
import { isSoon } from '../support/until';

const browser = browserOfSuite();
let page: Page;

const area = () => screenOf(page).field('markdown');

/** Opens the first text of the form. Its button is far down, so the page of the form is scrolled. */
const openText = async () => {
  await firstButton(page, 'Editar texto:').click();
  await area().waitFor();
};

const openDesk = async (section: string, width: number, height: number) => {
  page = await browser.signedIn('everything', `application-admin/${section}`, { width, height });
  await firstButton(page, 'Editar').click();
  await openText();
};

/** Leaves text in a draft, and opens the record again: it offers the draft. */
const leaveDraft = async () => {
  await area().press('Control+End');
  await page.keyboard.type('Uma frase a mais.');
  await isCopied(page);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await screenOf(page).field('restoreDraft').waitFor();
  await openText();
};

/** Text with what the desk warns of: a picture that does not exist, and a long paragraph. */
const DOUBTFUL = `![Sopro](/images/nao-existe)\n\n${'Uma linha do texto que fala de algo. '.repeat(60)}`;

const press = (tool: string) => screenOf(page).field(`tool-${tool}`).click();

const SHOWN: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['as it opens', async () => undefined],
  ['with an offered draft', leaveDraft],
  [
    'without text',
    () =>
      area()
        .fill('')
        .then(() => page.getByText('o texto anterior').first().waitFor()),
  ],
  [
    'with a missing picture',
    () =>
      area()
        .fill(DOUBTFUL)
        .then(() => screenOf(page).field('brokenPictures').locator('p').waitFor()),
  ],
  ['with the preview of a phone', () => press('phone')],
  ['with the find bar', () => area().press('Control+f')],
  ['with warnings', () => press('check').then(() => page.locator('.reading-check li').first().waitFor())],
  ['in full screen', () => press('full').then(() => page.locator('.writing-desk.is-full').waitFor())],
];

/** What is wrong with the screen as a window that is filled exactly. */
const misfits = () =>
  page.evaluate(() => {
    const { scrollHeight, scrollTop } = document.documentElement;
    const lastBox = (selector: string) => [...document.querySelectorAll(selector)].pop()?.getBoundingClientRect();
    const isInView = (selector: string) => {
      const { left = -1, top = -1, right = 0, bottom = 0 } = lastBox(selector) ?? {};
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return bottom <= window.innerHeight && hit?.closest(selector) !== null;
    };
    const places = ['[data-cy="contentBackButton"]', '[data-cy="contentSaveButton"]', '[data-cy="textLanguage"]'];
    return [
      scrollHeight > window.innerHeight && `the page is ${scrollHeight - window.innerHeight} px higher`,
      scrollTop > 0 && 'the page is scrolled',
      document.querySelector('.app-footer')?.checkVisibility() && 'the footer is there',
      ...places.map(place => !isInView(place) && `${place} is out of view`),
      (lastBox('textarea')?.height ?? 0) < 100 && 'the text has no room',
      window.innerHeight - (lastBox('.writing-foot')?.bottom ?? 0) > 16 && 'the rest of the window is empty',
    ].filter(Boolean);
  });

const WINDOWS = [
  { width: 1280, height: 640 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

it.each([
  ['of several texts', 'diseases', SHOWN],
  ['of one text', 'medicine-leaflets', SHOWN.filter(([state]) => !/draft|phone|find/.test(state))],
])(
  'the desk of a record %s fills windows from 1280 × 640 to 1920 × 1080 px exactly, whatever it shows',
  async (_what, section, states) => {
    await openDesk(section, 1280, 640);
    const found: unknown[] = [];
    for (const [state, show] of states) {
      await show();
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        found.push([state, size, await misfits()]);
      }
    }
    expect(found).toEqual(states.flatMap(([state]) => WINDOWS.map(size => [state, size, []])));
    expect(await violationsOf(page)).toEqual([]);
  },
);

/** The bottom of a part of the screen, in whole px. */
const endOf = async (selector: string) => Math.floor((await boxOf(page, selector)).bottom);

it('title and buttons, texts and toolbar, and count and language are a line each, and a title that is cut off is shown whole under the pointer; Back returns to a page at the card of the text', async () => {
  await openDesk('diseases', 1200, 720);
  const title = page.getByRole('heading', { level: 1 }).first();
  await title.evaluate(one => {
    one.textContent = 'Uma doença de nome muito longo, com todas as suas variantes '.repeat(6);
  });
  for (const width of [1200, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    for (const line of [
      ['.page-title h1', '[data-cy="showChanges"]', '[data-cy="contentBackButton"]', '[data-cy="contentSaveButton"]'],
      ['.text-links', '.writing-toolbar'],
      ['.writing-foot > p', '.text-language'],
    ]) {
      const boxes = await Promise.all(line.map(part => boxOf(page, part)));
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    }
  }
  const isCut = () => title.evaluate(one => one.scrollWidth > one.clientWidth);
  const before = await area().boundingBox();
  expect(await isCut()).toBe(true);
  await title.hover();
  expect(await isCut()).toBe(false);
  expect(await area().boundingBox()).toEqual(before);

  await screenOf(page).field('contentBackButton').click();
  const card = page.locator('.long-text-card').first();
  await card.waitFor();
  // What stands above gets its last height with the first paint; the card is shown again then.
  await isSoon(async () => ((await card.boundingBox())?.y ?? 0) > 48, 'the card stays under the header');
  expect(await endOf('.long-text-card')).toBeLessThan(720);
  await page.locator('.app-footer').scrollIntoViewIfNeeded();
  expect(await page.locator('.app-footer').isVisible()).toBe(true);
});

it('in a low and in a narrow window, a text that is opened again is shown from its title, and scrolls like a page up to the footer', async () => {
  await openDesk('diseases', 1280, 600);
  for (const [width, height] of [
    [1280, 600],
    [400, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await area().press('Control+End');
    await page.keyboard.type('.');
    await screenOf(page).field('contentBackButton').click();
    await openText();
    expect(await area().evaluate((one: HTMLTextAreaElement) => one.selectionStart)).toBeGreaterThan(100);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.locator('.app-footer').scrollIntoViewIfNeeded();
    expect(await endOf('.app-footer')).toBeLessThanOrEqual(height);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  }
});

it('with the widest text spacing and all bars open, the page scrolls to the end of the desk', async () => {
  await openDesk('diseases', 1280, 640);
  await leaveDraft();
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [spacing];
  });
  await area().fill(DOUBTFUL);
  await area().press('Control+f');
  await press('check');
  await page.locator('.reading-check li').first().waitFor();
  await screenOf(page).field('brokenPictures').locator('p').waitFor();
  await screenOf(page).field('textLanguage').scrollIntoViewIfNeeded();
  expect(await endOf('.writing-foot')).toBeLessThanOrEqual(640);
  expect((await area().boundingBox())?.height).toBeGreaterThan(100);
});
