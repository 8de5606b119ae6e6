import type { Page } from 'playwright-core';
import { MENUS, pathsOf } from '../../support/menus';
import { shifted, watchShifts } from '../support/layout-shifts';
import { browserOfSuite, signIn, violationsOf } from '../support/session';
import { shellOf, TARGETS } from '../support/shell';

const browser = browserOfSuite();
let page: Page;

const ROOM = { width: 1200, height: 900 };
const rail = () => page.locator('[data-cy="rail"]');
const links = () => rail().getByRole('link');
const sectionMenu = () => page.locator('[data-cy="adminMenu"]');

const openAt = async (path = '', login = 'editor', viewport = ROOM) => {
  page = await browser.newPage('pt-br', viewport);
  await signIn(page, login, path);
};

const addressesIn = () =>
  links().evaluateAll(all => all.map(link => (link.getAttribute('href') ?? '').replace(/^.*#/, '')));

describe('the section rail of a wide window', () => {
  it('B15: lists exactly the sections in the menu of the account', async () => {
    await openAt('', 'everything');
    const paths = pathsOf(MENUS.everything);
    // The gateway's link appears when the backend has sent its routes.
    await links()
      .nth(paths.length - 1)
      .waitFor();
    expect((await addressesIn()).sort()).toEqual(paths.sort());
    expect(await sectionMenu().count()).toBe(0);
  });

  it('B15: shows favorites first and marks the current section', async () => {
    await openAt('application-admin/plans');
    await page.goto('./#/');
    await page
      .getByRole('button', { name: /Doenças/ })
      .first()
      .click();
    expect(await links().first().innerText()).toBe('Doenças');
    await links().first().click();
    await page.locator('h1', { hasText: 'Doenças' }).waitFor();
    expect(await rail().locator('[aria-current="page"]').allInnerTexts()).toEqual(['Doenças', 'Doenças']);
  });

  it('collapses to icons with names, stays collapsed after a reload, and is removed when the user signs out', async () => {
    await openAt('application-admin/coupon');
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
    await page.goto('./#/logout');
    await rail().waitFor({ state: 'detached' });
  });

  it('shows each entry in one line, and the whole name to the pointer and the keyboard', async () => {
    await openAt('', 'everything');
    await links().first().waitFor();
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

  it('B15: is replaced by a menu in a window narrower than 1200 px', async () => {
    await openAt('', 'editor', { width: 1199, height: 900 });
    await shellOf(page).openSections();
    expect(await rail().count()).toBe(0);
    await page.setViewportSize(ROOM);
    await links().first().waitFor();
    expect(await sectionMenu().count()).toBe(0);
  });

  it('causes no layout shift when it appears', async () => {
    page = await browser.newPage('pt-br', ROOM);
    await watchShifts(page);
    await signIn(page, 'editor', 'application-admin/diseases');
    await links().first().waitFor();
    await page.locator('[data-cy="entityTable"]').first().waitFor();
    expect(await shifted(page)).toBe(0);
  });
});
