import type { Page } from 'playwright-core';
import { browserOfSuite, signIn, violationsOf } from '../support/session';
import { ADDRESS } from '../support/worker';

const browser = browserOfSuite();
let page: Page;

const status = (on: Page, text: RegExp) => on.locator('.find-status').getByText(text).waitFor();

const REVIEW = 'application-admin/replace?text=febre&by=pirexia&in=flashcards';

it.each(['friendly', 'jhipster6'])(
  'B26: from the search to the end by keyboard alone, in at most 15 actions, and undone again (%s)',
  async profile => {
    await browser.profile(profile);
    page = await browser.signedIn('editor', 'application-admin/find?text=febre&in=flashcards');
    await status(page, /^Lugares: [1-9]/);
    let actions = 0;
    const press = async (key: string) => {
      actions += 1;
      await page.keyboard.press(key);
    };
    await page.getByRole('link', { name: 'Substituir…' }).focus();
    await press('Enter');
    await page.getByRole('textbox', { name: 'Substituir por' }).waitFor();
    await page.keyboard.type('pirexia');
    await press('Enter');
    await status(page, /^Lugares: [1-9]/);
    await page.locator('.replace-place > input:focus').waitFor();
    await press('s');
    const start = page.locator('[data-cy="replaceStart"]');
    const [, records] = (await start.innerText()).match(/em (\d+) registros/) ?? [];
    await press('Shift+Tab');
    while (!(await start.evaluate(button => button === document.activeElement))) await press('Shift+Tab');
    await press('Enter');
    await status(page, new RegExp(`^Terminado\\. Substituídos: ${records}\\. Deixados: 0\\. Falharam: 0\\.$`));
    expect(actions).toBeLessThanOrEqual(15);
    const written = await browser.writes();
    expect(written).toHaveLength(Number(records));
    const cards = written.map(({ body }) => JSON.stringify((body as { flashcards: unknown }).flashcards));
    expect(cards.filter(card => /febre/i.test(card))).toEqual([]);
    await page.locator('[data-cy="replaceUndo"]').press('Enter');
    await status(page, new RegExp(`^Desfeitos: ${records}`));
  },
);

interface StoredLeaflet {
  id: number;
  content: { rawMarkdownAvailable: string };
}

/** The text of each leaflet by its id, as it is stored. Sets the friendly profile: in others, an answer may differ. */
const storedTexts = async () => {
  const headers = { authorization: `Bearer ${await browser.openSession('editor')}` };
  await browser.profile('friendly');
  const response = await fetch(`${ADDRESS}api/medicine-leaflets?size=2000`, { headers });
  const { content: rows } = (await response.json()) as { content: StoredLeaflet[] };
  return new Map(rows.map(({ id, content }) => [id, Buffer.from(content.rawMarkdownAvailable, 'base64').toString()]));
};

it('B26: what is refused or cannot be found again stays and is counted, the rest is replaced, and undone to the byte (awkward)', async () => {
  const before = await storedTexts();
  await browser.profile('awkward');
  page = await browser.signedIn('editor', 'application-admin/replace?text=dose&by=medida&in=medicine-leaflets');
  await status(page, /^Lugares: [1-9]/);
  await page.getByRole('button', { name: /^Toda a seção/ }).click();
  const start = page.locator('[data-cy="replaceStart"]');
  const [, records] = (await start.innerText()).match(/em (\d+) registros/) ?? [];
  await start.click();
  await status(page, /^Terminado/);
  const told = await page.locator('.find-status').innerText();
  const [replaced = 0, left = 0, failed = 0] = (told.match(/\d+/g) ?? []).map(Number);
  expect(Math.min(replaced, left, failed)).toBeGreaterThan(0);
  expect(replaced + left + failed).toBe(Number(records));
  const changed = [...(await storedTexts())].filter(([id, text]) => text !== before.get(id));
  expect(changed).toHaveLength(replaced);
  expect(changed.filter(([, text]) => /dose/i.test(text))).toEqual([]);
  await browser.profile('awkward');
  await page.locator('[data-cy="replaceUndo"]').click();
  await status(page, new RegExp(`^Desfeitos: ${replaced}`));
  expect(await storedTexts()).toEqual(before);
});

it('B26: two tabs cannot run the same replacement, and a closed tab loses nothing', async () => {
  page = await browser.signedIn('editor', REVIEW);
  await status(page, /^Lugares: [1-9]/);
  await page.getByRole('button', { name: /^Toda a seção/ }).click();
  await browser.fault({ match: { method: 'PUT', path: '/api/diseases/flashcards' }, times: 'always', delayMs: 2000 });
  await page.locator('[data-cy="replaceStart"]').click();
  await status(page, /^Substituindo/);
  const run = page.url().replace(/^.*#\//, '');
  const other = await page.context().newPage();
  await signIn(other, 'editor', run);
  await status(other, /^Em pausa/);
  await other.getByRole('button', { name: 'Continuar' }).click();
  await other.getByText('Esta substituição está em andamento em outra aba.').waitFor();
  await page.close();
  const sent = (await browser.writes()).length;
  await other.getByRole('button', { name: 'Continuar' }).click();
  await status(other, /^Terminado\. .*Falharam: 0\.$/);
  const ids = (await browser.writes()).map(({ body }) => (body as { id: number }).id);
  expect(ids.length).toBeGreaterThan(sent);
  expect(new Set(ids.filter((id, at) => ids.indexOf(id) !== at)).size).toBeLessThanOrEqual(1);
});

it('B26: the review, a run and the list of runs have no violations and fit 1,280 and 360 px', async () => {
  page = await browser.signedIn('editor', REVIEW);
  const check = async () => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  };
  await status(page, /^Lugares: [1-9]/);
  await page
    .getByRole('button', { name: /^Todo o registro/ })
    .first()
    .click();
  await check();
  await page.locator('[data-cy="replaceStart"]').click();
  await status(page, /^Terminado/);
  await check();
  await page.goto('./#/application-admin/replace');
  await page.getByRole('link', { name: 'febre → pirexia' }).waitFor();
  await check();
});
