import { SLOWDOWN } from './pages.mjs';
import { markdownOf } from './texts.mjs';
import { slowPage } from './typed-screens.mjs';

const RUNS = 20;

/** Runs in the page: milliseconds of all rules of texts, for the first run and for each later one. */
const run = async ({ before, now, runs }) => {
  const { findingsInEdited } = await import('/src/features/checks/edited-findings.ts');
  return Array.from({ length: runs }, () => {
    const start = performance.now();
    findingsInEdited(before, now, { elsewhere: [before] });
    return performance.now() - start;
  });
};

/** All rules over a text in which ten numbers were changed, beside another text of the same size. */
export const measureRules = async (browser, address, bytes) => {
  const { page, close, slow } = await slowPage(browser, address);
  const before = markdownOf(bytes);
  let count = 0;
  const now = before.replace(/0,85/g, found => (count++ < 10 ? '8,5' : found));
  await page.goto('./');
  await page.evaluate(run, { before: 'Dar 8 g.', now: 'Dar 84 g.', runs: 1 });
  await slow(SLOWDOWN);
  const times = await page.evaluate(run, { before, now, runs: RUNS });
  await close();
  return { first: times[0], median: times.sort((one, other) => one - other)[RUNS / 2] };
};
