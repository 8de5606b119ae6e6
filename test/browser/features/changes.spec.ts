import type { Page } from 'playwright-core';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const AREA = 'application-admin';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const open = async (path: string, width = 1280) => {
  page = await browser.newPage('pt-br', { width, height: 900 });
  screen = screenOf(page);
  await signIn(page, 'editor', path);
};

const seeChanges = async () => {
  await page.locator('.save-bar [data-cy="showChanges"]').click();
  await screen.field('changes').waitFor();
};
const close = async () => {
  await page.keyboard.press('Escape');
  await screen.dialog.waitFor({ state: 'detached' });
};
const texts = (selector: string) => page.locator(`[data-cy="changes"] ${selector}`).allTextContents();
const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

const WORDS = Array.from({ length: 2000 }, (_, at) => (at % 20 === 19 ? `palavra${at}.\n\n` : `palavra${at}`));
const TREATMENT = WORDS.join(' ');

it('B5: the changes dialog shows a new name and one changed word of 2,000, and is empty once both are restored', async () => {
  await open(`${AREA}/diseases`, 360);
  await screen.open('Dengue');
  await screen.write('treatment', TREATMENT);
  await screen.save();
  await screen.field('releaseNow').click();
  await screen.isListed();
  await screen.open('Dengue');

  await screen.field('name').fill('Dengue grave');
  await screen.write('treatment', TREATMENT.replace('palavra1000', 'outra'));
  const before = (await browser.log()).length;
  await seeChanges();
  expect(await texts('h3')).toEqual(['Nome', 'Tratamento']);
  expect(await texts('del, ins')).toEqual(['palavra1000', 'outra']);
  expect(await violationsOf(page)).toEqual([]);
  expect(await isWide()).toBe(false);
  await close();
  expect(await page.locator('.save-bar [data-cy="showChanges"]').evaluate(one => one === document.activeElement)).toBe(
    true,
  );
  expect(await browser.log()).toHaveLength(before);

  await screen.field('name').fill('Dengue');
  await screen.write('treatment', TREATMENT);
  await seeChanges();
  expect(await texts('h3')).toEqual([]);
  await close();
  await screen.save();
  await screen.field('releaseNow').waitFor();
});

it('the comparison of a 200 KB text shows all of its 100 changes', async () => {
  await open(`${AREA}/semiologies/manage`);
  await screen.field('name').fill('Muito longa');
  const lines = Array.from({ length: 4000 }, (_, at) => `Linha ${at}: uma dose de cinco miligramas por quilo.`);
  await screen.paste('anamnesisContent', lines.join('\n'));
  await screen.save();
  await screen.isListed();
  await screen.open('Muito longa');
  await screen.paste(
    'anamnesisContent',
    lines.map((line, at) => (at % 40 === 0 ? line.replace('cinco', 'dez') : line)).join('\n'),
  );
  await seeChanges();
  expect(await page.locator('[data-cy="changes"] ins').count()).toBe(100);
});

it('the preview of a push and the advice on a formula are accessible and fit a screen of 360 px', async () => {
  await open(`${AREA}/notification/manage`, 360);
  await screen.field('title').fill('Nova bula');
  await screen.field('type').selectOption('2');
  await screen.field('sendPush').check();
  await screen.field('pushPreview').getByText('para assinantes').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await isWide()).toBe(false);

  await open(`${AREA}/medical-calculators/manage`, 360);
  await screen.field('formula').fill('(peso * 2');
  await screen.field('addParam').click();
  await screen.field('addParam').click();
  const advice = screen.field('formulaAdvice');
  await advice.getByText('novo').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await isWide()).toBe(false);
  await advice.getByText('peso').click();
  expect(await screen.field('formula').evaluate(one => one === document.activeElement)).toBe(true);
});
