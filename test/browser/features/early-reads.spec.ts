import type { Page, Response } from 'playwright-core';
import { MENUS, pathsOf } from '../../support/menus';
import { hasNginx } from '../support/nginx';
import { nginxOfSuite } from '../support/nginx-suite';
import { signIn } from '../support/session';

const withNginx = hasNginx ? describe : describe.skip;

/** A console without screens: it only reads early. */
const NOTHING = { contentType: 'text/javascript', body: 'export const start = () => undefined;' };

const apiOf = (response: Response) => /\/api\/.*/.exec(response.url())?.[0];

/** Waits for the entry's link too: on a busy machine, the screen before may still stand. */
const visit = async (page: Page, path: string) => {
  await page.goto(`./#${path}`);
  await page.locator(`a[aria-current="page"][href$="#${path}"]`).first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('h1') && !document.querySelector('main :is(.busy, .table-skeleton, [aria-busy="true"])'),
  );
};

withNginx('early reads behind the shipped nginx', () => {
  const suite = nginxOfSuite();
  afterEach(() => expect(suite.browser.complaints.splice(0)).toEqual([]));

  /** The reads of the API until the page has loaded at this address. */
  const readAtStart = async (page: Page, path: string) => {
    const seen: Promise<Response | null>[] = [];
    await page.goto('about:blank');
    page.on('request', request => void (request.url().includes('/api/') && seen.push(request.response())));
    await page.goto(`./#${path}`);
    page.removeAllListeners('request');
    return (await Promise.all(seen)).filter(response => response !== null);
  };

  /** Each role once: the profiles answer in other ways, and refuse the same. */
  const roles = [
    ...['admin', 'chief', 'employee', 'leaflet', 'visitor'].map(login => ['friendly', login] as const),
    ...['editor', 'flashcard'].map(login => ['jhipster6', login] as const),
  ];

  it.each(roles)(
    '%s: no start at an entry of the menu of "%s" is refused more than a visit',
    async (profile, login) => {
      await suite.browser.profile(profile);
      const page = await suite.browser.newPage();
      const refused = new Set<string | undefined>();
      page.on('response', response => void ([401, 403].includes(response.status()) && refused.add(apiOf(response))));
      await signIn(page, login);
      const entries = pathsOf(MENUS[login]);
      for (const path of entries) await visit(page, path);
      page.removeAllListeners('response');

      await page.route(/\/assets\/start-[^/]+\.js$/, route => route.fulfill(NOTHING));
      const early: Response[] = [];
      for (const path of ['/', ...entries]) early.push(...(await readAtStart(page, path)));
      const lists = early.filter(response => apiOf(response) !== '/api/account/me');
      expect(lists.length).toBeGreaterThanOrEqual(Math.min(1, MENUS[login].length));
      expect(early.filter(response => response.status() >= 400 && !refused.has(apiOf(response))).map(apiOf)).toEqual(
        [],
      );
    },
  );
});
