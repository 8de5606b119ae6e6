import type { Page, Response } from 'playwright-core';
import { MENUS, pathsOf } from '../../support/menus';
import { hasNginx, type Nginx, startNginx } from '../support/nginx';
import { openBrowser, signIn, type TestBrowser } from '../support/session';
import { walkOf } from '../support/walk';

const withNginx = hasNginx ? describe : describe.skip;

/** A console without screens: it only reads early. */
const NOTHING = { contentType: 'text/javascript', body: 'export const start = () => undefined;' };

const apiOf = (response: Response) => /\/api\/.*/.exec(response.url())?.[0];

withNginx('early reads behind the shipped nginx', () => {
  let nginx: Nginx;
  let browser: TestBrowser;

  beforeAll(async () => {
    nginx = await startNginx();
    browser = openBrowser(nginx.address);
  });
  beforeEach(() => browser.startTest());
  afterEach(() => expect(browser.complaints.splice(0)).toEqual([]));
  afterAll(async () => {
    await browser.close();
    await nginx.stop();
  });

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
      await browser.profile(profile);
      const page = await browser.newPage();
      const refused = new Set<string | undefined>();
      page.on('response', response => void ([401, 403].includes(response.status()) && refused.add(apiOf(response))));
      await signIn(page, login);
      const paths = ['/', ...pathsOf(MENUS[login])];
      const walk = walkOf(page, async () => undefined);
      for (const path of paths) await walk.show(path);
      page.removeAllListeners('response');

      await page.route(/\/assets\/start-[^/]+\.js$/, route => route.fulfill(NOTHING));
      const early: Response[] = [];
      for (const path of paths) early.push(...(await readAtStart(page, path)));
      const lists = early.filter(response => apiOf(response) !== '/api/account/me');
      expect(lists.length).toBeGreaterThanOrEqual(Math.min(1, MENUS[login].length));
      expect(early.filter(response => response.status() >= 400 && !refused.has(apiOf(response))).map(apiOf)).toEqual(
        [],
      );
    },
  );
});
