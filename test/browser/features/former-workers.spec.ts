import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { hasNginx, type Nginx, startNginx } from '../support/nginx';
import { expectSecured, get } from '../support/secured';
import { openBrowser, type TestBrowser } from '../support/session';

const NAMES = ['service-worker', 'serviceworker', 'sw', 'ngsw-worker', 'firebase-messaging-sw'];

/** A worker that answers every page with its own. */
const EARLIER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil(clients.claim()));
addEventListener('fetch', event => event.request.mode === 'navigate' &&
  event.respondWith(new Response('<h1>Earlier</h1>', { headers: { 'content-type': 'text/html' } })));`;

/** A worker that lets every request pass. */
const QUIET = "addEventListener('fetch', () => undefined);";

/** A location of another application with a worker for any part of the origin. */
const worker = (path: string, source: string) =>
  `location = ${path} {
    default_type text/javascript;
    add_header Service-Worker-Allowed /;
    return 200 "${source.replaceAll('\n', ' ')}";
  }`;

(hasNginx ? describe : describe.skip)('behind nginx, under a path of its own', () => {
  let nginx: Nginx;
  let browser: TestBrowser;

  beforeAll(async () => {
    // A header of its own: without the console's policy.
    const page = 'location = /other/ { default_type text/html; add_header X-Other 1; return 200 "<h1>Other</h1>"; }';
    nginx = await startNginx({
      subPath: 'console',
      extra: [page, worker('/other/sw.js', QUIET), worker('/old.js', EARLIER), worker('/quiet.js', QUIET)].join('\n'),
    });
    browser = openBrowser(nginx.address);
    await browser.reset();
  });
  afterAll(async () => {
    await browser.close();
    await nginx.stop();
  });

  it.each(NAMES)(
    'F254: %s.js is a worker that unregisters itself, and only below the path of the console',
    async name => {
      const response = await get(`${nginx.address}${name}.js`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(response.headers.get('content-type')).toContain('javascript');
      expect(await response.text()).toBe(readFileSync('public/service-worker.js', 'utf8'));
      expectSecured(response);
      expect((await get(`${nginx.origin}/${name}.js`)).status).toBe(404);
    },
  );

  const scopes = async (page: Page) =>
    (
      await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      )
    ).sort();

  /** Resolves once the worker is active: a page that is opened before then is not its own yet. */
  const register = (page: Page, file: string, scope: string) =>
    page.evaluate(
      async ([from, within]) => {
        const { installing, waiting, active } = await navigator.serviceWorker.register(from, { scope: within });
        const own = installing ?? waiting ?? active;
        const isOver = () => own === null || ['activated', 'redundant'].includes(own.state);
        while (!isOver()) await new Promise(resolve => own?.addEventListener('statechange', resolve, { once: true }));
      },
      [file, scope] as const,
    );

  /** Resolves once only two workers are left. `waitForFunction` itself would not wait for the browser's answer. */
  const unregistered = async (page: Page) => {
    await page.evaluate(() => {
      const count = async () => {
        document.documentElement.dataset.workers = String((await navigator.serviceWorker.getRegistrations()).length);
        requestAnimationFrame(() => void count());
      };
      void count();
    });
    await page.waitForFunction(() => document.documentElement.dataset.workers === '2');
  };

  const openOther = async () => {
    const page = await browser.newPage();
    await page.goto(`${nginx.origin}/other/`);
    await register(page, '/other/sw.js', '/other/');
    await register(page, '/other/sw.js', '/console/assets');
    return page;
  };

  it('F254: a worker that answers with its own page is ended by the file that the server has in its place', async () => {
    const page = await openOther();
    await register(page, '/old.js', '/console/');
    await page.goto(`${nginx.address}#/login`);
    await page.getByRole('heading', { name: 'Earlier' }).waitFor();
    // What the browser does by itself within a day: it asks whether the worker's file has changed.
    await register(page, '/console/sw.js', '/console/');
    await unregistered(page);
    await page.goto(`${nginx.address}?again#/login`);
    await page.locator('[data-cy="loginTitle"]').waitFor();
    expect(await scopes(page)).toEqual(['/console/assets', '/other/']);
  });

  it('F254: the console ends a worker whose scope contains its address, and none of another application', async () => {
    const page = await openOther();
    await register(page, '/quiet.js', '/');
    await page.goto(`${nginx.address}#/login`);
    await page.waitForFunction(() => navigator.serviceWorker.controller === null);
    await page.locator('[data-cy="loginTitle"]').waitFor();
    expect(await scopes(page)).toEqual(['/console/assets', '/other/']);
  });
});
