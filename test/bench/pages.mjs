/** Observes a page from the start: when 20 rows were painted, and which long tasks kept the processor busy. */
const watch = () => {
  const afterPaint = then =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(null);
    });
  /** Resolves at the first paint in which `condition` holds. */
  const painted = condition =>
    new Promise(resolve => {
      const look = () => {
        if (!condition()) return;
        observer.disconnect();
        afterPaint(resolve);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
      look();
    });
  const rows = () => document.querySelectorAll('[data-cy="entityTable"]').length;
  window.bench = {
    longTasks: [],
    ready: painted(() => rows() >= 20).then(() => performance.now()),
    /** Milliseconds from a click to the paint in which `selector` matches and, if requested, the first row changed. */
    move: async (click, selector, otherRows = false) => {
      const firstRow = () => document.querySelector('[data-cy="entityTable"]')?.textContent;
      const before = firstRow();
      const start = performance.now();
      document.querySelector(click).click();
      await painted(() => document.querySelector(selector) && (!otherRows || firstRow() !== before));
      return performance.now() - start;
    },
  };
  new PerformanceObserver(list => {
    window.bench.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
};

/** A distant office connection: 1.6 Mbit/s, 150 ms. The processor is four times slower. */
const SLOW_LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 200_000, latency: 150 };
export const SLOWDOWN = 4;

const rows = page => page.evaluate(() => window.bench.ready);

/**
 * Opens a page with an empty cache, signed in and observed. `slow` throttles the connection and the processor.
 * `wasOpen`: the session has opened the page before. `watch` gets the page before it opens.
 */
export const openPage = async (browser, { address, path, token, slow = false, wasOpen = false, watch: onPage }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: address });
  await context.addInitScript(id => sessionStorage.setItem('jhi-authenticationToken', JSON.stringify(id)), token);
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const devTools = await context.newCDPSession(page);
  if (wasOpen) {
    await page.goto(path);
    await rows(page);
    await page.goto('about:blank');
    await devTools.send('Network.clearBrowserCache');
  }
  if (slow) {
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  onPage?.(page);
  await page.goto(path);
  const ready = await rows(page);
  return { page, devTools, ready, close: () => context.close() };
};
