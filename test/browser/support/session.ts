import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserType, Page } from 'playwright-core';
import { control } from './control';
import { ADDRESS, endpointOf } from './worker';

/** Playwright's Chromium. environment.cjs loads it. */
export const { chromium } = globalThis as unknown as { chromium: BrowserType };

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** No action of a passing test takes this long, in milliseconds. On a busy machine it may take many seconds. */
const PATIENCE = 60_000;

// A failing test names the action that it waited for, so several actions must fit into the test's timeout.
jest.setTimeout(4 * PATIENCE);

/** Error responses that a test provokes. The browser logs them by itself. */
const isRefusal = (text: string) =>
  /Failed to load resource: the server responded with a status of (4|5)\d\d/.test(text);

/**
 * Makes each violation of the shipped Content Security Policy an error on the page, which fails the test, whether or
 * not the browser writes it to its log.
 */
const reportViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`The Content Security Policy blocked: ${violatedDirective} ${blockedURI} ${sample}`),
  );

type Locale = 'pt-br' | 'en';
type Size = { width: number; height: number };

const DESKTOP: Size = { width: 1280, height: 900 };

/** Vite's preview would compress each file again for each page. nginx serves what the build has compressed. */
const UNCOMPRESSED = { 'accept-encoding': 'identity' };

/** The addresses that each page has fetched. */
const fetched = new WeakMap<Page, string[]>();

interface Settings {
  /** The errors on the page that a test provokes on purpose. */
  provoked?: RegExp;
  /** The offences in the backend's requests that a test provokes on purpose. */
  provokedOffences?: RegExp;
  /** The page uses the machine's clock, for what the page measures by itself. */
  hasRealClock?: boolean;
}

/** The Chromium of this jest worker, the errors on its pages, and the backend's control endpoint. */
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

  const closePages = async () => {
    await context?.close();
    context = undefined;
  };

  /** Opens a page with its own storage, and closes the previous one. Tests move its clock: see clock.ts. */
  const newPage = async (locale: Locale = 'pt-br', viewport: Size = DESKTOP, timezoneId?: string): Promise<Page> => {
    await closePages();
    browser ??= await chromium.connect(endpointOf('chromium'));
    context = await browser.newContext({
      viewport,
      timezoneId,
      baseURL: address,
      reducedMotion: 'reduce',
      extraHTTPHeaders: address === ADDRESS ? UNCOMPRESSED : undefined,
    });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(reportViolations);
    if (!hasRealClock) await context.clock.install();
    await context.addInitScript(chosen => {
      // A page with an opaque origin has no storage.
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
    /** Opens a page at a path, signed in. */
    signedIn: async (login: string, path?: string, viewport?: Size, locale?: Locale) => {
      const page = await newPage(locale, viewport);
      await signIn(page, login, path);
      return page;
    },
    complaints,
    ...control,
    /** Resets the backend for a new test. A page of the previous test must not send anything after that. */
    startTest: async () => {
      await closePages();
      await control.reset();
    },
    close: async () => {
      await closePages();
      await browser?.close();
    },
  };
};

export type TestBrowser = ReturnType<typeof openBrowser>;

/** What Chromium logs by itself when a connection fails. */
export const CUT_LINE = /ERR_(EMPTY_RESPONSE|INTERNET_DIS|SOCKET|CONNECTION)/;

/**
 * One browser for all tests of a file. The mock backend is reset before each test. After a test, there may be no
 * errors on the page and no offences in the requests to the backend, except those that its tests provoke.
 */
export const browserOfSuite = (settings: Settings = {}): TestBrowser => {
  const browser = openBrowser(ADDRESS, settings);
  const { provoked, provokedOffences } = settings;
  beforeEach(() => browser.startTest());
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

/** Signs in through the form, as a user does. */
export const signInByForm = async (page: Page, login: string, path = 'login') => {
  await page.goto(`./#/${path}`);
  await fillCredentials(page, login);
};

/** Stores a token where the console stores it for one tab, before the page's first script runs. */
const keepToken = (token: string) => sessionStorage.setItem('jhi-authenticationToken', JSON.stringify(token));

/** Opens a path with a session that the control endpoint has opened; the sign-in form has its own tests. */
export const signIn = async (page: Page, login = 'editor', path = '') => {
  const token = await control.openSession(login);
  // The console reads the token when it starts. An address that differs only in its hash does not start it again.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const script = await page.addInitScript(keepToken, token);
  await page.goto(`./#/${path}`);
  await script.dispose();
  // It looks at each frame. A locator would look again after half a second.
  await page.waitForFunction(() => document.querySelector('[data-cy="messageBell"]'));
};

interface Axe {
  axe: {
    run: (context: object, options: object) => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
  };
}

/** Rows that repeat those above them, of which one list has 400. Without them axe takes a fraction of the time. */
const REPEATED = ['tbody > tr:nth-child(n + 11)', 'main li:nth-child(n + 11)'];

/**
 * The addresses are hashes, so axe takes each link that is scrolled out of the rail for a skip link. The real skip
 * link has its own test.
 */
const OFF = { 'skip-link': { enabled: false } };

/**
 * The violations that axe finds on the current page, one line for each rule. `rules` turns on rules that are off by
 * default; `runOnly` names the only rules to check. An open dialog covers controls in part, so target sizes outside it
 * are judged only when it is closed.
 */
export const violationsOf = async (
  page: Page,
  rules: Record<string, { enabled: boolean }> = {},
  runOnly?: readonly string[],
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ({ exclude, ...wanted }) => {
      const { axe } = window as unknown as Axe;
      const found = await axe.run({ exclude }, { resultTypes: ['violations'], preload: false, ...wanted });
      const dialog = document.querySelector('.modal');
      const isCovered = (target: unknown) =>
        dialog !== null && !dialog.contains(document.querySelector(String(target)));
      return found.violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ target }) => String(target)).filter(target => id !== 'target-size' || !isCovered(target)),
      }));
    },
    { exclude: REPEATED, rules: { ...OFF, ...rules }, ...(runOnly && { runOnly }) },
  );
  return violations
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
};

/** What must be loaded before the network fails: toasts with their styles, and sign-in. */
const FOR_BAD_DAYS = [/\/toast-container-[^/]+\.css$/, /\/unstyled-[^/]+\.js$/, /\/account-[^/]+\.js$/];

/** Waits until the page has fetched these files. */
export const fetchedForBadDays = async (page: Page) => {
  for (const part of FOR_BAD_DAYS) {
    const isHere = fetched.get(page)?.some(url => part.test(url));
    if (!isHere) await page.waitForEvent('requestfinished', request => part.test(request.url()));
  }
};
