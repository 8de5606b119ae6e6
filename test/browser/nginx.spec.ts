import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sizes } from '../../src/deploy/compressed-copies';
import { portOf } from './support/free-port';
import { hasBrotli, hasNginx, startNginx, type Nginx } from './support/nginx';
import { openBrowser, signIn, violationsOf, type TestBrowser } from './support/session';

const LIST = 'application-admin/disease-synonym';
const CHUNK = readdirSync('dist/assets').find(name => /^start-.*\.js$/.test(name)) ?? '';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const sizes: Record<string, Sizes> = JSON.parse(readFileSync('dist/sizes.json', 'utf8')).files;

const securityHeaders = () =>
  [...readFileSync('src/deploy/security-headers.conf', 'utf8').matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(
    ([, name, value]) => [name.toLowerCase(), value],
  );

const get = (address: string, headers: Record<string, string> = {}) => fetch(address, { headers, redirect: 'manual' });

/** Headers that stand once and as the shipped file says; a second one would be joined to the first. */
const expectSecured = ({ headers }: Response) =>
  expect(securityHeaders().map(([name]) => [name, headers.get(name)])).toEqual(securityHeaders());

const withNginx = hasNginx ? describe : describe.skip;

withNginx.each([
  ['the root', ''],
  ['a sub-path', 'deep/console'],
])('the shipped nginx files at %s', (_name, subPath) => {
  let nginx: Nginx;
  let browser: TestBrowser;

  beforeAll(async () => {
    nginx = await startNginx({ subPath });
    browser = await openBrowser(nginx.address);
    await browser.reset();
  });
  afterAll(async () => {
    await browser.close();
    await nginx.stop();
  });

  it('one signs in, edits and saves through the proxy, without a complaint of the browser', async () => {
    const page = await browser.newPage();
    await signIn(page, 'editor', LIST);
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('input[data-cy="name"]').fill('Ação através do servidor');
    await page.locator('[data-cy="entityCreateSaveButton"]').click();
    await page.locator('.list-page .alert-success').waitFor();
    await page.getByRole('button', { name: 'Ação através do servidor', exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await browser.writes()).toEqual([expect.objectContaining({ method: 'PUT', status: 200 })]);
    expect(browser.complaints.splice(0)).toEqual([]);
  });

  it.each([
    ['the page', '', 200, 'no-cache', 'text/html; charset=utf-8'],
    ['the page by its name', 'index.html', 200, 'no-cache', 'text/html; charset=utf-8'],
    ['the icon', 'favicon.svg', 200, 'no-cache', 'image/svg+xml'],
    ['a file with a hash', `assets/${CHUNK}`, 200, IMMUTABLE, 'application/javascript; charset=utf-8'],
    ['a page that is missing', 'nowhere', 404, 'no-store', 'text/html; charset=utf-8'],
    ['the folder of the files', 'assets/', 403, 'no-store', 'text/html; charset=utf-8'],
  ])('%s is sent with its type, its time and all security headers', async (_what, path, status, caching, type) => {
    const response = await get(nginx.address + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe(caching);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('server')).toBe('nginx');
    expectSecured(response);
  });

  it("the API's documentation shows in its frame", async () => {
    const page = await browser.newPage();
    await signIn(page, 'admin', 'admin/docs');
    await page.frameLocator('[data-cy="swagger-frame"]').locator('#swagger-ui').waitFor();
    expect(browser.complaints.splice(0)).toEqual([]);
  });

  it('what a browser has is not sent again', async () => {
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
  ] as const)('to a browser that takes %s, a file goes as the build packed it', async (accepted, encoding, packed) => {
    const response = await get(`${nginx.address}assets/${CHUNK}`, { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe(IMMUTABLE);
    expect(Number(response.headers.get('content-length'))).toBe(sizes[`assets/${CHUNK}`][packed]);
    expect(await response.text()).toBe(readFileSync(`dist/assets/${CHUNK}`, 'utf8'));
  });

  it('fault 76: a file that is missing is 404, never a page, and is not remembered', async () => {
    const response = await get(`${nginx.address}assets/start-GONE1234.js`, { accept: '*/*' });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toContain('id="root"');
    expectSecured(response);
  });

  it('a tab of an older release finds its files after a new one, and after going back', async () => {
    const next = mkdtempSync(join(tmpdir(), 'console-next-'));
    cpSync('dist', next, { recursive: true });
    renameSync(join(next, 'assets', CHUNK), join(next, 'assets/start-NEXT1234.js'));
    nginx.deploy('release.sh', next, '2');
    rmSync(next, { recursive: true });
    const answers = () =>
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
    expect(await answers()).toEqual(both);
    nginx.deploy('rollback.sh');
    expect(await answers()).toEqual(both);
  });

  it('fault 101: a page of another origin cannot frame the console', async () => {
    const page = await browser.newPage();
    const refused = page.waitForEvent('requestfailed', request => request.url() === nginx.address);
    const foreign = createServer((_, answer) =>
      answer.setHeader('content-type', 'text/html').end(`<iframe src="${nginx.address}"></iframe>`),
    ).listen(0, '127.0.0.1');
    await once(foreign, 'listening');
    await page.goto(`http://127.0.0.1:${portOf(foreign)}/`);
    expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    expect(await page.frames()[1].locator('#root').count()).toBe(0);
    browser.complaints.splice(0);
    foreign.close();
  });
});

withNginx('what the shipped nginx files do at the border to the backend', () => {
  let nginx: Nginx;
  let browser: TestBrowser;

  beforeAll(async () => {
    nginx = await startNginx();
    browser = await openBrowser(nginx.address);
  });
  beforeEach(() => browser.reset());
  afterAll(async () => {
    await browser.close();
    await nginx.stop();
  });

  it('answers and refusals of the backend carry the security headers once, and its own words about caching', async () => {
    const refused = await get(`${nginx.origin}/api/account/me`);
    expect(refused.status).toBe(401);
    const answered = await get(`${nginx.origin}/management/info`);
    expect(answered.status).toBe(200);
    for (const response of [refused, answered]) {
      expectSecured(response);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('says who asked, and believes nothing that the asker says about it', async () => {
    await get(`${nginx.origin}/api/account/me`, {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=6.6.6.6',
    });
    const [{ headers }] = await browser.log();
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(nginx.origin).host,
      'x-forwarded-proto': 'http',
    });
    expect(headers).not.toHaveProperty('forwarded');
  });

  it('a record with two pictures of 10 MB passes', async () => {
    const body = JSON.stringify({ content: 'A'.repeat(28 * 1024 * 1024) });
    const response = await fetch(`${nginx.origin}/api/application-pictures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(401);
  });

  it('the documentation of the API can be framed by the console, and by nobody else', async () => {
    const { headers } = await get(`${nginx.origin}/swagger-ui/index.html`);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  });

  it('the log has neither queries nor tokens', async () => {
    await get(`${nginx.origin}/api/activate?key=canary-key`, { authorization: 'Bearer canary-token' });
    await get(`${nginx.origin}/?search=canary-search`);
    expect(nginx.log()).toContain('"path":"/api/activate"');
    expect(nginx.log()).not.toContain('canary');
  });
});

withNginx('the shipped nginx files when the backend is down', () => {
  it('answer 502 with the security headers, and write no query down', async () => {
    const nginx = await startNginx({ backend: '127.0.0.1:1' });
    const response = await get(`${nginx.origin}/api/activate?key=canary-key`);
    expect(response.status).toBe(502);
    expectSecured(response);
    expect(nginx.log()).toContain('"backend_status":"502"');
    expect(nginx.log()).not.toContain('canary');
    await nginx.stop();
  });
});

withNginx('an address without its last slash', () => {
  it('leads to the console, whatever name and port stand in front', async () => {
    const nginx = await startNginx({ subPath: 'deep/console' });
    const response = await get(`${nginx.origin}/deep/console?x=1`);
    expect([response.status, response.headers.get('location')]).toEqual([301, '/deep/console/?x=1']);
    expectSecured(response);
    await nginx.stop();
  });
});

withNginx('settings of index.html', () => {
  const SUB_PATH = 'deep/console';
  let nginx: Nginx;
  let browser: TestBrowser;

  const open = async (installation: Parameters<typeof startNginx>[0]) => {
    nginx = await startNginx({ subPath: SUB_PATH, ...installation });
    browser = await openBrowser(nginx.address);
    await browser.reset();
    const page = await browser.newPage();
    await signIn(page, 'editor', LIST);
    await page.locator('[data-cy="entityEditButton"]').first().waitFor();
    return page;
  };
  afterEach(async () => {
    expect(browser.complaints.splice(0)).toEqual([]);
    await browser.close();
    await nginx.stop();
  });

  it('the API under the path of the console, and a ribbon, need no new build', async () => {
    const page = await open({
      settings: `api-base-path=/${SUB_PATH}/\nenvironment-ribbon=Homologação\n`,
      extra: readFileSync('src/deploy/api-under-prefix.conf', 'utf8').replaceAll('admin-console', SUB_PATH),
    });
    await page.locator('header .ribbon').getByText('Homologação').waitFor();
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('input[data-cy="name"]').fill('Sob um caminho');
    await page.locator('[data-cy="entityCreateSaveButton"]').click();
    await page.locator('.list-page .alert-success').waitFor();
    expect(nginx.log()).toContain(`"method":"PUT","path":"/${SUB_PATH}/api/disease-synonym"`);
    expect(nginx.log()).not.toMatch(/"path":"\/(api|management)/);
  });

  it('a setting that cannot be trusted is told and not followed', async () => {
    const page = await open({ settings: 'api-origin=http://evil.example\n' });
    await page.getByRole('alert').getByText('api-origin').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
