import type { Page } from 'playwright-core';
import { MENUS, pathsOf } from '../../support/menus';
import { shifted, watchShifts } from '../support/layout-shifts';
import { browserOfSuite, signIn, violationsOf } from '../support/session';
import { shellOf, TARGETS } from '../support/shell';

const browser = browserOfSuite();
let page: Page;

const ROOM = { width: 1200, height: 900 };
const rail = () => page.locator('[data-cy="rail"]');
const links = () => rail().locator('.rail-sections').getByRole('link');
const sectionMenu = () => page.locator('[data-cy="adminMenu"]');

const addressesIn = () =>
  links().evaluateAll(all => all.map(link => (link.getAttribute('href') ?? '').replace(/^.*#/, '')));

it('B15: the rail of a wide window lists exactly the sections in the menu of the account, each in one line, with its whole name to the pointer and the keyboard', async () => {
  page = await browser.signedIn('everything', '', ROOM);
  const paths = pathsOf(MENUS.everything);
  // The gateway's link appears when the backend has sent its routes.
  await links()
    .nth(paths.length - 1)
    .waitFor();
  expect((await addressesIn()).sort()).toEqual(paths.sort());
  expect(await sectionMenu().count()).toBe(0);
  expect(await links().evaluateAll(all => [...new Set(all.map(link => link.clientHeight))])).toEqual([32]);
  const names = await links().allInnerTexts();
  expect(await links().evaluateAll(all => all.map(link => link.getAttribute('title')))).toEqual(names);
  const cut = rail()
    .getByRole('link', { name: /\(administra/ })
    .last();
  const isCut = () => cut.locator('.rail-text').evaluate(text => text.scrollWidth > text.clientWidth);
  expect(await isCut()).toBe(true);
  await page.keyboard.press('Tab');
  await cut.focus();
  expect(await isCut()).toBe(false);
});

it('B15: the rail appears without a layout shift, shows favorites first, collapses to icons also after a reload, and is a menu below 1200 px', async () => {
  page = await browser.newPage('pt-br', ROOM);
  await watchShifts(page);
  await signIn(page, 'editor', 'application-admin/diseases');
  await links().first().waitFor();
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  expect(await shifted(page)).toBe(0);

  await page.goto('./#/');
  await page
    .getByRole('button', { name: /Doenças/ })
    .first()
    .click();
  expect(await links().first().innerText()).toBe('Doenças');
  await links().first().click();
  await page.locator('h1', { hasText: 'Doenças' }).waitFor();
  expect(await rail().locator('[aria-current="page"]').allInnerTexts()).toEqual(['Doenças', 'Doenças']);

  await page.evaluate(() => window.scrollTo(0, 0));
  await rail().getByRole('button', { name: 'Mostrar só os ícones' }).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.reload();
  const unfold = rail().getByRole('button', { name: 'Mostrar os nomes das seções' });
  await unfold.waitFor();
  expect(await page.locator('.rail-frame').evaluate(frame => frame.clientWidth)).toBeLessThan(64);
  expect(await rail().getByRole('link', { name: 'Cupons' }).getAttribute('title')).toBe('Cupons');
  await page.setViewportSize({ width: 1200, height: 1800 });
  expect(await violationsOf(page, TARGETS)).toEqual([]);
  await unfold.click();
  expect(await page.locator('.rail-frame').evaluate(frame => frame.clientWidth)).toBeGreaterThan(200);

  await page.setViewportSize({ width: 1199, height: 900 });
  await shellOf(page).openSections();
  expect(await rail().count()).toBe(0);
  await page.setViewportSize(ROOM);
  await links().first().waitFor();
  expect(await sectionMenu().count()).toBe(0);
  await page.goto('./#/logout');
  await rail().waitFor({ state: 'detached' });
});

it('B15: the current section is whole in sight, above the button at the foot of the rail, after each move', async () => {
  page = await browser.signedIn('editor', 'application-admin/flashcards', { width: 1280, height: 600 });
  await links().first().waitFor();
  for (const path of ['sync-resume', 'medical-scores', 'diseases']) {
    await page.goto(`./#/application-admin/${path}`);
    const current = rail().locator(`[aria-current="page"][href$="/${path}"]`);
    await current.waitFor();
    const [entry, foot] = await Promise.all([current.boundingBox(), rail().locator('.rail-toggle').boundingBox()]);
    expect(entry?.y).toBeGreaterThan(48);
    expect((entry?.y ?? 0) + (entry?.height ?? 600)).toBeLessThanOrEqual(foot?.y ?? 0);
  }
});
