import type { Page } from 'playwright-core';
import { isCopied } from '../support/clock';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, fillCredentials, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/diseases';
const TEXT = '# Tratamento\n\nHidratação, e repouso “relativo” 😀\n';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const save = async () => {
  await screen.save();
  await screen.field('releaseNow').click();
};
const sent = async (what: string) => (await browser.log()).filter(({ path }) => path === what);

/** Edits a disease. Its save is refused because the session has ended. */
const refused = async () => {
  page = await browser.newPage();
  screen = screenOf(page);
  await signIn(page, 'editor', LIST);
  await screen.open('Dengue');
  await screen.write('treatment', TEXT);
  await screen.field('name').fill('Dengue clássica');
  await isCopied(page);
  await browser.fault({ match: { method: 'PUT', path: '/api/diseases' }, status: 401, body: {} });
  await save();
  await screen.field('loginTitle').waitFor();
};

it('R21, B2: after the session ends at a save, sign-in over the form focuses Save, which then sends the same data', async () => {
  await refused();
  const address = page.url();
  expect(address).toContain('/manage');
  expect(await screen.field('name').inputValue()).toBe('Dengue clássica');
  expect(await violationsOf(page)).toEqual([]);
  const before = (await sent('/api/authenticate')).length;

  await fillCredentials(page, 'editor');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-cy') === 'entityCreateSaveButton');
  expect(page.url()).toBe(address);
  expect(await screen.field('name').inputValue()).toBe('Dengue clássica');
  expect(await sent('/api/authenticate')).toHaveLength(before + 1);
  expect(await browser.writes()).toHaveLength(1);

  await page.keyboard.press('Enter');
  await screen.field('releaseNow').click();
  await screen.isListed();
  const [first, second, ...more] = await browser.writes();
  expect(more).toEqual([]);
  expect([first.status, second.status]).toEqual([401, 200]);
  expect(second.method).toBe('PUT');
  expect(second.body).toEqual(first.body);
});

it('B2: a user who cancels sign-in can still read the form and can sign in again from there', async () => {
  await refused();
  await screen.dialog.getByRole('button', { name: 'Cancelar' }).click();
  await screen.field('loginTitle').waitFor({ state: 'detached' });
  expect(page.url()).toContain('/manage');
  expect(await screen.field('name').isVisible()).toBe(true);
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-cy') === 'signInAgain');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await fillCredentials(page, 'editor');
  await screen.field('signInAgain').waitFor({ state: 'detached' });
  expect(await screen.field('name').inputValue()).toBe('Dengue clássica');
  expect(await screen.read('treatment')).toBe(TEXT);
  expect(await browser.writes()).toHaveLength(1);
});

it('B2: when another user signs in in another tab, an open form asks its user to sign in and saves as that user', async () => {
  page = await browser.newPage();
  screen = screenOf(page);
  const other = await page.context().newPage();
  const signInRemembered = async (tab: Page, login: string) => {
    await tab.getByRole('checkbox').check();
    await fillCredentials(tab, login);
  };
  await other.goto('./#/login');
  await page.goto('./#/login');
  await signInRemembered(page, 'editor');
  await page.goto('./#/application-admin/disease-synonym/manage');
  await screen.field('name').fill('De quem escreve');

  await signInRemembered(other, 'admin');
  await screen.field('loginTitle').waitFor();
  expect(await screen.field('name').inputValue()).toBe('De quem escreve');
  await fillCredentials(page, 'editor');
  const saving = page.waitForRequest(
    request => request.method() === 'POST' && request.url().endsWith('disease-synonym'),
  );
  await screen.save();
  const { authorization } = (await saving).headers();
  const tokens = await page.evaluate(
    key => [sessionStorage, localStorage].map(area => `Bearer ${JSON.parse(area.getItem(key) ?? '')}`),
    'jhi-authenticationToken',
  );
  expect(tokens[0]).toBe(authorization);
  expect(tokens[1]).not.toBe(authorization);
  await screen.isListed();

  await other.reload();
  await other.getByText('Você entrou como “admin”.').waitFor();
});
