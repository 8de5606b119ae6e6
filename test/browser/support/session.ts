import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { control } from './control';
import { ADDRESS, browserEndpoint } from './worker';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** A passing test never waits so long; on a busy machine an action may take many seconds. */
const PATIENCE = 60_000;

// A test that fails names the action that it waited for: several actions must fit into its time.
jest.setTimeout(4 * PATIENCE);

/** Refusals that a test provokes; the browser prints them by itself. */
const isRefusal = (text: string) =>
  /Failed to load resource: the server responded with a status of (4|5)\d\d/.test(text);

/** The addresses that each page has fetched. */
const fetched = new WeakMap<Page, string[]>();

interface Settings {
  /** What a test provokes on purpose on the page. */
  provoked?: RegExp;
  /** What a test provokes on purpose in the requests that the backend gets. */
  provokedOffences?: RegExp;
  /** Leaves the page the clock of the machine: for what the page measures by itself. */
  hasRealClock?: boolean;
}

/** The Chromium of this jest worker, what went wrong on its pages, and the backend's control endpoint. */
export const openBrowser = (address = ADDRESS, { hasRealClock = false }: Settings = {}) => {
  const complaints: string[] = [];
  let browser: Browser | undefined;
  let context: BrowserContext | undefined;

  const listenTo = (page: Page) => {
    const urls: string[] = [];
    fetched.set(page, urls);
    page.on('requestfinished', request => urls.push(request.url()));
    page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`));
    page.on('console', message => {
      if (message.type() === 'error' && !isRefusal(message.text())) complaints.push(message.text());
    });
    page.on('request', request => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(new URL(address).origin))
        complaints.push(`left the origin: ${request.url()}`);
    });
  };

  /** A page with storage of its own; the one before it is closed. Tests move its clock: see clock.ts. */
  const newPage = async (
    locale: 'pt-br' | 'en' = 'pt-br',
    viewport = { width: 1280, height: 900 },
    timezoneId?: string,
  ): Promise<Page> => {
    await context?.close();
    browser ??= await chromium.connect(browserEndpoint());
    context = await browser.newContext({ viewport, timezoneId, baseURL: address, reducedMotion: 'reduce' });
    context.setDefaultTimeout(PATIENCE);
    if (!hasRealClock) await context.clock.install();
    await context.addInitScript(chosen => {
      // A page of no origin has no storage.
      if (window.origin === 'null') return;
      if (localStorage.getItem('locale') === null) localStorage.setItem('locale', JSON.stringify(chosen));
    }, locale);
    const page = await context.newPage();
    listenTo(page);
    return page;
  };

  return {
    address,
    newPage,
    complaints,
    ...control,
    close: async () => {
      await context?.close();
      await browser?.close();
    },
  };
};

export type TestBrowser = ReturnType<typeof openBrowser>;

/** What Chromium prints by itself where a line was cut. */
export const CUT_LINE = /ERR_(EMPTY_RESPONSE|INTERNET_DIS|SOCKET|CONNECTION)/;

/**
 * One browser for all tests of a file: the mock backend is afresh before each, and after it nothing may have gone wrong
 * but what its tests provoke, on the page or in the requests that the backend got.
 */
export const browserOfSuite = (settings: Settings = {}): TestBrowser => {
  const browser = openBrowser(ADDRESS, settings);
  const { provoked, provokedOffences } = settings;
  beforeEach(() => browser.reset());
  afterEach(() => expect(browser.complaints.splice(0).filter(one => !provoked?.test(one))).toEqual([]));
  afterEach(async () => expect((await browser.offences()).filter(one => !provokedOffences?.test(one))).toEqual([]));
  afterAll(() => browser.close());
  return browser;
};

export const fillCredentials = async (page: Page, login: string) => {
  await page.locator('[data-cy="username"]').fill(login);
  await page.locator('[data-cy="password"]').fill(login);
  await page.locator('[data-cy="submit"]').click();
  await page.locator('[data-cy="loginTitle"]').waitFor({ state: 'detached' });
};

/** Signs in as a person does. */
export const signInByForm = async (page: Page, login: string, path = 'login') => {
  await page.goto(`./#/${path}`);
  await fillCredentials(page, login);
};

/** Puts a token where the console keeps it for one tab, before the first script of the page runs. */
const keepToken = (token: string) => sessionStorage.setItem('jhi-authenticationToken', JSON.stringify(token));

/** Opens a path with a session that the control endpoint has opened; the sign-in form has tests of its own. */
export const signIn = async (page: Page, login = 'editor', path = '') => {
  const token = await control.openSession(login);
  // The console reads the token when it starts: an address that differs in its hash alone starts nothing.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const script = await page.addInitScript(keepToken, token);
  await page.goto(`./#/${path}`);
  await script.dispose();
  await page.locator('[data-cy="messageBell"]').waitFor({ state: 'attached' });
};

interface Axe {
  axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
}

/** Addresses are hashes: axe takes each link that is scrolled out of the rail for a skip link. That one has a test. */
const OFF = { 'skip-link': { enabled: false } };

/**
 * What axe finds wrong on the page as it stands, one line each; `rules` turns on some that rest by default. The size of
 * what an open dialog covers in part is judged where nothing covers it.
 */
export const violationsOf = async (page: Page, rules: Record<string, { enabled: boolean }> = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async wanted => {
      const found = await (window as unknown as Axe).axe.run({ resultTypes: ['violations'], rules: wanted });
      const dialog = document.querySelector('.modal');
      const isCovered = (target: unknown) =>
        dialog !== null && !dialog.contains(document.querySelector(String(target)));
      return found.violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ target }) => String(target)).filter(target => id !== 'target-size' || !isCovered(target)),
      }));
    },
    { ...OFF, ...rules },
  );
  return violations
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
};

/** What must be here before the network is gone: toasts with their styles, and sign-in. */
const FOR_BAD_DAYS = [/\/toast-container-[^/]+\.css$/, /\/unstyled-[^/]+\.js$/, /\/login-modal-[^/]+\.js$/];

/** Waits until the page has fetched it. */
export const fetchedForBadDays = async (page: Page) => {
  for (const part of FOR_BAD_DAYS) {
    const isHere = fetched.get(page)?.some(url => part.test(url));
    if (!isHere) await page.waitForEvent('requestfinished', request => part.test(request.url()));
  }
};
