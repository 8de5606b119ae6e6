import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { type Engine, PATIENCE, type Profile, type Tab, WINDOW } from './driver';
import { pathOf } from './programs';

/** What the browsers log by themselves when the server refuses a request, which journeys provoke. */
const REFUSAL = /Failed to load resource/;

/** Before the page's first script: violations of the policy are logged, and errors are logged in words. */
const logInWords = () => {
  const log = console.error;
  console.error = (...parts: unknown[]) => log(parts.map(String).join(' '));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`The Content Security Policy blocked: ${violatedDirective} ${blockedURI}`),
  );
};

const listenTo = (page: Page) => {
  const errors: string[] = [];
  // A page with unsaved work asks before it is left.
  page.on('dialog', dialog => void dialog.accept());
  page.on('pageerror', error => errors.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`));
  page.on('console', message => {
    if (message.type() === 'error' && !REFUSAL.test(message.text())) errors.push(message.text());
  });
  return errors;
};

const press = async ({ keyboard }: Page, keys: string) => {
  const held = keys.split('+') as KeyInput[];
  for (const key of held) await keyboard.down(key);
  for (const key of held.reverse()) await keyboard.up(key);
};

const tabOf = (page: Page, errors: string[]): Tab => ({
  goto: async address => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  back: async () => void (await page.goBack({ waitUntil: [] })),
  evaluate: async (work, ...args) =>
    (await page.evaluate(work as unknown as (...sent: unknown[]) => unknown, ...args)) as never,
  run: async script => void (await page.evaluate(script)),
  press: keys => press(page, keys),
  type: text => page.keyboard.type(text),
  undo: () => press(page, 'Control+z'),
  redo: () => press(page, 'Control+Shift+z'),
  clickAt: (x, y) => page.mouse.click(x, y),
  print: async () => Buffer.from(await page.pdf({ format: 'A4' })),
  errors: async () => errors,
});

const openProfile = async (browser: Browser): Promise<Profile> => {
  const context = await browser.createBrowserContext();
  return {
    openTab: async () => {
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      const errors = listenTo(page);
      await page.setViewport(WINDOW);
      await page.evaluateOnNewDocument(logInWords);
      return tabOf(page, errors);
    },
    close: () => context.close(),
  };
};

/** Headless Chromium must not contact its vendor's servers. */
const CHROMIUM = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/**
 * Starts Chromium or Firefox, to be driven by the DevTools protocol or by WebDriver BiDi.
 *
 * @param preferences Firefox's preferences, by their names in `about:config`.
 * @param args Further arguments of Chromium's command line.
 */
export const launch = (
  name: 'chromium' | 'firefox',
  preferences: Record<string, unknown> = {},
  args: readonly string[] = [],
) =>
  puppeteer.launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath: pathOf(name),
    args: name === 'chromium' ? [...CHROMIUM, ...args] : [],
    extraPrefsFirefox: preferences,
    protocolTimeout: PATIENCE,
  });

/** A browser of the caller's own, which ends with the engine. */
export const startBidi = async (...settings: Parameters<typeof launch>): Promise<Engine> => {
  const browser = await launch(...settings);
  return { openProfile: () => openProfile(browser), close: () => browser.close() };
};

/** A Firefox that runs already. It goes on when the engine is closed. */
export const connectTo = async (browserWSEndpoint: string): Promise<Engine> => {
  const browser = await puppeteer.connect({
    browserWSEndpoint,
    protocol: 'webDriverBiDi',
    protocolTimeout: PATIENCE,
  });
  return { openProfile: () => openProfile(browser), close: () => browser.disconnect() };
};
