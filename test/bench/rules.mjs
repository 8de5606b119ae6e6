import { readdirSync } from 'node:fs';
import { SLOWDOWN } from './pages.mjs';
import { markdownOf } from './texts.mjs';
import { slowPage } from './typed-screens.mjs';

const RUNS = 20;

/** The chunk of the build that has the rules. */
const chunkOf = () => `/assets/${readdirSync('dist/assets').find(name => /^points-.*\.js$/.test(name))}`;

/** Runs in the page: milliseconds of all rules of texts, for each run. */
const run = async ({ chunk, before, now, runs }) => {
  const { pointsOf } = await import(chunk);
  const texts = [
    { name: 'edited', before, after: now },
    { name: 'other', before, after: before },
  ];
  return Array.from({ length: runs }, () => {
    const start = performance.now();
    pointsOf({ before: {}, now: {}, texts, checks: [], missing: [] });
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
  await page.evaluate(run, { chunk: chunkOf(), before: 'Dar 8 g.', now: 'Dar 84 g.', runs: 1 });
  await slow(SLOWDOWN);
  const times = await page.evaluate(run, { chunk: chunkOf(), before, now, runs: RUNS });
  await close();
  return { first: times[0], median: times.sort((one, other) => one - other)[RUNS / 2] };
};
