import type { Page } from 'playwright-core';
import { isCopied } from '../support/clock';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, fillCredentials, violationsOf } from '../support/session';

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
  page = await browser.signedIn('editor', LIST);
  screen = screenOf(page);
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
