import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { ADDRESS } from './start';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Without these, headless Chromium talks to its maker's servers. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface LoggedRequest {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  status: number;
}

/** Refusals that a test provokes; the browser prints them by itself. */
const isRefusal = (text: string) =>
  /Failed to load resource: the server responded with a status of (4|5)\d\d/.test(text);

/** A browser, which starts with its first page, what went wrong on that page, and the stand-in's control door. */
export const openBrowser = (address = ADDRESS) => {
  const complaints: string[] = [];
  let browser: Browser | undefined;
  let context: BrowserContext | undefined;

  const newPage = async (
    locale: 'pt-br' | 'en' = 'pt-br',
    viewport = { width: 1280, height: 900 },
    timezoneId?: string,
  ): Promise<Page> => {
    await context?.close();
    browser ??= await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: QUIET,
    });
    context = await browser.newContext({ viewport, timezoneId, baseURL: address, reducedMotion: 'reduce' });
    await context.addInitScript(chosen => {
      if (localStorage.getItem('locale') === null) localStorage.setItem('locale', JSON.stringify(chosen));
    }, locale);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`));
    page.on('console', message => {
      if (message.type() === 'error' && !isRefusal(message.text())) complaints.push(message.text());
    });
    page.on('request', request => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(new URL(address).origin))
        complaints.push(`left the origin: ${request.url()}`);
    });
    return page;
  };

  const control = async (what: string, body: unknown = {}) => {
    const response = await fetch(`${ADDRESS}__control/${what}`, {
      method: what === 'log' ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      body: what === 'log' ? undefined : JSON.stringify(body),
    });
    return what === 'log' ? response.json() : undefined;
  };

  return {
    address,
    newPage,
    complaints,
    reset: () => control('reset', { rich: true }),
    expireSessions: () => control('expire'),
    fault: (fault: unknown) => control('fault', fault),
    log: (): Promise<LoggedRequest[]> => control('log'),
    writes: async (): Promise<LoggedRequest[]> =>
      ((await control('log')) as LoggedRequest[]).filter(
        ({ method, path }) => method !== 'GET' && !path.endsWith('/authenticate'),
      ),
    close: () => browser?.close(),
  };
};

export type TestBrowser = ReturnType<typeof openBrowser>;

/** What Chromium prints by itself where a line was cut. */
export const CUT_LINE = /ERR_(EMPTY_RESPONSE|INTERNET_DIS|SOCKET|CONNECTION)/;

/**
 * One browser for all tests of a file: the stand-in is afresh before each, and after it nothing may have gone wrong but
 * what its tests provoke.
 */
export const browserOfSuite = (provoked?: RegExp): TestBrowser => {
  const browser = openBrowser();
  beforeEach(() => browser.reset());
  afterEach(() => expect(browser.complaints.splice(0).filter(one => !provoked?.test(one))).toEqual([]));
  afterAll(() => browser.close());
  return browser;
};

export const fillCredentials = async (page: Page, login: string) => {
  await page.locator('[data-cy="username"]').fill(login);
  await page.locator('[data-cy="password"]').fill(login);
  await page.locator('[data-cy="submit"]').click();
  await page.locator('[data-cy="loginTitle"]').waitFor({ state: 'detached' });
};

export const signIn = async (page: Page, login = 'editor', path = 'login') => {
  await page.goto(`./#/${path}`);
  await fillCredentials(page, login);
};

interface Axe {
  axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
}

/** What axe finds wrong on the page as it stands, one line each; `rules` turns on some that rest by default. */
export const violationsOf = async (page: Page, rules: Record<string, { enabled: boolean }> = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    wanted => (window as unknown as Axe).axe.run({ resultTypes: ['violations'], rules: wanted }),
    rules,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
};

/** Waits until the parts that must be here before the network is gone were fetched: toasts with their styles, sign-in. */
export const fetchedForBadDays = (page: Page) =>
  page.waitForFunction(() =>
    [/\/toast-container-[^/]+\.css$/, /\/unstyled-[^/]+\.js$/, /\/login-modal-[^/]+\.js$/].every(part =>
      performance.getEntriesByType('resource').some(({ name }) => part.test(name)),
    ),
  );
