import type { Page } from 'playwright-core';
import { type Desk, deskOf } from '../support/desk';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;
let desk: Desk;

const check = () => screen.field('readingCheck');

const openDesk = async (markdown: string) => {
  page = await browser.newPage();
  screen = screenOf(page);
  desk = deskOf(page);
  await desk.open(markdown);
};

const PARAGRAPH = 'O paciente conta a história com as suas palavras. ';
const WITH_ONE_OF_EACH = `## Anamnese

Dar 1.5 mg de  dipirona.

#### Exame

${PARAGRAPH.repeat(25)}

## Conduta

## Fontes

TODO ![Sopro](/images/nao-existe)
`;
const RULES = [
  'Linha 3: ponto decimal em vez de vírgula',
  'Linha 3: espaços repetidos',
  'Linha 5: o título pula um nível',
  'Linha 7: parágrafo muito longo',
  'Linha 9: seção sem texto',
  'Linha 13: marca de texto provisório',
  'Linha 13: imagem que não existe no aplicativo',
];

it('B20: the check lists exactly the seven findings of a text, and a finding selects its part of the text', async () => {
  await openDesk(WITH_ONE_OF_EACH);
  await screen.field('brokenPictures').getByText('1 imagem não encontrada').waitFor();
  await desk.tool('Revisão de leitura').click();
  await check().getByText('7 pontos a rever').waitFor();
  expect(await check().getByRole('button').allInnerTexts()).toEqual(RULES);
  // The text itself skips a heading level, also in the preview.
  expect(await violationsOf(page)).toEqual(['heading-order: h4']);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  for (const [line, place] of [
    [0, '1.5'],
    [4, '## Conduta'],
    [6, '![Sopro](/images/nao-existe)'],
  ] as const) {
    await check().getByRole('button').nth(line).click();
    expect(await desk.selected()).toBe(place);
    await page.locator('[data-cy="markdown"]:focus').waitFor();
  }
});

it('B20: the preview can be set to the width of a phone, and keeps it after a reload', async () => {
  await openDesk('## Título\n\nUm texto.');
  const width = async () => Math.round((await page.locator('.preview').boundingBox())?.width ?? 0);
  const wide = await width();
  expect(wide).toBeGreaterThan(450);
  await desk.tool('Largura de celular').click();
  expect(await width()).toBe(390);
  expect(await desk.tool('Largura de celular').getAttribute('aria-pressed')).toBe('true');
  const paragraph = page.locator('.preview').getByText('Um texto.');
  expect(await paragraph.evaluate(one => getComputedStyle(one).fontSize)).toBe('16px');
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await desk.area().waitFor();
  expect(await width()).toBe(390);
  await desk.tool('Largura de celular').click();
  expect(await width()).toBe(wide);
});
