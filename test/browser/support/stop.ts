import { STARTED, type Started } from './start';

/** Stops the preview servers with all their child processes, and the browsers. */
export default async () => {
  const started: Started | undefined = Reflect.get(globalThis, STARTED);
  if (!started) return;
  started.servers.forEach(({ pid }) => pid && process.kill(-pid));
  await Promise.all(started.browsers.map(browser => browser.close()));
};
