import type { Page } from 'playwright-core';

/** Holds the requests of a method to these addresses until they are released, and counts them. */
export const hold = async (page: Page, addresses: string | RegExp, method = 'GET') => {
  let release: () => void = () => undefined;
  let count = 0;
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(addresses, async route => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    await released;
    return route.fallback();
  });
  return { release, count: () => count };
};
