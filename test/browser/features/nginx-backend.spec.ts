import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportBatch } from '../../../src/features/reports/report';
import { isListed } from '../support/clock';
import { freePort } from '../support/free-port';
import { hasNginx, type Nginx, startNginx } from '../support/nginx';
import { nginxOfSuite } from '../support/nginx-suite';
import { hideUntil, violatePolicy } from '../support/reports';
import { control, firstButton } from '../support/roles';
import { expectSecured, get } from '../support/secured';
import { openBrowser, signIn, type TestBrowser, violationsOf } from '../support/session';

const LIST = 'application-admin/disease-synonym';

const withNginx = hasNginx ? describe : describe.skip;

withNginx('the shipped nginx files between the console and the backend', () => {
  const suite = nginxOfSuite();

  it('backend responses, also errors, have each security header once and keep the Cache-Control of the backend', async () => {
    const refused = await get(`${suite.nginx.origin}/api/account/me`);
    expect(refused.status).toBe(401);
    const answered = await get(`${suite.nginx.origin}/management/info`);
    expect(answered.status).toBe(200);
    for (const response of [refused, answered]) {
      expectSecured(response);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('the forwarded headers name the real client, and those that the client sends are not trusted', async () => {
    await get(`${suite.nginx.origin}/api/account/me`, {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=6.6.6.6',
    });
    const [{ headers }] = await suite.browser.log();
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(suite.nginx.origin).host,
      'x-forwarded-proto': 'http',
    });
    expect(headers).not.toHaveProperty('forwarded');
  });

  it('a request body of 28 MB, enough for two pictures of 10 MB, reaches the backend', async () => {
    const body = JSON.stringify({ content: 'A'.repeat(28 * 1024 * 1024) });
    const response = await fetch(`${suite.nginx.origin}/api/application-pictures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(401);
  });

  it('the API documentation can be framed only by its own origin', async () => {
    const { headers } = await get(`${suite.nginx.origin}/swagger-ui/index.html`);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  });

  it.each([
    'api/account/activate/',
    'api//account/activate/',
    'deep/console/api/account/activate/',
    'api/account/reset/finish/',
    'api/account/reset-password/finish/',
  ])('F114: the log masks the key of %s', async path => {
    await fetch(`${suite.nginx.origin}/${path}canary-key?key=canary-query`, { method: 'POST' });
    expect(await suite.nginx.logWith(`"path":"/${path}***"`)).not.toContain('canary');
  });

  it.each([
    ['GET', 'api/users/', 'canary-login'],
    ['DELETE', 'api/users/', 'canary%2Flogin'],
    ['GET', 'api//users//', 'canary@example.org'],
    ['GET', 'deep/console/api/users/', 'canary-login/more?x=1'],
    ['GET', 'api/users/', 'authorities-canary'],
  ])('the log masks the login of %s %s', async (method, path, login) => {
    await fetch(`${suite.nginx.origin}/${path}${login}`, { method });
    expect(await suite.nginx.logWith(`"method":"${method}","path":"/${path}***"`)).not.toContain('canary');
  });

  it.each(['api/users', 'api/users/authorities', 'api/users/reset-password'])(
    'the log shows %s, which names nobody',
    async path => {
      await fetch(`${suite.nginx.origin}/${path}?login=canary`);
      expect(await suite.nginx.logWith(`"path":"/${path}","status"`)).not.toContain('canary');
    },
  );

  it('the log contains neither query strings nor tokens', async () => {
    await get(`${suite.nginx.origin}/api/activate?key=canary-key`, { authorization: 'Bearer canary-token' });
    await get(`${suite.nginx.origin}/index.html?search=canary-search`);
    expect(await suite.nginx.logWith('"path":"/api/activate"')).not.toContain('canary');
    expect(await suite.nginx.logWith('"path":"/index.html"')).not.toContain('canary');
  });
});

withNginx('the shipped nginx files', () => {
  let nginx: Nginx | undefined;
  afterEach(() => nginx?.stop());

  it('a request gets a 502 with the security headers while the backend is down, and its query string is not logged', async () => {
    nginx = await startNginx({ backend: '127.0.0.1:1' });
    const response = await get(`${nginx.origin}/api/activate?key=canary-key`);
    expect(response.status).toBe(502);
    expectSecured(response);
    expect(await nginx.logWith('"backend_status":"502"')).not.toContain('canary');
  });

  it('the health check succeeds only while a release is installed, and is not logged', async () => {
    nginx = await startNginx();
    const healthy = await get(`${nginx.origin}/healthz`);
    expect([healthy.status, await healthy.text()]).toEqual([200, 'ok\n']);
    expect(healthy.headers.get('cache-control')).toBe('no-store');
    expectSecured(healthy);
    rmSync(join(nginx.root, 'current'));
    expect((await get(`${nginx.origin}/healthz`)).status).toBe(503);
    await get(`${nginx.origin}/after`);
    expect(await nginx.logWith('"path":"/after"')).not.toContain('healthz');
  });

  it('of a burst of 50 reports from one address, more than 30 are accepted and the rest get a 429', async () => {
    const running = await startWithReports();
    nginx = running;
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(running, '{}')));
    const taken = responses.filter(({ status }) => status === 204).length;
    expect(taken).toBeGreaterThan(30);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(50 - taken);
    expect(taken).toBeLessThan(50);
  });

  it('the console path without its last slash is redirected to a relative URL with the slash and the query string', async () => {
    nginx = await startNginx({ subPath: 'deep/console' });
    const response = await get(`${nginx.origin}/deep/console?x=1`);
    expect([response.status, response.headers.get('location')]).toEqual([301, '/deep/console/?x=1']);
    expectSecured(response);
  });
});

/** The shipped files, with those for reports enabled as README.md describes, on a free port of this machine. */
const startWithReports = async () => {
  const ownPort = String(await freePort());
  const [reports, browserReports] = ['reports.conf', 'browser-reports.conf'].map(name =>
    readFileSync(`src/deploy/${name}`, 'utf8').replaceAll('8079', ownPort),
  );
  return startNginx({ settings: 'reports-path=/reports\n', extra: reports + browserReports });
};

const post = (nginx: Nginx, body: string) => fetch(`${nginx.origin}/reports`, { method: 'POST', body });

withNginx('error reports', () => {
  let nginx: Nginx;
  let browser: TestBrowser;

  beforeAll(async () => {
    nginx = await startWithReports();
    browser = openBrowser(nginx.address, { hasRealClock: true });
    await browser.reset();
  });
  afterAll(async () => {
    await browser.close();
    await nginx.stop();
  });

  const linesWith = async (text: string) =>
    (await nginx.logWith(text)).split('\n').filter(line => line.includes('"report":') && line.includes(text));

  it('the reports of a page are one log line that contains neither the user name nor the IP address', async () => {
    const page = await browser.newPage();
    const reporter = page.waitForResponse(/\/assets\/route-pattern-/);
    await signIn(page, 'editor', LIST);
    await reporter;
    await page.locator('[data-cy="entityTable"]').first().click();
    const taken = await hideUntil(page, '**/reports');
    expect(taken.status()).toBe(204);
    const lines = await linesWith('TTFB');
    expect(lines).toHaveLength(1);
    const { time, browser: userAgent, report } = JSON.parse(lines[0]);
    expect([Number.isNaN(Date.parse(time)), userAgent]).toEqual([false, expect.stringContaining('Chrome')]);
    const { reports }: ReportBatch = JSON.parse(report);
    expect(reports).toContainEqual(expect.objectContaining({ name: 'TTFB', route: `/${LIST}` }));
    expect(lines[0]).not.toMatch(/editor|127\.0\.0\.1/);
    expect(browser.complaints.splice(0)).toEqual([]);
  });

  it('the browser itself reports a CSP violation before the console has loaded', async () => {
    const page = await browser.newPage();
    await page.route('**/*.js', route => route.abort());
    await page.goto('./');
    // The page's own message may come later than nginx's line, even after this test.
    const complaint = page.waitForEvent('console', message =>
      message.text().startsWith('The Content Security Policy blocked'),
    );
    await violatePolicy(page);
    await complaint;
    const [line] = await linesWith('csp-report');
    expect(JSON.parse(JSON.parse(line).report)['csp-report']).toMatchObject({
      'effective-directive': 'img-src',
      'document-uri': nginx.address,
    });
    browser.complaints.splice(0);
  });

  it('a GET request and a body of 33 KB are rejected and not logged', async () => {
    const requested = await get(`${nginx.origin}/reports?canary`);
    expect([requested.status, requested.headers.get('allow')]).toEqual([405, 'POST']);
    const large = await post(nginx, 'canary'.padEnd(33 * 1024));
    expect(large.status).toBe(413);
    for (const { headers } of [requested, large]) expect(headers.get('x-frame-options')).toBe('DENY');
    expect((await post(nginx, '{"a":\n"line"}')).status).toBe(204);
    const log = await nginx.logWith('"report":"{\\"a\\":\\n\\"line\\"}"');
    expect(log).not.toMatch(/canary|"report":""/);
  });

  it('the internal path that completes a report responds with 404 to clients', async () => {
    expect((await get(`${nginx.origin}/reports/taken`)).status).toBe(404);
  });
});

withNginx('the settings in index.html', () => {
  const SUB_PATH = 'deep/console';
  let nginx: Nginx;
  let browser: TestBrowser;

  const open = async (installation: Parameters<typeof startNginx>[0]) => {
    nginx = await startNginx({ subPath: SUB_PATH, ...installation });
    browser = openBrowser(nginx.address);
    await browser.reset();
    const page = await browser.signedIn('editor', LIST);
    await firstButton(page, 'Editar').waitFor();
    return page;
  };
  afterEach(async () => {
    await browser.close();
    await nginx.stop();
    expect(browser.complaints).toEqual([]);
  });

  it('the API under the path of the console and the environment ribbon need no new build', async () => {
    const page = await open({
      settings: `api-base-path=/${SUB_PATH}/\nenvironment-ribbon=Homologação\n`,
      extra: readFileSync('src/deploy/api-under-prefix.conf', 'utf8').replaceAll('admin-console', SUB_PATH),
    });
    await page.locator('header .ribbon').getByText('Homologação').waitFor();
    await firstButton(page, 'Editar').click();
    await control(page, 'textbox', 'Nome').fill('Sob um caminho');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await isListed(page);
    const log = await nginx.logWith(`"method":"PUT","path":"/${SUB_PATH}/api/disease-synonym"`);
    expect(log).not.toMatch(/"path":"\/(api|management)/);
  });

  it('F114: the API documentation opens under the path of the console', async () => {
    await open({
      settings: `api-base-path=/${SUB_PATH}/\n`,
      extra: readFileSync('src/deploy/api-under-prefix.conf', 'utf8').replaceAll('admin-console', SUB_PATH),
    });
    const page = await browser.signedIn('admin', 'admin/docs');
    await page.frameLocator('[data-cy="swagger-frame"]').locator('#swagger-ui').waitFor();
    const { status, headers } = await get(`${nginx.origin}/${SUB_PATH}/swagger-ui/index.html`);
    expect([status, headers.get('x-frame-options')]).toEqual([200, 'SAMEORIGIN']);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    const requested = (await browser.log()).filter(({ path }) => path.includes('swagger-ui'));
    expect(requested[0]).toMatchObject({
      path: '/swagger-ui/index.html',
      headers: { 'x-forwarded-prefix': `/${SUB_PATH}` },
    });
  });

  it('an untrusted setting is reported in an alert and ignored', async () => {
    const page = await open({ settings: 'api-origin=http://evil.example\n' });
    await page.getByRole('alert').getByText('api-origin').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
