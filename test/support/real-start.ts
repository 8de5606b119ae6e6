import { start } from 'app/start/start';
import { readEarly } from 'core/http/early-reads';

/** A browser's fetch resolves addresses relative to the page; Node's fetch does not. */
const whole = (address: RequestInfo | URL) =>
  typeof address === 'string' ? new URL(address, window.location.href) : address;

const shown: { unmount: () => void }[] = [];

/** Prepares a test file for `startConsole`; call it once, outside the tests. */
export const prepareRealStart = () => {
  beforeAll(() => {
    const { fetch, Request } = globalThis;
    globalThis.fetch = (address, init) => fetch(whole(address), init);
    globalThis.Request = class extends Request {
      constructor(address: RequestInfo | URL, init?: RequestInit) {
        super(whole(address), init);
      }
    };
    // The start renders outside of Testing Library's `act`.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  afterEach(() => {
    shown.splice(0).forEach(root => root.unmount());
    document.body.replaceChildren();
  });
};

/**
 * Starts the console at a path as the page does, with the current contents of the browser's storage. Returns what it
 * rendered.
 */
export const startConsole = async (path: string) => {
  window.history.replaceState(null, '', `#${path}`);
  const root = document.body.appendChild(document.createElement('div'));
  readEarly(path);
  const rendered = await start(root);
  shown.push(rendered);
  return rendered;
};
