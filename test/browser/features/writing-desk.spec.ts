import type { Page } from 'playwright-core';
import { type Desk, deskOf } from '../support/desk';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;
let desk: Desk;

const openDesk = async (markdown: string, width = 1280) => {
  page = await browser.newPage('pt-br', { width, height: 900 });
  screen = screenOf(page);
  desk = deskOf(page);
  await desk.open(markdown);
};

const WIDTHS = [1280, 390];

/** Opens a text with forty headings, and waits for the last one in the preview. */
const openHeadings = async (width?: number) => {
  const section = (at: number) =>
    `## Título ${at}\n\n${`Um parágrafo que fala do assunto ${at}. `.repeat(8)}\n\n- um\n- dois\n\n![Pulmões](/images/ausculta-pulmonar)`;
  await openDesk(Array.from({ length: 40 }, (_, at) => section(at)).join('\n\n'), width);
  await page.locator('.preview h2').getByText('Título 39').waitFor({ state: 'attached' });
};

describe.each(WIDTHS)('at %d px wide,', width => {
  it('B6: a heading that the text is scrolled to is also visible in the preview, and the text scrolls along with the preview', async () => {
    await openHeadings(width);
    const scrollTo = async (at: number) => {
      await desk.select((await desk.text()).indexOf(`## Título ${at}\n`));
      await desk.area().evaluate(one => (one as HTMLTextAreaElement).blur());
      await desk.area().focus();
    };
    const isShown = (at: number) =>
      page.waitForFunction(name => {
        const frame = document.querySelector('.preview')?.getBoundingClientRect();
        const heading = [...document.querySelectorAll('.preview h2')].find(one => one.textContent === name);
        const box = heading?.getBoundingClientRect();
        return frame && box && box.top >= frame.top - 2 && box.bottom <= frame.bottom + 2;
      }, `Título ${at}`);
    for (const at of [20, 39, 0]) {
      await scrollTo(at);
      await isShown(at);
    }
    await page.locator('.preview').hover();
    await page.mouse.wheel(0, 3000);
    await page.waitForFunction(() => (document.querySelector('textarea')?.scrollTop ?? 0) > 500);
  });
});

it('full screen fills a wide and a narrow window with the desk and can open dialogs, until Esc is pressed', async () => {
  await openDesk('Texto');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await desk.area().press('Control+Shift+f');
    const box = await page.locator('.writing-desk').boundingBox();
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, width, 900]);
    await desk.hasFocus();
    await desk.tool('Tabela').click();
    await screen.dialog.waitFor();
    await page.keyboard.press('Enter');
    await screen.dialog.waitFor({ state: 'detached' });
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect((await page.locator('.writing-desk').boundingBox())?.y).toBeGreaterThan(0);
    await desk.hasFocus();
  }
});

describe('in the writing desk,', () => {
  it('an unknown picture reference is counted, and its button selects it in the text; the find bar above it marks one match and fits 390 px', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => `Linha ${at} do texto.`).join('\n\n');
    await openDesk(`${lines}\n\n![Sopro](/images/nao-existe)\n\n${lines}`);
    await screen.field('brokenPictures').getByText('1 imagem não encontrada').waitFor();
    await desk.area().press('Control+Home');
    await page.keyboard.press('Control+f');
    await screen.field('sought').fill('texto');
    await screen.field('found').getByText('1 de 600').waitFor();
    await page.locator('.match-mark').waitFor();
    expect(await page.locator('.match-mark').count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'nao-existe' }).click();
    expect(await desk.selected()).toBe('![Sopro](/images/nao-existe)');
    await desk.hasFocus();
    const [top, seen, all] = await desk.area().evaluate(one => [one.scrollTop, one.clientHeight, one.scrollHeight]);
    // The reference is in the middle of the text.
    expect(Math.abs(top + seen / 3 - all / 2)).toBeLessThan(seen / 3);
  });

  it('in the preview, no heading is larger than one of a higher level, a quotation has a line on its left, and named character references are shown as their signs in every kind of block', async () => {
    await openDesk(
      [
        '# 1',
        '## PA &lt; 120',
        '### 3\n\n#### 4\n\n##### 5\n\n###### 6',
        '**Dose** &ge; 5&nbsp;mg',
        '- dor &plusmn; febre',
        '> lactato &rarr; choque',
        '| Alvo |\n| --- |\n| 37&deg; |',
        'Veja[^1] o [valor][v].',
        '[^1]: Peso &times; altura.',
        '[v]: https://exemplo.com/?a=1&amp;b=2',
        'Fim &notanentity; do texto.',
      ].join('\n\n'),
    );
    const preview = page.locator('.preview .markdown-view');
    await preview.getByText('Fim &notanentity; do texto.').waitFor();
    const shown = (selector: string) => preview.locator(selector).allInnerTexts();
    expect(await shown('h2, p:has(strong), ul li, blockquote, td, .footnotes li')).toEqual([
      'PA < 120',
      'Dose ≥ 5\u00a0mg',
      'dor ± febre',
      'lactato → choque',
      '37°',
      'Peso × altura.',
    ]);
    expect(await preview.getByRole('link', { name: 'valor' }).getAttribute('href')).toBe(
      'https://exemplo.com/?a=1&b=2',
    );
    const styles = (selector: string, property: 'fontSize' | 'borderLeftWidth') =>
      page
        .locator(`.preview :is(${selector})`)
        .evaluateAll((all, name) => all.map(one => parseFloat(getComputedStyle(one)[name])), property);
    const sizes = await styles('h1, h2, h3, h4, h5, h6', 'fontSize');
    expect(sizes).toHaveLength(6);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(await styles('blockquote', 'borderLeftWidth')).toEqual([4]);
  });

  it('a pasted PNG is uploaded as a JPEG; a name that is already used shows an error and can be changed', async () => {
    await openDesk('Texto');
    await desk.area().press('Control+End');
    await desk.area().evaluate(async one => {
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
    expect(await desk.text()).toBe('Texto![ictus-novo](/images/ictus-novo)');
    const [, { body }] = await browser.writes();
    expect(body).toEqual({
      referenceName: 'ictus-novo',
      contentContentType: 'image/jpeg',
      content: expect.stringMatching(/^\/9j\//),
    });
  });
});

it('fast typing in a 100 KB text loses no keys and keeps their order', async () => {
  const paragraph = (at: number) =>
    `## Parte ${at}\n\n${`A história clínica ${at} orienta o exame. `.repeat(12)}\n\n- um\n- dois\n\n`;
  const long = Array.from({ length: 190 }, (_, at) => paragraph(at)).join('');
  await openDesk(long);
  await page.locator('.preview h2').getByText('Parte 189').waitFor({ state: 'attached' });
  await desk.area().press('Control+Home');
  await page.keyboard.type('0123456789'.repeat(5));
  expect(await desk.text()).toBe('0123456789'.repeat(5) + long);
});
