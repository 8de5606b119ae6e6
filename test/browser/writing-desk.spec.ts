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

  it('a picture of the picker stands at the caret and in the preview', async () => {
    await openDesk('Antes depois', width);
    await select(6);
    await tool('Imagem').click();
    await screen.dialog.locator('[data-option] img').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await screen.dialog.locator('[data-cy="search"]').fill('ausculta-pulmonar');
    await screen.dialog.getByRole('button', { name: 'ausculta-pulmonar' }).click();
    await screen.dialog.waitFor({ state: 'detached' });
    expect(await text()).toBe('Antes ![ausculta-pulmonar](/images/ausculta-pulmonar)depois');
    expect(await isFocused()).toBe(true);
    await page.locator('.preview img[alt="ausculta-pulmonar"]').waitFor();
    await page.keyboard.press('Control+z');
    expect(await text()).toBe('Antes depois');
  });

  it('a pasted PNG goes to the library as a jpeg; a name that is taken is told, and nothing is lost', async () => {
    await openDesk('Texto', width);
    await area().press('Control+End');
    await area().evaluate(async one => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
      canvas.getContext('2d')?.fillRect(5, 5, 10, 10);
      const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve));
      const data = new DataTransfer();
      data.items.add(new File([blob as Blob], 'Ictus Cordis.png', { type: 'image/png' }));
      one.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await screen.dialog.locator('img').waitFor();
    expect(await screen.field('uploadName').inputValue()).toBe('ictus-cordis');
    await page.keyboard.press('Enter');
    await screen.dialog.getByText('Já existe uma imagem com este nome de referência.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await screen.field('uploadName').fill('ictus-novo');
    await page.keyboard.press('Enter');
    await page.locator('.preview img[alt="ictus-novo"]').waitFor();
    expect(await text()).toBe('Texto![ictus-novo](/images/ictus-novo)');
    const [, { body }] = await browser.writes();
    expect(body).toEqual({
      referenceName: 'ictus-novo',
      contentContentType: 'image/jpeg',
      content: expect.stringMatching(/^\/9j\//),
    });
  });

  it('an unknown reference is counted, and its link selects it in the text', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => `Linha ${at} do texto.`).join('\n\n');
    await openDesk(`${lines}\n\n![Sopro](/images/nao-existe)\n\n${lines}`, width);
    await screen.field('brokenPictures').getByText('1 imagem não encontrada').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await area().press('Control+Home');
    await page.getByRole('button', { name: 'nao-existe' }).click();
    expect(await selected()).toBe('![Sopro](/images/nao-existe)');
    expect(await isFocused()).toBe(true);
    const { scrollTop, clientHeight, scrollHeight } = await area().evaluate(one => ({
      scrollTop: one.scrollTop,
      clientHeight: one.clientHeight,
      scrollHeight: one.scrollHeight,
    }));
    // The reference stands in the middle of the text.
    expect(Math.abs(scrollTop + clientHeight / 3 - scrollHeight / 2)).toBeLessThan(clientHeight / 3);
  });
});
