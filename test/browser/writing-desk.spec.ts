import type { Page } from 'playwright-core';
import { screenOf, type Screen } from './support/form';
import { openBrowser, signIn, violationsOf, type TestBrowser } from './support/session';

const FORM = 'application-admin/semiologies/manage';

let browser: TestBrowser;
let page: Page;
let screen: Screen;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(() => browser.reset());
afterEach(() => expect(browser.complaints.splice(0)).toEqual([]));
afterAll(() => browser.close());

const area = () => screen.field('markdown');
const text = () => area().inputValue();
const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const select = (start: number, end = start) =>
  area().evaluate((one, [from, to]) => (one as HTMLTextAreaElement).setSelectionRange(from, to), [start, end]);
const selected = () =>
  area().evaluate(one => {
    const { value, selectionStart, selectionEnd } = one as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });
const isFocused = () => area().evaluate(one => one === document.activeElement);

const openDesk = async (markdown: string, width = 1280) => {
  page = await browser.newPage('pt-br', { width, height: 900 });
  screen = screenOf(page);
  await signIn(page, 'editor', FORM);
  await page.locator('[data-cy="anamnesisContent"] button').click();
  await area().fill(markdown);
};

describe.each([1280, 390])('at %d px wide', width => {
  it('a selected word and Ctrl+B give **word**, and Ctrl+Z restores it', async () => {
    await openDesk('Uma dose certa', width);
    await select(4, 8);
    await page.keyboard.press('Control+b');
    expect(await text()).toBe('Uma **dose** certa');
    expect(await selected()).toBe('dose');
    await page.locator('.preview strong').getByText('dose').waitFor();
    await page.keyboard.press('Control+z');
    expect(await text()).toBe('Uma dose certa');
    await page.keyboard.press('Control+Shift+z');
    expect(await text()).toBe('Uma **dose** certa');
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  });

  it('each tool can be undone, and the keyboard alone suffices', async () => {
    await openDesk('um\ndois', width);
    for (const shortcut of ['Control+i', 'Control+k', 'Control+Shift+8', 'Control+Shift+7', 'Control+Shift+9']) {
      await area().press('Control+a');
      await page.keyboard.press(shortcut);
      expect(await text()).not.toBe('um\ndois');
      await page.keyboard.press('Control+z');
      expect(await text()).toBe('um\ndois');
    }
    await area().press('Control+End');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Negrito');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    expect(await isFocused()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused()).toBe(false);
  });

  it('a table is inserted and undone in one step', async () => {
    await openDesk('Antes', width);
    await area().press('Control+End');
    await tool('Tabela').click();
    await screen.dialog.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await screen.dialog.waitFor({ state: 'detached' });
    expect(await selected()).toBe('Coluna 1');
    await page.locator('.preview th').getByText('Coluna 3').waitFor();
    await page.keyboard.press('Control+z');
    expect(await text()).toBe('Antes');
  });
});
