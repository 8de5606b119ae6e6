import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { startBlockingProxy } from '../engines/blocking-proxy';
import { openBrowser, type TestBrowser } from '../support/session';

const FILES: readonly [string, RegExp][] = [
  ['the entry', /\/assets\/index-[\w-]+\.js$/],
  ['a script that the start imports', /\/assets\/rolldown-runtime-[\w-]+\.js$/],
  ['the start', /\/assets\/start-[\w-]+\.js$/],
  ['the styles', /\/assets\/index-[\w-]+\.css$/],
  ['the first texts', /\/assets\/first-texts-[\w-]+\.js$/],
];

const typeOf = (path: string) => (path.endsWith('.css') ? 'text/css' : 'text/javascript');
const half = (path: string) => {
  const whole = readFileSync(`dist${path}`);
  return whole.subarray(0, whole.length / 2);
};

/** A cache keeps each of these answers for a year. */
const CACHING = { 'cache-control': 'public, max-age=31536000, immutable' };

const ANSWERS: readonly [string, (outgoing: ServerResponse, path: string) => void][] = [
  ['is missing', outgoing => outgoing.writeHead(404, CACHING).end('gone')],
  ['is a page', outgoing => outgoing.writeHead(200, { ...CACHING, 'content-type': 'text/html' }).end('<p>Olá</p>')],
  [
    'is a page under the type of the file',
    (outgoing, path) => outgoing.writeHead(200, { ...CACHING, 'content-type': typeOf(path) }).end('<p>Olá</p>'),
  ],
  [
    'ends early',
    (outgoing, path) => outgoing.writeHead(200, { ...CACHING, 'content-type': typeOf(path) }).end(half(path)),
  ],
  [
    'is cut off on its way',
    (outgoing, path) => {
      outgoing.writeHead(200, { 'content-type': typeOf(path), 'content-length': 900_000 });
      outgoing.write(half(path), () => outgoing.destroy());
    },
  ],
];

let proxy: Awaited<ReturnType<typeof startBlockingProxy>>;
let browser: TestBrowser;

beforeAll(async () => {
  proxy = await startBlockingProxy();
  // The button asks the browser which files it has requested; the clock of tests hides them.
  browser = openBrowser(proxy.address, { hasRealClock: true });
});
afterAll(async () => {
  await browser.close();
  proxy.close();
});

describe.each(FILES)('F253: where %s', (_file, path) => {
  it.each(ANSWERS)(
    '%s, the page says so in both languages, and its button leads past the caches',
    async (_how, answer) => {
      const page = await browser.newPage();
      proxy.block(path, answer);
      await page.goto('./#/login');
      await page.getByText('The console could not be loaded.').waitFor();
      await page.getByRole('heading', { name: 'Não foi possível carregar o console' }).waitFor();
      proxy.block(undefined);
      await page.getByRole('button', { name: 'Recarregar a página' }).click();
      await page.locator('[data-cy="loginTitle"]').waitFor();
    },
  );
});

it('F253: a page whose styles come late waits for them', async () => {
  const page = await browser.newPage();
  await page.route(/index-[\w-]+\.css$/, async route => {
    await new Promise(resolve => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('./#/login');
  await page.locator('[data-cy="loginTitle"]').waitFor();
  await page.waitForFunction(() => document.readyState === 'complete');
  expect(await page.locator('.start-failure').count()).toBe(0);
});
