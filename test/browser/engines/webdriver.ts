import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../support/free-port';
import { type Engine, type Json, PATIENCE, type Profile, type Tab, WINDOW } from './driver';
import { pathOf } from './programs';
import { chord, click, typed } from './webdriver-actions';

/** Sends one command (https://www.w3.org/TR/webdriver2/). Some are never answered by WebKit: each has a limit. */
const createSend = (port: number) => async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: Json) => {
  const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebKit refused ${method} ${path}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
};

type Send = ReturnType<typeof createSend>;

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

/** The commands of one tab. They go to the window that was chosen last, so each chooses its own first. */
const openTab = async (send: Send, session: string, handle: string): Promise<Tab> => {
  const order = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: Json) => {
    await send('POST', `${session}/window`, { handle });
    return send(method, `${session}/${path}`, body);
  };
  const act = (source: Json) => order('POST', 'actions', { actions: [source] });
  const type = (actions: Json) => act({ type: 'key', id: 'keyboard', actions });
  const errors: string[] = [];

  /** The result comes as JSON: WebDriver itself would make `null` of what is `undefined`. */
  const run = async (script: string, args: readonly Json[]) =>
    order('POST', 'execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve((${script})(...Array.from(arguments).slice(0, -1))).then(
          value => done({ json: JSON.stringify(value) }),
          error => done({ error: String(error) }),
        );`,
      args: [...args],
    });
  const evaluate: Tab['evaluate'] = async (work, ...args) => {
    const { json, error } = (await run(String(work), args)) as { json: string | null; error?: string };
    if (error !== undefined) throw new Error(error);
    return (json === null ? undefined : JSON.parse(json)) as never;
  };
  /** Runs a command that leaves the document, between the two halves of the listening. */
  const leave = async (method: 'GET' | 'POST', path: string, body: Json = {}) => {
    errors.push(...(await evaluate(takeProblems)));
    await order(method, path, body);
    await evaluate(listen);
  };

  return {
    goto: url => leave('POST', 'url', { url }),
    reload: () => leave('POST', 'refresh'),
    // A move within the console keeps the document, so the listening goes on.
    back: () => evaluate(() => window.history.back()),
    forward: () => evaluate(() => window.history.forward()),
    evaluate,
    run: async script => void (await order('POST', 'execute/sync', { script, args: [] })),
    press: async keys => void (await type(chord(keys))),
    type: async text => void (await type(typed(text))),
    // Keys of a driver reach the page, but not the browser's own undo.
    undo: () => evaluate(() => void document.execCommand('undo')),
    redo: () => evaluate(() => void document.execCommand('redo')),
    clickAt: async (x, y) => void (await act({ type: 'pointer', id: 'mouse', actions: click(x, y) })),
    screenshot: async () => Buffer.from(String(await order('GET', 'screenshot')), 'base64'),
    errors: async () => {
      errors.push(...(await evaluate(takeProblems)));
      return errors;
    },
  };
};

/** A browser of its own: nothing that one person stores is seen by the next. */
const openProfile = async (send: Send): Promise<Profile> => {
  const { sessionId } = (await send('POST', 'session', { capabilities: {} })) as {
    sessionId: string;
  };
  const session = `session/${sessionId}`;
  await send('POST', `${session}/timeouts`, { script: PATIENCE, pageLoad: PATIENCE });
  await send('POST', `${session}/window/rect`, WINDOW);
  const first = String(await send('GET', `${session}/window`));
  let isFirstOpen = false;
  return {
    openTab: async () => {
      if (!isFirstOpen) {
        isFirstOpen = true;
        return openTab(send, session, first);
      }
      const { handle } = (await send('POST', `${session}/window/new`, { type: 'window' })) as { handle: string };
      return openTab(send, session, handle);
    },
    close: async () => void (await send('DELETE', session)),
  };
};

/** The display that Xvfb has chosen: it writes its number to the given file descriptor. */
const displayOf = (screen: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(`:${String(chunk).trim()}`));
    screen.once('error', reject);
    screen.once('exit', status => reject(new Error(`Xvfb ended with ${String(status)}.`)));
  });

const isReady = async (send: Send, deadline = Date.now() + PATIENCE): Promise<void> => {
  try {
    await send('GET', 'status');
  } catch (error) {
    if (Date.now() > deadline) throw error;
    await new Promise(resolve => setTimeout(resolve, 20));
    return isReady(send, deadline);
  }
};

/** WebKitGTK, the engine of Safari, by way of WebDriver, on a screen of its own. */
export const startWebKit = async (): Promise<Engine> => {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const driver = spawn(pathOf('webkit'), [`--port=${port}`], {
    stdio: 'ignore',
    // Without a graphics card, layers for the compositor cost two fifths of the page's processor time.
    env: { ...process.env, DISPLAY: await displayOf(screen), WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const send = createSend(port);
  await isReady(send);
  return {
    openProfile: () => openProfile(send),
    close: async () => {
      driver.kill();
      screen.kill();
    },
  };
};
