/** Keys typed in one measurement, after a few that warm up the page. */
const KEYS = 40;
const WARM_UP = 8;

/** Milliseconds from a key press to the paint that shows it, for each of `KEYS` keys. */
export const measureTyping = async (page, field, isInMiddle = false) => {
  await field.click();
  if (isInMiddle) await field.evaluate(area => area.setSelectionRange(area.value.length / 2, area.value.length / 2));
  else await field.press('End');
  await page.evaluate(() => {
    window.keyTimes = [];
    const start = event => {
      const pressed = event.timeStamp;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        // The browser paints after the callbacks of the frame. The message arrives after the paint.
        channel.port1.onmessage = () => window.keyTimes.push(performance.now() - pressed);
        channel.port2.postMessage(null);
      });
    };
    window.addEventListener('keydown', start, { capture: true });
  });
  for (let key = 0; key < WARM_UP + KEYS; key += 1) {
    await page.keyboard.press('a');
    await page.waitForFunction(count => window.keyTimes.length >= count, key + 1);
  }
  const times = await page.evaluate(() => window.keyTimes);
  return times.slice(WARM_UP);
};

const metric = async (devTools, name) => {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return metrics.find(one => one.name === name).value;
};

/** Milliseconds of style recalculation for each of the keys that `type` types. */
export const measureStyle = async (devTools, type) => {
  await devTools.send('Performance.enable');
  const before = await metric(devTools, 'RecalcStyleDuration');
  const result = await type();
  const style = ((await metric(devTools, 'RecalcStyleDuration')) - before) * 1000;
  return { result, style: style / (WARM_UP + KEYS) };
};

/** Runs in the page. Resolves with the ms from the next input to the paint of a preview that ends with the mark. */
const watchPreview = (preview, mark) => {
  window.previewPainted = new Promise(resolve => {
    let start = 0;
    document.addEventListener('input', () => (start = performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!preview.querySelector('.markdown-group:last-child > :last-child')?.textContent.includes(mark)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(Math.round(performance.now() - start));
        channel.port2.postMessage(null);
      });
    });
    observer.observe(preview, { childList: true, subtree: true, characterData: true });
  });
};

/**
 * Milliseconds from the input of a paragraph at the end until the preview shows it. The page itself measures them:
 * searching a long preview from outside takes longer than rendering it.
 */
export const measurePreview = async (page, field, preview) => {
  const mark = `fim-${Date.now()}`;
  await field.press('Control+End');
  await preview.evaluate(watchPreview, mark);
  await page.keyboard.insertText(`\n\n${mark}`);
  return page.evaluate(() => window.previewPainted);
};

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

export const summary = times => {
  const sorted = [...times].sort((a, b) => a - b);
  return { min: sorted[0], median: at(sorted, 0.5), p95: at(sorted, 0.95), max: sorted.at(-1) };
};
