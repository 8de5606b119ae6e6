import { isListed } from '../support/clock';
import { readFileSync } from 'node:fs';
import { hasNginx, startNginx, type Nginx } from '../support/nginx';
import { expectSecured, get } from '../support/secured';
import { openBrowser, signIn, violationsOf, type TestBrowser } from '../support/session';

const LIST = 'application-admin/disease-synonym';

const withNginx = hasNginx ? describe : describe.skip;

withNginx('what the shipped nginx files do at the border to the backend', () => {
  let nginx: Nginx;
  let browser: TestBrowser;

  beforeAll(async () => {
    nginx = await startNginx();
    browser = openBrowser(nginx.address);
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

  it.each([
    'api/account/activate/',
    'api//account/activate/',
    'deep/console/api/account/activate/',
    'api/account/reset/finish/',
    'api/account/reset-password/finish/',
  ])('fault 114: the log does not tell the key of %s', async path => {
    await fetch(`${nginx.origin}/${path}canary-key?key=canary-query`, { method: 'POST' });
    expect(await nginx.logWith(`"path":"/${path}***"`)).not.toContain('canary');
  });

  it('the log has neither queries nor tokens', async () => {
    await get(`${nginx.origin}/api/activate?key=canary-key`, { authorization: 'Bearer canary-token' });
    await get(`${nginx.origin}/index.html?search=canary-search`);
    expect(await nginx.logWith('"path":"/api/activate"')).not.toContain('canary');
    expect(await nginx.logWith('"path":"/index.html"')).not.toContain('canary');
  });
});

withNginx('one question of the shipped nginx files', () => {
  let nginx: Nginx | undefined;
  afterEach(() => nginx?.stop());

  it('is answered with 502 while the backend is down, with the security headers, and its query is not written', async () => {
    nginx = await startNginx({ backend: '127.0.0.1:1' });
    const response = await get(`${nginx.origin}/api/activate?key=canary-key`);
    expect(response.status).toBe(502);
    expectSecured(response);
    expect(await nginx.logWith('"backend_status":"502"')).not.toContain('canary');
  });

  it('leads to the console without its last slash, whatever name and port stand in front', async () => {
    nginx = await startNginx({ subPath: 'deep/console' });
    const response = await get(`${nginx.origin}/deep/console?x=1`);
    expect([response.status, response.headers.get('location')]).toEqual([301, '/deep/console/?x=1']);
    expectSecured(response);
  });
});

withNginx('settings of index.html', () => {
  const SUB_PATH = 'deep/console';
  let nginx: Nginx;
  let browser: TestBrowser;

  const open = async (installation: Parameters<typeof startNginx>[0]) => {
    nginx = await startNginx({ subPath: SUB_PATH, ...installation });
    browser = openBrowser(nginx.address);
    await browser.reset();
    const page = await browser.newPage();
    await signIn(page, 'editor', LIST);
    await page.locator('[data-cy="entityEditButton"]').first().waitFor();
    return page;
  };
  afterEach(async () => {
    await browser.close();
    await nginx.stop();
    expect(browser.complaints).toEqual([]);
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
    await isListed(page);
    const log = await nginx.logWith(`"method":"PUT","path":"/${SUB_PATH}/api/disease-synonym"`);
    expect(log).not.toMatch(/"path":"\/(api|management)/);
  });

  it('fault 114: the documentation of the API opens under the path of the console', async () => {
    await open({
      settings: `api-base-path=/${SUB_PATH}/\n`,
      extra: readFileSync('src/deploy/api-under-prefix.conf', 'utf8').replaceAll('admin-console', SUB_PATH),
    });
    const page = await browser.newPage();
    await signIn(page, 'admin', 'admin/docs');
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

  it('a setting that cannot be trusted is told and not followed', async () => {
    const page = await open({ settings: 'api-origin=http://evil.example\n' });
    await page.getByRole('alert').getByText('api-origin').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
