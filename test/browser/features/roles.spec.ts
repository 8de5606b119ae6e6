import type { Page } from 'playwright-core';
import { areas } from 'app/sections';
import { ptBr } from 'i18n/pt-br';
import { MENUS, pathsOf } from '../../support/menus';
import { browserOfSuite, fillCredentials, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;

/** The accounts that may enter each area (R8). */
const AREAS: Record<string, string[]> = {
  '/admin': ['admin', 'chief', 'everything'],
  '/application-admin': ['editor', 'employee', 'chief', 'leaflet', 'flashcard', 'everything'],
};
const ROUTES = [...new Set(pathsOf([...MENUS.everything, ['/application-admin', 'user-application']]))];
const REFUSED = 'Você não tem autorização para acessar esta página.';

const isAllowed = (path: string, login: string) =>
  Object.entries(AREAS).some(([area, logins]) => path.startsWith(`${area}/`) && logins.includes(login));

type Texts = { [key: string]: string | Texts };

const textAt = (key: string) =>
  key.split('.').reduce<Texts | string>((texts, part) => (typeof texts === 'string' ? texts : texts[part]), ptBr);

/** The heading of each route, for an account that may enter. */
const HEADINGS = new Map(
  areas.flatMap(area =>
    area.sections.map(({ path, i18n }): [string, unknown] => [`${area.path}/${path}`, textAt(`${i18n}.title`)]),
  ),
);

/** Goes to a route without a reload. Returns what it shows: its heading, or the reason why there is none. */
const shownAt = async (path: string) => {
  // The screen follows the address only after the browser's own event.
  await page.evaluate(async to => {
    const moved = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }));
    window.location.hash = to;
    await moved;
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, path);
  return page.locator('main :is(h1, .alert-danger)').first().innerText();
};

/** An account that enters every screen, one that is refused in one area, and one that is refused in both. */
it.each(['everything', 'editor', 'visitor'])(
  'R8, F66: the account %s sees exactly its menu and can open exactly its areas',
  async login => {
    page = await browser.newPage();
    await signIn(page, login);
    const menu = pathsOf(MENUS[login]);
    // The gateway's entry appears once the server has returned its routes.
    await page.waitForFunction(count => document.querySelectorAll('.section-index a').length >= count, menu.length);
    const hrefs = await page
      .locator('.section-index a')
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
    expect(hrefs.map(href => href?.split('#')[1]).sort()).toEqual([...menu].sort());

    const shown: [string, string][] = [];
    for (const path of ROUTES) shown.push([path, await shownAt(path)]);
    expect(shown).toEqual(ROUTES.map(path => [path, isAllowed(path, login) ? HEADINGS.get(path) : REFUSED]));
  },
);

it('R7: a visitor is redirected to sign-in, and then returns to the requested page', async () => {
  page = await browser.newPage();
  await page.goto('./#/application-admin/coupon?page=2');
  await fillCredentials(page, 'editor');
  await page.waitForURL(/application-admin\/coupon\?page=2$/);
});
