import type { Page } from 'playwright-core';
import { styleOf } from '../support/boxes';
import { screenOf } from '../support/form';
import { firstButton } from '../support/roles';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;

const [BLACK, WHITE] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];

/** Opens the first semiology in dark mode, the worst case for paper. */
const openRecord = async () => {
  page = await browser.newPage();
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'editor', 'application-admin/semiologies');
  await firstButton(page, 'Editar').click();
  await page.locator('.long-text-card').first().waitFor();
};

const toPaper = () => page.emulateMedia({ media: 'print', colorScheme: 'dark' });
const LONG_TEXT = [
  ...Array.from({ length: 80 }, (_, index) => `## Parte ${index}\n\nTexto da parte ${index}.`),
  'Fim do texto.',
].join('\n\n');
const lastLine = () => page.locator('.preview').getByText('Fim do texto.', { exact: true });
const isShown = (selector: string) => page.locator(selector).first().isVisible();

it('print: a form shows its values and hides the save bar, the header, the index and the buttons', async () => {
  await openRecord();
  const name = await screenOf(page).field('name').inputValue();
  await toPaper();
  for (const hidden of ['.save-bar', '.app-header', '.form-index', 'main button'])
    expect([hidden, await isShown(hidden)]).toEqual([hidden, false]);
  expect(await screenOf(page).field('name').inputValue()).toBe(name);
  expect(await screenOf(page).field('name').isVisible()).toBe(true);
  expect(await styleOf(page, '[data-cy="name"]', 'color')).toBe(BLACK);
  expect(await styleOf(page, '[data-cy="name"]', 'background-color')).toBe(WHITE);
  expect(await page.locator('.long-text-excerpt').first().isVisible()).toBe(true);
});

it('print: a long text is printed in full, black on white, with the title and date and without buttons, also from full screen in a wide or narrow window', async () => {
  await openRecord();
  await page.locator('.long-text-card button').first().click();
  await page.locator('.preview .markdown-view').waitFor();
  await screenOf(page).field('markdown').fill(LONG_TEXT);
  await lastLine().waitFor({ state: 'attached' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await toPaper();

  for (const hidden of ['.app-header', '.app-footer', '.page-title nav', 'textarea', 'main button'])
    expect([hidden, await isShown(hidden)]).toEqual([hidden, false]);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(await lastLine().isVisible()).toBe(true);
  expect(await page.locator('.print-only').innerText()).toMatch(/^Impresso em \d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  expect(await styleOf(page, '.preview p', 'color')).toBe(BLACK);
  expect(await styleOf(page, 'body', 'background-color')).toBe(WHITE);

  const { cut, parted } = await page.locator('.preview').evaluate(preview => ({
    cut: preview.scrollHeight - preview.clientHeight,
    parted: getComputedStyle(preview.querySelector('h2') ?? preview).breakAfter,
  }));
  expect(cut).toBeLessThanOrEqual(1);
  expect(parted).toBe('avoid');

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await screenOf(page).field('markdown').press('Control+Shift+f');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await toPaper();
    expect(await lastLine().isVisible()).toBe(true);
    expect(await isShown('textarea')).toBe(false);
    const { end, height, overflow } = await lastLine().evaluate(line => ({
      end: line.getBoundingClientRect().bottom + window.scrollY,
      height: document.documentElement.scrollHeight,
      overflow: getComputedStyle(document.documentElement).overflow,
    }));
    expect(overflow).toBe('visible');
    expect(end).toBeGreaterThan(900);
    expect(height).toBeGreaterThanOrEqual(Math.floor(end));
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  }
});
