import { openPage } from './pages.mjs';

const sum = numbers => numbers.reduce((total, one) => total + one, 0);
const MB = 1024 * 1024;

/**
 * Milliseconds until the 20th row is painted, with a cold cache, a slow connection and a slow processor. Also: how long
 * tasks blocked input (the part of each beyond 50 ms), the longest task, and the heap in MB after garbage collection.
 */
export const measureLoad = async (browser, target) => {
  const { page, devTools, ready, close } = await openPage(browser, { ...target, slow: true });
  const longTasks = await page.evaluate(() => window.bench.longTasks);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await close();
  return {
    'the 20th row is painted, ms': ready,
    'of it, the processor is blocked': sum(longTasks.map(duration => duration - 50)),
    'the longest task': Math.max(0, ...longTasks),
    'heap, MB': usedSize / MB,
  };
};
