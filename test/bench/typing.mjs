/** Keys typed in one measurement, after a few that warm the page up. */
const KEYS = 40;
const WARM_UP = 8;

/** Milliseconds from a key press to the paint that shows it, for each of `KEYS` keys. */
export const measureTyping = async (page, field) => {
  await field.click();
  await field.press('End');
  await page.evaluate(() => {
    window.keyTimes = [];
    const start = event => {
      const pressed = event.timeStamp;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        // After the frame's own callbacks comes the paint; the message arrives behind it.
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

/** Milliseconds from the call until the text stands in the preview. */
export const measurePreview = async (page, field, preview) => {
  const mark = `fim-${Date.now()}`;
  await field.press('Control+End');
  const before = Date.now();
  await page.keyboard.insertText(`\n\n${mark}`);
  await preview.getByText(mark).waitFor();
  return Date.now() - before;
};

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

export const summary = times => {
  const sorted = [...times].sort((a, b) => a - b);
  return { min: sorted[0], median: at(sorted, 0.5), p95: at(sorted, 0.95), max: sorted.at(-1) };
};
