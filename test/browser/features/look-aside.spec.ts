import type { Page } from 'playwright-core';
import { isCopied } from '../support/clock';
import { type Desk, deskOf } from '../support/desk';
import { browserOfSuite, fillCredentials, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let desk: Desk;

const panel = () => page.getByRole('complementary', { name: 'Ao lado' });
const tab = (name: string) => panel().getByRole('tab', { name });

/** Looks a record up by keyboard alone, and waits until it is read. */
const lookUp = async (name: string) => {
  await page.keyboard.press('Control+k');
  await page.locator('[data-cy="palette"]').fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).first().waitFor();
  await page.keyboard.press('Enter');
  await panel().getByRole('heading', { name, level: 3 }).waitFor();
  await panel().locator('[data-current]').waitFor();
};

const open = async (text: string, size = { width: 1280, height: 900 }) => {
  page = await browser.newPage('pt-br', size);
  desk = deskOf(page);
  await desk.open(text);
};

/** The requests for records since a moment, as the address of each. */
const reads = async (before: number) =>
  (await browser.log())
    .slice(before)
    .filter(({ method }) => method === 'GET')
    .map(({ path, query }) => `${path} ${JSON.stringify(query)}`);

it('B29: by keyboard alone, two records are looked up beside a text, a line of one is quoted at the caret in one step that Ctrl+Z takes back, and nothing is asked twice', async () => {
  await open('Antes.\n\nDepois.');
  await desk.select(6);
  const before = (await browser.log()).length;
  await lookUp('Dengue');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'tab');
  await page.keyboard.press('F6');
  await desk.hasFocus();
  await lookUp('Asma');
  expect(await panel().getByRole('tab').count()).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await panel().getByRole('heading', { name: 'Dengue', level: 3 }).waitFor();
  expect(await desk.text()).toBe('Antes.\n\nDepois.');
  await tab('Dengue').press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const line = await panel().locator('[data-current]').getAttribute('data-line');
  await page.keyboard.press('Enter');
  await desk.hasFocus();
  expect(await desk.text()).toBe(`Antes.\n\n> ${line}\n\nDepois.`);
  await page.keyboard.press('Control+z');
  expect(await desk.text()).toBe('Antes.\n\nDepois.');
  const asked = await reads(before);
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
});
