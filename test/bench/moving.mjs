import { openPage } from './pages.mjs';

export const LIST = '[data-cy="entityTable"]';
const FORM = 'input[data-cy="name"]';
const EDIT = '[data-cy="entityEditButton"]';
const BACK = '[data-cy="entityCreateCancelButton"]';
export const PAGE_2 = '.page-link[aria-label$=" 2"]';

/** Milliseconds from a click to the paint in which a selector matches and, if requested, the first row has changed. */
export const move = (page, ...args) => page.evaluate(given => window.bench.move(...given), args);
const openForm = page => move(page, EDIT, FORM);
const goBack = page => move(page, BACK, LIST);

/** Milliseconds from a click to its paint, on a slow connection and processor; all but `first` after a first visit. */
export const measureMoves = async (browser, target) => {
  const { page, close } = await openPage(browser, { ...target, slow: true });
  const first = await openForm(page);
  await goBack(page);
  await page.waitForLoadState('networkidle');
  const form = await openForm(page);
  const back = await goBack(page);
  await page.waitForLoadState('networkidle');
  const next = await move(page, PAGE_2, LIST, true);
  await close();
  return { 'page 2': next, 'open the form, first time': first, 'open the form': form, 'back to the list': back };
};

/** A working day has several hundred loops: `LOOPS=500`. */
const LOOPS = Number(process.env.LOOPS ?? 50);

const usage = async devTools => {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes } = await devTools.send('Memory.getDOMCounters');
  return { usedSize, nodes };
};

/** What each loop list-form-list leaves behind: kB of heap, and nodes of the document. */
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
  const each = (from, to) => (to - from) / LOOPS;
  return {
    'heap, kB': each(before.usedSize, after.usedSize) / 1024,
    'nodes of the document': each(before.nodes, after.nodes),
  };
};
