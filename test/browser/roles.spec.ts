import type { Page } from 'playwright-core';
import { MENUS, pathsOf } from '../support/menus';
import { browserOfSuite, signIn, violationsOf } from './support/session';

const browser = browserOfSuite();
let page: Page;

/** Who enters which area (spec 2.2). */
const AREAS: Record<string, string[]> = {
  '/admin': ['admin', 'chief', 'everything'],
  '/application-admin': ['editor', 'employee', 'chief', 'leaflet', 'flashcard', 'everything'],
};
const ROUTES = [...new Set(pathsOf([...MENUS.everything, ['/application-admin', 'user-application']]))];
const REFUSED = { 'pt-br': 'Você não tem autorização para acessar esta página.', en: 'You are not authorized' };

const isAllowed = (path: string, login: string) =>
  Object.entries(AREAS).some(([area, logins]) => path.startsWith(`${area}/`) && logins.includes(login));

/** Goes to a route inside the page and tells whether it was refused. */
const isRefused = async (path: string, text: string) => {
  // The screen follows the address after the browser's own event; two frames later it is on show.
  await page.evaluate(async to => {
    const moved = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }));
    window.location.hash = to;
    await moved;
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, path);
  await page.waitForFunction(
    to => document.querySelector('h1, .alert-danger') && window.location.hash.includes(to),
    path,
  );
  return page.evaluate(
    refused => [...document.querySelectorAll('main .alert-danger')].some(one => one.textContent?.includes(refused)),
    text,
  );
};

describe.each(['pt-br', 'en'] as const)('in %s', locale => {
  it.each(Object.keys(MENUS))('fault 66: %s finds exactly its menu, and enters exactly its areas', async login => {
    page = await browser.newPage(locale);
    await signIn(page, login);
    await page.locator('.alert-success').waitFor();
    const menu = pathsOf(MENUS[login]);
    // The gateway's entry comes when the server has told its routes.
    await page.waitForFunction(count => document.querySelectorAll('.section-index a').length >= count, menu.length);
    const hrefs = await page
      .locator('.section-index a')
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
    expect(hrefs.map(href => href?.split('#')[1]).sort()).toEqual([...menu].sort());
    expect(await violationsOf(page)).toEqual([]);

    const entered: string[] = [];
    for (const path of ROUTES) if (!(await isRefused(path, REFUSED[locale]))) entered.push(path);
    expect(entered).toEqual(ROUTES.filter(path => isAllowed(path, login)));
  });

  it('a visitor who is not signed in is sent to sign in, and back to where they went', async () => {
    page = await browser.newPage(locale);
    await page.goto('./#/application-admin/coupon?page=2');
    await page.locator('[data-cy="loginTitle"]').waitFor();
    await page.locator('[data-cy="username"]').fill('editor');
    await page.locator('[data-cy="password"]').fill('editor');
    await page.locator('[data-cy="submit"]').click();
    await page.waitForURL(/application-admin\/coupon\?page=2$/);
  });
});
