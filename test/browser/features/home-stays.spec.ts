import type { Page } from 'playwright-core';
import { storedName } from 'lib/stored-names';
import { hold } from '../support/hold';
import { MAX_SHIFT, shifted, strayed, watchControls, watchShifts } from '../support/layout-shifts';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();

/** What a person who works here every day has in this browser: a draft, recent records and favorites. */
const keptBy = (login: string): [string, unknown][] => [
  [`draft|v2|${JSON.stringify([login, 'symptoms', '7', 'a'])}`, { savedAt: 1, values: { name: 'Dispneia' } }],
  [storedName(`recents|v1|${login}`), [1, 2, 3].map(id => ({ section: 'diseases', id, name: `Doença ${id}` }))],
  [storedName(`favorites|v1|${login}`), ['/application-admin/coupon', '/admin/symptoms', '/admin/docs']],
];

/** What home and the menu ask for after the account. */
const ASKED = ['/api/notifications*', '/api/sync-resumes*', '/management/info', '/api/gateway/routes'];

const late = async (delays: readonly number[], answer: { status?: number } = {}) => {
  for (const [at, path] of ASKED.entries())
    await browser.fault({ match: { path }, delayMs: delays[at % delays.length], times: 'always', ...answer });
};

const pushes = (page: Page) => page.getByRole('region', { name: /Próximos envios|Next pushes/ }).getByRole('link');

/** Waits until home has all that it asks for, and expects that nothing moved meanwhile. */
const expectCalm = async (page: Page, before = 0) => {
  await page.locator('.section-index a').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await strayed(page)).toEqual([]);
  expect((await shifted(page)) - before).toBeLessThanOrEqual(MAX_SHIFT);
};

/** Opens the home of an account that works here every day, once its answers come late. */
const open = async (login: string, width: number, locale: 'pt-br' | 'en', path = '') => {
  const page = await browser.newPage(locale, { width, height: 900 });
  await page.addInitScript(
    kept => kept.forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
    keptBy(login),
  );
  await watchShifts(page);
  await watchControls(page);
  await signIn(page, login, path);
  return page;
};

it.each([
  ['editor', 1280, 'pt-br', [200, 1500]],
  ['admin', 1280, 'en', [1500, 200]],
  ['everything', 390, 'pt-br', [1500, 200]],
] as const)(
  'F281: on the home of %s in a window of %i px (%s), nothing that was painted moves while answers come %p ms late, after a reload too',
  async (login, width, locale, delays) => {
    await late(delays);
    const page = await open(login, width, locale);
    await pushes(page).first().waitFor();
    await expectCalm(page);
    await page.reload();
    await pushes(page).first().waitFor();
    await expectCalm(page);
  },
);

it.each([
  ['editor', 390, 'en', 'application-admin/disease-synonym', [200, 1500]],
  ['admin', 1280, 'pt-br', 'admin/symptoms', [1500, 200]],
] as const)(
  'F281, F282: from a list to the home of %s in a window of %i px (%s), nothing that was painted moves, and a second visit shows what is due at once',
  async (login, width, locale, list, delays) => {
    await late(delays);
    const page = await open(login, width, locale, list);
    const goHome = async () => {
      await page.locator('table[aria-busy="false"]').waitFor();
      await page.waitForLoadState('networkidle');
      await strayed(page);
      const before = await shifted(page);
      await page.locator('.navbar-brand').click();
      return before;
    };
    const before = await goHome();
    await pushes(page).first().waitFor();
    await expectCalm(page, before);
    await page.goto(`./#/${list}`);
    const held = await hold(page, /notifications|sync-resumes/);
    const again = await goHome();
    await pushes(page).first().waitFor();
    held.release();
    await expectCalm(page, again);
  },
);

it('F281: on the home of an administrator, nothing moves either if the server offers none of what it is asked for', async () => {
  await late([200, 1500], { status: 404 });
  const page = await open('admin', 1280, 'pt-br');
  await expectCalm(page);
  expect(await page.locator('main').getByRole('link', { name: 'Gateway' }).count()).toBe(0);
});
