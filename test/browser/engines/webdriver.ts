import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { type Engine, PATIENCE, type Profile, type Tab, WINDOW } from './driver';
import { pathOf } from './programs';

/** Collects what goes wrong from now on. WebKit runs no script before the page's own, so its start is not heard. */
const listen = () => {
  const problems: string[] = [];
  Object.assign(window, { problems });
  window.addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(`uncaught: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`The Content Security Policy blocked: ${violatedDirective} ${blockedURI}`),
  );
  const log = console.error;
  console.error = (...parts: unknown[]) => {
    problems.push(parts.map(String).join(' '));
    log(...parts);
  };
};

const takeProblems = () => {
  const { problems } = window as unknown as { problems?: string[] };
  return problems?.splice(0) ?? [];
};

/** A key by its name, such as `Control`, or by its character. */
const keyOf = (name: string) => (Key as unknown as Record<string, string>)[name.toUpperCase()] ?? name;

/** WebKit never answers some commands. */
const tooLate = () =>
  new Promise<never>((_, reject) => {
    AbortSignal.timeout(PATIENCE).onabort = () => reject(new Error('WebKit did not answer a command in time.'));
  });

/** The commands of one tab. They go to the window that was chosen last, so each chooses its own first. */
const tabOf = (driver: WebDriver, handle: string): Tab => {
  const order = <R>(command: () => Promise<R>) =>
    Promise.race([driver.switchTo().window(handle).then(command), tooLate()]);
  const errors: string[] = [];

  /** The result comes as JSON: WebDriver itself would make `null` of what is `undefined`. */
  const evaluate: Tab['evaluate'] = async (work, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${String(work)})(...Array.from(arguments).slice(0, -1))).then(
        value => done({ json: JSON.stringify(value) }),
        error => done({ error: String(error) }),
      );`;
    const { json, error } = await order(() =>
      driver.executeAsyncScript<{ json: string | null; error?: string }>(script, ...args),
    );
    if (error !== undefined) throw new Error(error);
    return (json === null ? undefined : JSON.parse(json)) as never;
  };
  /** Runs a command that leaves the document, between the two halves of the listening. */
  const leave = async (command: () => Promise<void>) => {
    errors.push(...(await evaluate(takeProblems)));
    await order(command);
    await evaluate(listen);
  };

  return {
    goto: url => leave(() => driver.get(url)),
    reload: () => leave(() => driver.navigate().refresh()),
    // A move within the console keeps the document, so the listening goes on.
    back: () => evaluate(() => window.history.back()),
    evaluate,
    run: script => order(() => driver.executeScript<void>(script)),
    press: keys => {
      const [last, ...held] = keys.split('+').map(keyOf).reverse();
      const actions = held.reduceRight((before, key) => before.keyDown(key), driver.actions()).sendKeys(last);
      return order(() => held.reduce((before, key) => before.keyUp(key), actions).perform());
    },
    type: text => order(() => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform()),
    // Keys of a driver reach the page, but not the browser's own undo.
    undo: () => evaluate(() => void document.execCommand('undo')),
    redo: () => evaluate(() => void document.execCommand('redo')),
    clickAt: (x, y) => {
      const point = { x: Math.round(x), y: Math.round(y), duration: 0 };
      return order(() => driver.actions().move(point).click().perform());
    },
    errors: async () => {
      errors.push(...(await evaluate(takeProblems)));
      return errors;
    },
  };
};

/** A browser of its own: nothing that one person stores is seen by the next. */
const openProfile = async (address: string): Promise<Profile> => {
  const driver = await new Builder().usingServer(address).forBrowser('MiniBrowser').build();
  await driver.manage().setTimeouts({ script: PATIENCE, pageLoad: PATIENCE });
  await driver.manage().window().setRect(WINDOW);
  let isFirst = true;
  return {
    openTab: async () => {
      if (!isFirst) await driver.switchTo().newWindow('window');
      isFirst = false;
      return tabOf(driver, await driver.getWindowHandle());
    },
    close: () => driver.quit(),
  };
};

/** The display that Xvfb has chosen: it writes its number to the given file descriptor. */
const displayOf = (screen: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(`:${String(chunk).trim()}`));
    screen.once('error', reject);
    screen.once('exit', status => reject(new Error(`Xvfb ended with ${String(status)}.`)));
  });

/** WebKitGTK, the engine of Safari, by way of WebDriver, on a screen of its own. */
export const startWebKit = async (): Promise<Engine> => {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const service = new DriverService.Builder(pathOf('webkit'))
    .setLoopback(true)
    // Without a graphics card, layers for the compositor cost two fifths of the page's processor time.
    .setEnvironment({ ...process.env, DISPLAY: await displayOf(screen), WEBKIT_DISABLE_COMPOSITING_MODE: '1' })
    .build();
  const address = await service.start(PATIENCE);
  return {
    openProfile: () => openProfile(address),
    close: async () => {
      await service.kill();
      screen.kill();
    },
  };
};
