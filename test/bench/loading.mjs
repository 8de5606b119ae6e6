import { openPage } from './pages.mjs';

const sum = numbers => numbers.reduce((total, one) => total + one, 0);
const MB = 1024 * 1024;

const KB = 1024;

/** Counts the requests of a page and the bytes of their answers, as they travel. */
const counted = page => {
  const seen = { requests: 0, bytes: 0 };
  page.on('requestfinished', async request => {
    seen.requests += 1;
    const sizes = await request.sizes().catch(() => undefined);
    seen.bytes += (sizes?.responseHeadersSize ?? 0) + (sizes?.responseBodySize ?? 0);
  });
  return seen;
};

/** What a first list asks for until its rows are painted, and in the ten seconds after, on a slow connection. */
export const measureRequests = async (browser, target) => {
  let seen;
  const { page, close } = await openPage(browser, {
    ...target,
    slow: true,
    wasOpen: true,
    watch: opened => (seen = counted(opened)),
  });
  const first = { ...seen };
  await page.waitForTimeout(10_000);
  await close();
  return {
    'requests until the rows': first.requests,
    'kB until the rows': first.bytes / KB,
    'requests in ten seconds more': seen.requests - first.requests,
    'kB in ten seconds more': (seen.bytes - first.bytes) / KB,
  };
};

/**
 * Milliseconds until the 20th row is painted, with a cold cache, a slow connection and a slow processor. Also: how long
 * tasks blocked input (the part of each beyond 50 ms), the longest task, and the heap in MB after garbage collection.
 */
export const measureLoad = async (browser, target) => {
  const again = await openPage(browser, { ...target, slow: true, wasOpen: true });
  await again.close();
  const { page, devTools, ready, close } = await openPage(browser, { ...target, slow: true });
  const longTasks = await page.evaluate(() => window.bench.longTasks);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await close();
  return {
    'the 20th row is painted, ms': ready,
    'if the session has opened the list before': again.ready,
    'of it, the processor is blocked': sum(longTasks.map(duration => duration - 50)),
    'the longest task': Math.max(0, ...longTasks),
    'heap, MB': usedSize / MB,
  };
};
