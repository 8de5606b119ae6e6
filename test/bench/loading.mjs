import { openPage } from './pages.mjs';

const sum = numbers => numbers.reduce((total, one) => total + one, 0);
const MB = 1024 * 1024;

/**
 * Milliseconds to the paint that shows the 20th row, cold cache, slow line and processor; how long tasks
 * blocked input (what of each is beyond 50 ms), the longest of them, and the heap in MB once garbage is collected.
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
