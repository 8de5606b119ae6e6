import { barePlaces } from './floor.mjs';
import { SLOWDOWN } from './pages.mjs';
import { markdownOf } from './texts.mjs';
import { slowPage } from './typed-screens.mjs';

/** The review of a replacement with many places: how soon it opens, how it scrolls, and what it keeps. */

const RECORDS = 500;
const PLACES = 4;
const FIND = 'application-admin/find';
const REVIEW = 'application-admin/replace?text=dipirona&by=metamizol&in=diseases';

/** A text of some 5 KB with the word in four places. */
const textWithPlaces = number => {
  const parts = markdownOf(5000).split('\n\n');
  const step = Math.floor(parts.length / PLACES);
  const hasPlace = at => at % step === 0 && at / step < PLACES;
  return parts.map((part, at) => (hasPlace(at) ? `${part}\n\nDar dipirona ao caso ${number}.` : part)).join('\n\n');
};

const encoded = text => ({ rawMarkdownAvailable: Buffer.from(text).toString('base64') });

const records = Array.from({ length: RECORDS }, (_, at) => ({
  id: 900_000 + at,
  name: `Registro ${at}`,
  free: false,
  groups: [],
  diseaseSynonyms: [],
  diseaseSymptoms: [],
  diagnostic: encoded(textWithPlaces(at)),
}));

/** Answers the list of diseases with these records, page by page. */
const answerWithRecords = page =>
  page.route(/\/api\/diseases\?/, route => {
    const params = new URL(route.request().url()).searchParams;
    const [number, size] = ['page', 'size'].map(name => Number(params.get(name)));
    return route.fulfill({
      headers: { 'x-total-count': String(RECORDS) },
      json: records.slice(number * size, (number + 1) * size),
    });
  });

/** Runs in the page. Resolves with the ms from the last answer of the list to the paint of the first place. */
const untilReview = requests =>
  new Promise(resolve => {
    const look = () => {
      if (!document.querySelector('.replace-place')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(requests));
          resolve(performance.now() - Math.max(...answers.map(({ responseEnd }) => responseEnd)));
        };
        channel.port2.postMessage(null);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
  });

/** Runs in the page. */
const noteLongTasks = () => {
  window.longTasks = [];
  new PerformanceObserver(list => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
};

const heapOf = async devTools => {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
};

const longest = page => page.evaluate(() => Math.max(0, ...window.longTasks.splice(0)));

/** Runs in the page. */
const twoFrames = async () => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
};

/** Turns the wheel, a third of a screen at a time, to the end and back. */
const scrollThrough = async page => {
  const { width, height } = page.viewportSize();
  await page.mouse.move(width / 2, height / 2);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const turns = Math.ceil((3 * whole) / height);
  for (let turn = 0; turn < 2 * turns; turn += 1) {
    await page.mouse.wheel(0, ((turn < turns ? 1 : -1) * height) / 3);
    await page.evaluate(twoFrames);
  }
};

const SCROLLING = 'longest task while scrolling through, ms';

/** What the browser itself needs for as many places. */
export const measureBareReview = async browser => {
  const { page, close, slow } = await slowPage(browser);
  await page.setContent(barePlaces(RECORDS, PLACES));
  await page.evaluate(noteLongTasks);
  await slow(SLOWDOWN);
  await scrollThrough(page);
  const scrolling = await longest(page);
  await close();
  return { [SCROLLING]: scrolling };
};

export const measureReview = async (browser, { address, token }) => {
  const { page, close, slow } = await slowPage(browser, address);
  await page.addInitScript(id => sessionStorage.setItem('jhi-authenticationToken', JSON.stringify(id)), token);
  await answerWithRecords(page);
  await page.goto(`./#/${FIND}`);
  await page.locator('.find-screen').waitFor();
  const devTools = await slow(SLOWDOWN);
  const before = await heapOf(devTools);
  await page.evaluate(noteLongTasks);
  const opened = page.evaluate(untilReview, '/api/diseases?');
  await page.evaluate(to => (location.hash = `/${to}`), REVIEW);
  await page.locator('.replace-place').first().waitFor();
  const opens = await opened;
  const opening = await longest(page);
  await page.waitForFunction(count => document.querySelectorAll('.replace-place').length === count, RECORDS * PLACES);
  const filling = await longest(page);
  const kept = (await heapOf(devTools)) - before;
  await longest(page);
  await scrollThrough(page);
  const scrolling = await longest(page);
  const shown = await page.locator('.replace-place').count();
  await close();
  if (shown !== RECORDS * PLACES) throw new Error(`${shown} places are shown, not ${RECORDS * PLACES}.`);
  return {
    'the review opens, after the last row came, ms': opens,
    'longest task until then, ms': opening,
    'longest task while all places are filled in, ms': filling,
    [SCROLLING]: scrolling,
    'heap that the review adds, MB': kept,
  };
};
