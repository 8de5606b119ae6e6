import { openPage } from './pages.mjs';

const LIST = '[data-cy="entityTable"]';
const FORM = 'input[data-cy="name"]';
const EDIT = '[data-cy="entityEditButton"]';
const BACK = '[data-cy="entityCreateCancelButton"]';
const PAGE_2 = '.page-link[aria-label$=" 2"]';

const move = (page, ...args) => page.evaluate(given => window.bench.move(...given), args);
const openForm = page => move(page, EDIT, FORM);
const goBack = page => move(page, BACK, LIST);

/** Budget 3: milliseconds from a click to its paint, slow line and processor, after a first visit of each screen. */
export const measureMoves = async (browser, target) => {
  const { page, close } = await openPage(browser, { ...target, slow: true });
  await openForm(page);
  await goBack(page);
  await page.waitForLoadState('networkidle');
  const form = await openForm(page);
  const back = await goBack(page);
  await page.waitForLoadState('networkidle');
  const next = await move(page, PAGE_2, LIST, true);
  await close();
  return { next, form, back };
};

const LOOPS = 50;

const usage = async devTools => {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes } = await devTools.send('Memory.getDOMCounters');
  return { usedSize, nodes };
};

/** Budget 7: what 50 loops list-form-list leave behind, kB of heap and nodes of the document for each loop. */
export const measureMemory = async (browser, target) => {
  const { page, devTools, close } = await openPage(browser, target);
  const loop = async times => {
    for (let count = 0; count < times; count += 1) {
      await openForm(page);
      await goBack(page);
    }
  };
  await loop(10);
  const before = await usage(devTools);
  await loop(LOOPS);
  const after = await usage(devTools);
  await close();
  return { heap: (after.usedSize - before.usedSize) / 1024 / LOOPS, nodes: (after.nodes - before.nodes) / LOOPS };
};
