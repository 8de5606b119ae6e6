import type { Page, Request } from 'playwright-core';
import packageJson from '../../../package.json';
import { screenOf } from '../support/form';
import { plantInFormat } from '../support/planted-error';
import { hide, hideUntil, keepBeacons, reportsOf, sendNoMore, serveWith, violatePolicy } from '../support/reports';
import { browserOfSuite, signIn } from '../support/session';
import { until } from '../support/until';

/** Not a call of the API, but the mock backend logs requests under `/api/`. */
const PATH = '/api/reports';
const REPORTER = /\/assets\/reporter-[\w-]+\.js$/;
/** The chunk that the reporter loads last. */
const ROUTES = /\/assets\/route-pattern-[\w-]+\.js$/;
const FORM = 'application-admin/semiologies/manage';
const NAME = 'Asma de Maria';
const PLACE = /^[\w.-]+\.js:\d+:\d+$/;

const browser = browserOfSuite({
  provoked: /planted|error boundary|occurred in|dynamically imported|foreign\.example/i,
  provokedOffences: /^POST \/api\/reports: not in openapi.json$/,
  hasRealClock: true,
});
let page: Page;

afterEach(() => sendNoMore(page));

const field = (name: string) => screenOf(page).field(name);

const breakScreen = async () => {
  await field('name').fill(NAME);
  await page.getByRole('button', { name: 'Editar texto: Anamnese' }).click();
  await field('markdown').waitFor();
  await page
    .getByText(/cópia local/)
    .first()
    .waitFor();
  await plantInFormat(page);
  await field('markdown').fill(NAME);
  await field('copyUnsavedText').waitFor();
};

const breakChunk = async () => {
  await field('name').fill(NAME);
  await page.getByRole('button', { name: 'Editar texto: Anamnese' }).click();
  await page.getByText(/Talvez haja uma versão nova/).waitFor();
};

/** The bodies of the reports that have arrived. */
const arrived = async () => (await browser.log()).filter(({ path }) => path === PATH).map(({ body }) => body);

const hideAndReceive = async () => {
  await hideUntil(page, `**${PATH}`);
  return arrived();
};

const openWithReporter = async () => {
  const reporter = page.waitForResponse(ROUTES);
  await signIn(page, 'editor', FORM);
  await reporter;
};

/** Waits until the browser has reported the largest paint so far. After a click it reports none. */
const largestPaint = (shown: Page) =>
  shown.evaluate(
    () =>
      new Promise<void>(resolve => {
        new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

describe('when a path for reports is configured,', () => {
  beforeEach(async () => {
    page = await browser.newPage();
    await serveWith(page, { 'reports-path': PATH });
  });

  it('B10: a crashed screen is reported with its route and source positions, but without its text, and each web vital once', async () => {
    await openWithReporter();
    await largestPaint(page);
    await field('name').click();
    await breakScreen();
    const batches = await hideAndReceive();
    expect(batches).toEqual(batches.map(() => expect.objectContaining({ version: packageJson.version })));
    expect(reportsOf(batches)).toContainEqual({
      kind: 'screen',
      route: `/${FORM}/content`,
      error: 'Error',
      component: expect.stringMatching(PLACE),
      stack: expect.arrayContaining([expect.stringMatching(PLACE)]),
    });
    expect(JSON.stringify(batches)).not.toMatch(/Maria|planted|(?<!text-)editor/);
    const vitals = reportsOf(batches).flatMap(report => (report.kind === 'vital' ? [report] : []));
    const names = vitals.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']));
    expect(new Set(names).size).toBe(names.length);
    expect(vitals.filter(({ route, value }) => !route.startsWith(`/${FORM}`) || value < 0)).toEqual([]);
  });

  it('a chunk that fails to load is reported with its file name, and not also as a crashed screen', async () => {
    await page.route(/assets\/text-editor-.*\.js/, route => route.fulfill({ status: 404, body: 'gone' }));
    await openWithReporter();
    await breakChunk();
    const reports = reportsOf(await hideAndReceive());
    expect(reports).toContainEqual({
      kind: 'chunk',
      route: `/${FORM}/content`,
      error: 'TypeError',
      file: expect.stringMatching(/^text-editor-[\w-]+\.js$/),
    });
    expect(reports.filter(({ kind }) => kind === 'screen')).toEqual([]);
  });

  it('a start file that fails to load is reported', async () => {
    await page.route(/assets\/start-.*\.js/, route => route.fulfill({ status: 404, body: 'gone' }));
    const reporter = page.waitForResponse(ROUTES);
    await page.goto(`./#/${FORM}`);
    await reporter;
    expect(reportsOf(await hideAndReceive())).toContainEqual({
      kind: 'chunk',
      route: '*',
      error: 'TypeError',
      file: expect.stringMatching(/^start-[\w-]+\.js$/),
    });
  });

  it('a CSP violation before the reporter loads is reported without the full URL that was blocked', async () => {
    await page.route(REPORTER, async route => {
      await violatePolicy(page);
      await route.continue();
    });
    await openWithReporter();
    const batches = await hideAndReceive();
    expect(reportsOf(batches)).toContainEqual({
      kind: 'csp',
      route: `/${FORM}`,
      directive: 'img-src',
      blocked: 'https://foreign.example',
      source: '',
    });
    expect(JSON.stringify(batches)).not.toContain('Maria');
  });

  it('a browser without sendBeacon keeps working and sends no reports', async () => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));
    await openWithReporter();
    await breakScreen();
    await hide(page);
    await page.getByRole('button', { name: 'Copiar meu texto' }).waitFor();
    expect(await arrived()).toEqual([]);
  });
});

describe('when reports go to another origin', () => {
  const ORIGIN = 'https://ops.example';
  const SETTINGS = { 'reports-path': '/reports', 'reports-origin': ORIGIN };
  let received: Request[];

  beforeEach(async () => {
    received = [];
    page = await browser.newPage();
    await page.route(`${ORIGIN}/reports`, route => {
      received.push(route.request());
      return route.fulfill({ status: 204 });
    });
  });

  it('they are sent as plain text, which needs no CORS preflight', async () => {
    await serveWith(page, SETTINGS, ORIGIN);
    await openWithReporter();
    await hideUntil(page, `${ORIGIN}/reports`);
    const [request] = received;
    expect([request.method(), request.headers()['content-type']]).toEqual(['POST', 'text/plain;charset=UTF-8']);
    expect(reportsOf([request.postDataJSON()])).toContainEqual(expect.objectContaining({ kind: 'vital' }));
    // Late vitals are sent in a batch of their own.
    expect(new Set(browser.complaints.splice(0))).toEqual(new Set([`left the origin: ${ORIGIN}/reports`]));
  });

  it('they are not sent if the CSP does not allow that origin, and the refusal is not reported either', async () => {
    await serveWith(page, SETTINGS);
    const { refused, reports } = await keepBeacons(page);
    await openWithReporter();
    await until(refused(), () => hide(page));
    // A report about the refusal would be sent now. Late vitals are a batch of their own, which is refused too.
    await hide(page);
    const kinds = (await reports()).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['vital']));
    await page.waitForLoadState('networkidle');
    expect(received).toEqual([]);
    expect(browser.complaints.splice(0)).toContainEqual(expect.stringContaining('connect-src'));
  });
});

it('B10: without a path for reports, no reporter file is loaded and no report is sent', async () => {
  page = await browser.newPage();
  const requested: string[] = [];
  page.on('request', request => requested.push(request.url()));
  await signIn(page, 'editor', FORM);
  // Prefetched files load after the same delay as the reporter would.
  await page.waitForResponse(/\/toast-container-[^/]+\.js$/);
  await violatePolicy(page);
  await breakScreen();
  await hide(page);
  await page.waitForLoadState('networkidle');
  expect(requested.filter(url => /report/.test(url))).toEqual([]);
  expect(await arrived()).toEqual([]);
});
