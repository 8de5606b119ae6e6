import type { Page } from 'playwright-core';
import type { Report, ReportBatch } from '../../../src/features/reports/report';
import { until } from './until';

/** Makes the page believe that its tab is hidden, as when the user looks at another tab. */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Lets the page send no more reports. A page that closes sends the rest, which may arrive in the next test. */
export const sendNoMore = (page: Page) =>
  page.evaluate(() => void Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));

/** Hides the tab until a report got its response. The reporter may not be ready the first time, so this repeats. */
export const hideUntil = (page: Page, address: string) => until(page.waitForResponse(address), () => hide(page));

interface Beacons {
  bodies: string[];
  refused: number;
}

const keep = () => {
  const beacons: Beacons = { bodies: [], refused: 0 };
  const { sendBeacon } = Navigator.prototype;
  Object.assign(window, { beacons });
  Navigator.prototype.sendBeacon = function keepBody(address, body) {
    beacons.bodies.push(String(body));
    return sendBeacon.call(this, address, body);
  };
  window.addEventListener('securitypolicyviolation', () => {
    beacons.refused += 1;
  });
};

/** Records every body that the page passes to `sendBeacon`, even if the policy refuses it. */
export const keepBeacons = async (page: Page) => {
  await page.addInitScript(keep);
  const readBeacons = () => page.evaluate(() => (window as unknown as { beacons: Beacons }).beacons);
  return {
    /** Waits until the page knows that the policy has refused one. */
    refused: () => page.waitForFunction(() => (window as unknown as { beacons: Beacons }).beacons.refused > 0),
    reports: async () => reportsOf((await readBeacons()).bodies.map(body => JSON.parse(body) as unknown)),
  };
};

/**
 * Serves the page as an installation with these settings does, and allows these sources for connections besides
 * its own.
 */
export const serveWith = (page: Page, settings: Record<string, string>, connectSources = '') =>
  page.route(
    url => url.pathname === '/',
    async route => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'].replace("connect-src 'self'", `$& ${connectSources}`);
      const body = Object.entries(settings).reduce(
        (html, [name, value]) => html.replace(`name="${name}" content=""`, `name="${name}" content="${value}"`),
        await response.text(),
      );
      await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': policy } });
    },
  );

/**
 * Adds a picture from another server, which the policy refuses. Its address contains a name, which must not
 * be reported.
 */
export const violatePolicy = (page: Page) =>
  page.evaluate(() => {
    const picture = document.createElement('img');
    picture.alt = '';
    document.body.append(picture);
    picture.src = 'https://foreign.example/Maria.png';
  });

export const reportsOf = (batches: readonly unknown[]): Report[] =>
  batches.flatMap(batch => (batch as ReportBatch).reports);
