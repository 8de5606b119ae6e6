import type { Page } from 'playwright-core';
import { pasteInField } from '../engines/in-page';
import { boxesOf, boxOf } from '../support/boxes';
import { alertPasses, isCopied } from '../support/clock';
import { deskOf } from '../support/desk';
import { type Screen, screenOf } from '../support/form';
import { moved, watchMoves } from '../support/layout-shifts';
import { firstButton } from '../support/roles';
import { browserOfSuite, CUT_LINE, signIn } from '../support/session';

const browser = browserOfSuite({ provoked: CUT_LINE });
let page: Page;
let screen: Screen;

const open = async (path: string, width = 1280) => {
  page = await browser.signedIn('editor', `application-admin/${path}`, { width, height: 900 });
  screen = screenOf(page);
};

/** The controls of a list that a user may press next. After a delete, the next row is at the same position. */
const CONTROLS = [
  '[data-cy="entityCreateButton"]',
  '[data-cy="search"]',
  '.list-menu button',
  '[data-cy="entityTable"]:nth-of-type(1) [data-cy="entityEditButton"]',
  '[data-cy="entityTable"]:nth-of-type(1) [data-cy="entityDeleteButton"]',
  '[data-cy="entityTable"]:nth-of-type(4) [data-cy="entityDeleteButton"]',
  '.page-link',
];

/** Where these controls are in the window. In px. */
const positions = (selectors = CONTROLS) =>
  page.evaluate(
    all =>
      all.map(selector => {
        const { left, top } = document.querySelector(selector)?.getBoundingClientRect() ?? { left: NaN, top: NaN };
        return [selector, left, top];
      }),
    selectors,
  );

const listed = () => page.locator('table[aria-busy="false"]').waitFor();

/** Waits until the request of the row has ended and the list was read again. */
const unlocked = () => page.locator('[data-cy="entityDeleteButton"]:not(:disabled)').first().waitFor();

it.each([1280, 360])(
  'in a window of %i px, a saved form, rows deleted one after the other and a refused delete leave all controls of the list where they are, and so do their alerts',
  async width => {
    await open('disease-synonym', width);
    await listed();
    const before = await positions();
    await screen.field('entityCreateButton').click();
    await screen.field('name').fill('Zumbido no ouvido');
    await screen.save();
    await page.clock.fastForward(2000);
    await page.locator('.list-page .alert-success').waitFor();
    await page.getByRole('button', { name: /^Mostrar “/ }).waitFor();
    expect(await positions()).toEqual(before);
    await alertPasses(page);
    expect(await positions()).toEqual(before);

    for (const name of (await page.locator('.record-link').allInnerTexts()).slice(0, 2)) {
      await screen.field('entityDeleteButton').first().click();
      await page.locator('.list-page .alert-success').waitFor();
      expect(await positions()).toEqual(before);
      await unlocked();
      await page.getByRole('button', { name: `Restaurar “${name}” como novo` }).waitFor();
      expect(await positions()).toEqual(before);
      await alertPasses(page);
      expect(await positions()).toEqual(before);
    }
    await browser.fault({ match: { method: 'DELETE', path: '/api/disease-synonym*' }, status: 500 });
    await screen.field('entityDeleteButton').first().click();
    await page.locator('.list-page .alert-warning').waitFor();
    expect(await positions()).toEqual(before);
    await unlocked();
    await page.clock.fastForward(6000);
    await page.locator('.list-page .alert-warning').waitFor({ state: 'detached' });
    expect(await positions()).toEqual(before);
  },
);

/** The path, buttons and fields of a page, and where they are. */
const places = () =>
  page
    .locator('main :is(.breadcrumb a, h1, button, input, select)')
    .filter({ visible: true })
    .evaluateAll(all =>
      all.filter(one => !one.closest('.passing-alert')).map(one => [one.textContent, one.getBoundingClientRect().top]),
    );

it('a saved setting does not move the settings below it, and neither a failed release nor the result of an account form moves the fields and buttons', async () => {
  await open('application-settings');
  const row = page.locator('.field-rows > li').first();
  await row.locator('input').fill('novo valor');
  const tops = async () => (await boxesOf(page, '.field-rows button')).map(({ top }) => top);
  const before = await tops();
  await row.locator('button').click();
  await row.locator('.alert-success').waitFor();
  expect(await tops()).toEqual(before);
  await page.clock.fastForward(2000);
  await row.locator('.alert-success').waitFor({ state: 'detached' });
  expect(await tops()).toEqual(before);

  await page.goto('./#/application-admin/sync-resume');
  const button = screen.field('releaseSyncResume');
  const box = await button.boundingBox();
  await browser.fault({ match: { method: 'POST', path: '/api/sync-resumes' }, status: 500 });
  await button.click();
  await screen.field('confirmRelease').click();
  await page.locator('main .alert-danger').waitFor();
  expect(await button.boundingBox()).toEqual(box);

  await page.goto('./#/account/password');
  await screen.field('currentPassword').fill('editor');
  await screen.field('newPassword').fill('Segredo 123!');
  await screen.field('confirmPassword').fill('Segredo 123!');
  const inForm = await places();
  await screen.field('submit').click();
  await page.locator('main .alert-success').waitFor();
  expect(await places()).toEqual(inForm);
});

it.each([1280, 1024])(
  'in a window of %i px, a pasted text can be made plain where that was offered, also once its copy is stored',
  async width => {
    page = await browser.newPage('pt-br', { width, height: 900 });
    await deskOf(page).open('');
    await deskOf(page).area().focus();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.evaluate(pasteInField, { html: '<h2>Dose</h2>', plain: 'Dose' });
    const before = await boxOf(page, '[data-cy="pasteAsPlain"]');
    await isCopied(page);
    expect(await boxOf(page, '[data-cy="pasteAsPlain"]')).toEqual(before);
  },
);

it('a slow response, a lost connection and its return move nothing, and their notices can be closed', async () => {
  await open('disease-synonym');
  await listed();
  const before = await places();
  await page.context().setOffline(true);
  const notice = screen.field('networkNotice');
  await notice.locator('.alert-warning').waitFor();
  expect(await places()).toEqual(before);
  await notice.getByRole('button', { name: 'Fechar' }).click();
  await notice.locator('.alert-warning').waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await notice.locator('.alert-success').waitFor();
  expect(await places()).toEqual(before);

  const rows = await positions();
  await browser.fault({ match: { method: 'DELETE', path: '/api/disease-synonym*' }, delayMs: 4000 });
  const isAsked = page.waitForRequest(request => request.method() === 'DELETE');
  await screen.field('entityDeleteButton').first().click();
  await isAsked;
  await page.clock.fastForward(11_000);
  await screen.field('cancelSlowRequests').waitFor();
  expect(await positions()).toEqual(rows);
  await screen.field('cancelSlowRequests').click();
  await screen.field('cancelSlowRequests').waitFor({ state: 'detached' });
});

/** How long each response takes on a slow network, in milliseconds. */
const SLOW = 300;

it('on a slow network, the sections on home stay where they are while what is due arrives beside them', async () => {
  page = await browser.newPage();
  await watchMoves(page, 'main');
  await browser.fault({ match: { path: '/api/notifications*' }, delayMs: 2 * SLOW });
  await browser.fault({ match: { path: '/api/sync-resumes*' }, delayMs: SLOW });
  await signIn(page, 'editor');
  await page.locator('.section-index a').first().waitFor();
  await moved(page);
  await page.getByRole('region', { name: 'Próximos envios' }).waitFor();
  expect((await moved(page)).filter(one => one.includes('section-index'))).toEqual([]);
});

it.each([
  [1280, ['diseases', 'coupon', 'application-pictures']],
  [360, ['diseases', 'notification', 'user-application']],
])(
  'on a slow network, in a window of %i px, nothing moves while the lists of %p and their forms load',
  async (width, sections) => {
    page = await browser.newPage('pt-br', { width, height: 900 });
    await watchMoves(page, 'main');
    await signIn(page, 'editor');
    await page.getByRole('main').getByRole('link').first().waitFor();
    await moved(page);
    await browser.fault({ match: { path: '/api/*' }, delayMs: SLOW, times: 'always' });
    for (const section of sections) {
      await moved(page);
      await page.goto(`./#/application-admin/${section}`);
      await listed();
      await page.waitForLoadState('networkidle');
      expect([section, await moved(page)]).toEqual([section, []]);
      await firstButton(page, 'Editar').click();
      await page.locator('.manage-page .fields').waitFor();
      await page.waitForLoadState('networkidle');
      expect([section, await moved(page)]).toEqual([section, []]);
    }
  },
);
