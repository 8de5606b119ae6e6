import type { Page } from 'playwright-core';
import { isCopied } from '../support/clock';
import { type Desk, deskOf } from '../support/desk';
import { screenOf } from '../support/form';
import { browserOfSuite, fillCredentials, violationsOf } from '../support/session';

const TEXT = 'Antes.\n\nDepois.';
const LINK = 'application-admin/semiologies';

const browser = browserOfSuite();
let page: Page;
let desk: Desk;

const panel = () => page.getByRole('complementary', { name: 'Ao lado' });
const marked = () => panel().locator('[data-current]');

/** Looks a disease up by keyboard alone, and waits until it is read. */
const lookUp = async (name: string) => {
  await page.keyboard.press('Control+k');
  await page.locator('[data-cy="palette"]').fill(name);
  const option = page.getByRole('option', { name: new RegExp(`^${name}\\s*Doenças`) });
  await option.waitFor();
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await panel().getByRole('heading', { name, level: 3 }).waitFor();
  await marked().waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'tab');
};

const open = async (text = TEXT, size = { width: 1280, height: 900 }) => {
  page = await browser.newPage('pt-br', size);
  desk = deskOf(page);
  await desk.open(text);
  await desk.area().press('Control+Home');
  await page.keyboard.press('End');
};

/** What was read of records since a moment. */
const readSince = async (before: number) =>
  (await browser.log())
    .slice(before)
    .filter(({ method }) => method === 'GET')
    .map(({ path, query }) => `${path} ${JSON.stringify(query)}`);

it('B29: by keyboard alone, two records are looked up beside a text, and a line of one is quoted at the caret in one step that Ctrl+Z takes back; nothing is asked twice', async () => {
  await open();
  const before = (await browser.log()).length;
  await lookUp('Dengue');
  await page.keyboard.press('F6');
  await desk.hasFocus();
  await page.keyboard.type(' Digitado.');
  await lookUp('Asma');
  await page.keyboard.press('ArrowLeft');
  await panel().getByRole('heading', { name: 'Dengue', level: 3 }).waitFor();
  await marked().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const line = await marked().innerText();
  await page.keyboard.press('Enter');
  await desk.hasFocus();
  const [first, quoted, last] = (await desk.text()).split('\n\n');
  expect([first, last]).toEqual(['Antes. Digitado.', 'Depois.']);
  expect(quoted).toMatch(/^> /);
  expect(quoted.replace(/^> (#+ )?|\*/g, '')).toBe(line);
  await page.keyboard.press('Control+z');
  expect(await desk.text()).toBe('Antes. Digitado.\n\nDepois.');
  const asked = await readSince(before);
  expect(asked.filter(one => /diseases /.test(one))).toHaveLength(2);
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
});

it.each([1280, 1000])('B29: the panel is accessible and covers no more than it must (%i px)', async width => {
  await open(TEXT, { width, height: 900 });
  await lookUp('Dengue');
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // In the header, the same button is a sign alone where there is little room.
  const search = panel().getByRole('button', { name: /^Procurar/ });
  expect(await search.evaluate(button => getComputedStyle(button).fontSize)).toBe('16px');
  const [text, beside] = await Promise.all([desk.area().boundingBox(), panel().boundingBox()]);
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
  await page.keyboard.press('Escape');
  await desk.hasFocus();
  expect(await panel().count()).toBe(0);
});

it('B29: over a text that fills the window, the panel can be used, and the text stays beside it', async () => {
  await open();
  await lookUp('Dengue');
  await page.keyboard.press('F6');
  await desk.hasFocus();
  await page.keyboard.press('Control+Shift+f');
  await page.locator('.writing-desk.is-full').waitFor();
  await marked().click();
  await panel().getByRole('button', { name: 'Inserir como citação' }).click();
  await desk.hasFocus();
  expect(await desk.text()).toMatch(/^Antes\.\n\n> .+\n\nDepois\.$/s);
  const [text, beside] = await Promise.all([page.locator('.writing-desk').boundingBox(), panel().boundingBox()]);
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
});

it('B29: after a reload the panel is there with its tabs, and leaves the focus to the text', async () => {
  await open();
  await lookUp('Dengue');
  await lookUp('Asma');
  await isCopied(page);
  await page.reload();
  await panel().getByRole('tab', { name: 'Asma', selected: true }).waitFor();
  await marked().waitFor();
  expect(await panel().getByRole('tab').count()).toBe(2);
  expect(await panel().locator(':focus').count()).toBe(0);
});

it('B29: if the session ends while a record is looked up beside an edited form, nothing typed is lost, and the record is read after the sign-in', async () => {
  page = await browser.signedIn('editor', 'application-admin/diseases');
  const screen = screenOf(page);
  await screen.open('Dengue');
  await screen.field('name').fill('Dengue clássica');
  await isCopied(page);
  await browser.fault({ match: { method: 'GET', path: '/api/groups' }, status: 401, body: {} });
  const groups = page.getByRole('region', { name: 'Registros vinculados' });
  await groups
    .getByRole('button', { name: /^Abrir ao lado: / })
    .first()
    .click();
  await screen.field('loginTitle').waitFor();
  expect(await panel().count()).toBe(0);
  await fillCredentials(page, 'editor');
  await marked().waitFor();
  expect(await screen.field('name').inputValue()).toBe('Dengue clássica');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-cy') === 'entityCreateSaveButton');
  expect(await browser.writes()).toEqual([]);
});

it('B29: a link of a text into the console opens in a tab of the same session, also without "remember me"', async () => {
  await open(`[Semiologias](#/${LINK})`);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('region', { name: 'Pré-visualização' }).getByRole('link', { name: 'Semiologias' }).click();
  const other = await opened;
  await other.getByRole('heading', { name: 'Semiologias', level: 1 }).waitFor();
  expect(await other.evaluate(() => localStorage.getItem('jhi-authenticationToken'))).toBeNull();
  expect(await other.locator('[data-cy="loginTitle"]').count()).toBe(0);
});
