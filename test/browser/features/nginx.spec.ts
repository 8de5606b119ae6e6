import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sizes } from '../../../src/deploy/build/compressed-copies';
import { isListed } from '../support/clock';
import { portOf } from '../support/free-port';
import { hasBrotli, hasNginx, type Nginx, startNginx } from '../support/nginx';
import { control, firstButton } from '../support/roles';
import { expectSecured, get } from '../support/secured';
import { openBrowser, signInByForm, type TestBrowser, violationsOf } from '../support/session';

const LIST = 'application-admin/disease-synonym';
const CHUNK = readdirSync('dist/assets').find(name => /^start-.*\.js$/.test(name)) ?? '';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const sizes: Record<string, Sizes> = JSON.parse(readFileSync('dist/sizes.json', 'utf8')).files;

const withNginx = hasNginx ? describe : describe.skip;

withNginx.each([
  ['the root', ''],
  ['a sub-path', 'deep/console'],
])('the shipped nginx files at %s', (_name, subPath) => {
  let nginx: Nginx;
  let browser: TestBrowser;

  beforeAll(async () => {
    nginx = await startNginx({ subPath });
    browser = openBrowser(nginx.address);
    await browser.reset();
  });
  afterAll(async () => {
    await browser.close();
    await nginx.stop();
  });

  it('R1: sign-in, the addresses of forms, editing and saving work through the proxy without browser errors', async () => {
    const page = await browser.newPage();
    await signInByForm(page, 'editor', LIST);
    await firstButton(page, 'Editar').click();
    await page.reload();
    await control(page, 'textbox', 'Nome').fill('Ação através do servidor');
    expect(page.url().split('?id=')[0]).toBe(`${nginx.address}#/${LIST}/manage`);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await isListed(page);
    await page.getByRole('link', { name: 'Ação através do servidor', exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await browser.writes()).toEqual([expect.objectContaining({ method: 'PUT', status: 200 })]);
    expect(browser.complaints.splice(0)).toEqual([]);
  });

  it.each([
    ['the page', '', 200, 'no-cache', 'text/html; charset=utf-8'],
    ['the page by its name', 'index.html', 200, 'no-cache', 'text/html; charset=utf-8'],
    ['the icon', 'favicon.svg', 200, 'no-cache', 'image/svg+xml'],
    ['the check of the browser', 'browser-check.js', 200, 'no-cache', 'application/javascript; charset=utf-8'],
    ['a file with a hash', `assets/${CHUNK}`, 200, IMMUTABLE, 'application/javascript; charset=utf-8'],
    ['a page that is missing', 'nowhere', 404, 'no-store', 'text/html; charset=utf-8'],
    ['the folder of the files', 'assets/', 403, 'no-store', 'text/html; charset=utf-8'],
  ])('%s has its status, type, caching and all security headers', async (_what, path, status, caching, type) => {
    const response = await get(nginx.address + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe(caching);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('server')).toBe('nginx');
    expectSecured(response);
  });

  it('search engines are kept out by a file at the root, by a header, and by the page', async () => {
    const robots = await get(`${nginx.origin}/robots.txt`);
    expect([robots.status, robots.headers.get('content-type'), await robots.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'User-agent: *\nDisallow: /\n',
    ]);
    expectSecured(robots);
    const page = await get(nginx.address);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(await page.text()).toContain('<meta name="robots" content="noindex" />');
    const documentation = await get(`${nginx.origin}/swagger-ui/index.html`);
    expect(documentation.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('R36: the API documentation is shown in its frame', async () => {
    const page = await browser.signedIn('admin', 'admin/docs');
    await page.frameLocator('[data-cy="swagger-frame"]').locator('#swagger-ui').waitFor();
    expect(browser.complaints.splice(0)).toEqual([]);
  });

  it('a request with a matching ETag gets a 304 response', async () => {
    for (const path of ['', `assets/${CHUNK}`]) {
      const first = await get(nginx.address + path);
      const again = await get(nginx.address + path, { 'if-none-match': first.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    }
  });

  it.each([
    ['gzip', 'gzip', 'gzip'],
    ['gzip, deflate, br', hasBrotli ? 'br' : 'gzip', hasBrotli ? 'brotli' : 'gzip'],
    ['identity', null, 'raw'],
  ] as const)('a browser that accepts %s gets a file as the build packed it', async (accepted, encoding, packed) => {
    const response = await get(`${nginx.address}assets/${CHUNK}`, { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe(IMMUTABLE);
    expect(Number(response.headers.get('content-length'))).toBe(sizes[`assets/${CHUNK}`][packed]);
    expect(await response.text()).toBe(readFileSync(`dist/assets/${CHUNK}`, 'utf8'));
  });

  it('F76: a missing file gets a 404, never the page of the console, and the response is not cached', async () => {
    const response = await get(`${nginx.address}assets/start-GONE1234.js`, { accept: '*/*' });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toContain('id="root"');
    expectSecured(response);
  });

  it('the files of the old and the new release are available after a release and after a rollback', async () => {
    const next = mkdtempSync(join(tmpdir(), 'console-next-'));
    cpSync('dist', next, { recursive: true });
    renameSync(join(next, 'assets', CHUNK), join(next, 'assets/start-NEXT1234.js'));
    nginx.deploy('release.sh', next, '2');
    rmSync(next, { recursive: true });
    const responses = () =>
      Promise.all(
        [CHUNK, 'start-NEXT1234.js'].map(async name => {
          const { status, headers } = await get(`${nginx.address}assets/${name}`);
          return [name, status, headers.get('cache-control')];
        }),
      );
    const both = [
      [CHUNK, 200, IMMUTABLE],
      ['start-NEXT1234.js', 200, IMMUTABLE],
    ];
    expect(await responses()).toEqual(both);
    nginx.deploy('rollback.sh');
    expect(await responses()).toEqual(both);
  });

  it('F101: a page of another origin cannot frame the console', async () => {
    const page = await browser.newPage();
    const refused = page.waitForEvent('requestfailed', request => request.url() === nginx.address);
    const foreign = createServer((_, answer) =>
      answer.setHeader('content-type', 'text/html').end(`<iframe src="${nginx.address}"></iframe>`),
    ).listen(0, '127.0.0.1');
    await once(foreign, 'listening');
    await page.goto(`http://127.0.0.1:${portOf(foreign)}/`);
    foreign.close();
    expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    expect(await page.frames()[1].locator('#root').count()).toBe(0);
    browser.complaints.splice(0);
  });
});
