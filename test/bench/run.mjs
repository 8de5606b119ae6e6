import { chromium } from 'playwright-core';
import { chromiumPath } from '../chromium.mjs';
import { barePairs, bareRows, bareTextarea } from './floor.mjs';
import { measureLoad } from './loading.mjs';
import { measureMemory, measureMoves } from './moving.mjs';
import { buildFloor } from './build-floor.mjs';
import { serveFolder, startConsole, started, tokenFrom } from './servers.mjs';
import { printCompared, printTimes, rounds } from './tables.mjs';
import { markdownOf } from './texts.mjs';
import { flashcards, longText, symptomRows, typedIntoFloor } from './typed-screens.mjs';

/**
 * `npm run bench [load] [move] [memory] [typing] [start]`: the budgets of the performance page, all or those named.
 * Needs a build. Absolute times mean nothing on another machine: each table measures the console and its floor in turn,
 * in one run, and gives the ratio. `ROUNDS` (3) says how often.
 */

const PORTS = { console: 9124, built: 9125, floor: 9126, start: 9127 };
const LIST = './#/application-admin/symptoms';

const load = async (browser, { built, floor }) => {
  const results = await rounds(async () => [await measureLoad(browser, floor), await measureLoad(browser, built)]);
  printCompared('a list of 20 rows, cold, 1.6 Mbit/s, 150 ms, CPU 4x slower', 'ms; heap MB', results);
};

const moves = async (browser, { built, floor }) => {
  const results = await rounds(async () => [await measureMoves(browser, floor), await measureMoves(browser, built)]);
  printCompared('moving, second visit, same line and CPU', 'ms', results);
};

const memory = async (browser, { built, floor }) => {
  const results = await rounds(async () => [await measureMemory(browser, floor), await measureMemory(browser, built)]);
  printCompared('left behind by each of 50 loops list-form-list', 'kB; nodes', results);
};

const typing = async (browser, { backend }) => {
  console.log('\nkey to paint, ms, CPU 4x slower');
  console.log(`${''.padEnd(44)}   min   med   p95   max  ratio of p95 to bare controls`);
  for (const bytes of [5_000, 50_000, 200_000]) {
    const bare = (await rounds(() => typedIntoFloor(browser, bareTextarea(markdownOf(bytes)), '#field'))).flat();
    const results = await rounds(() => longText(browser, backend, bytes));
    printTimes(`bare textarea, ${bytes / 1000} KB`, bare);
    printTimes(
      `disease text with its preview, ${bytes / 1000} KB`,
      results.flatMap(({ times }) => times),
      bare,
    );
    console.log(`  preview settled after ${results.map(({ preview }) => `${preview} ms`).join(', ')}`);
  }
  const rows = (await rounds(() => typedIntoFloor(browser, bareRows(200), '#w100'))).flat();
  printTimes('200 bare rows', rows);
  printTimes('disease with 200 symptom rows', (await rounds(() => symptomRows(browser, backend))).flat(), rows);
  const pairs = (await rounds(() => typedIntoFloor(browser, barePairs(500), '#q250'))).flat();
  printTimes('500 bare pairs of textareas', pairs);
  printTimes('one of 500 flashcards', (await rounds(() => flashcards(browser, backend))).flat(), pairs);
};

/** Budget 9: `npm start` until its page answers; what the first browser then waits for is the dev server's own work. */
const start = async () => {
  const before = Date.now();
  const env = { PORT: String(PORTS.start), BACKEND_DATABASE: ':memory:' };
  const stop = await started(
    'npm',
    ['start', '--silent', '--', '--host', '127.0.0.1'],
    env,
    `http://127.0.0.1:${PORTS.start}/`,
  );
  console.log(`\nnpm start answers its first page after ${Date.now() - before} ms`);
  stop();
};

const tables = { load, move: moves, memory, typing, start };
const asked = process.argv.slice(2);
const unknown = asked.filter(name => !(name in tables));
if (unknown.length > 0) throw new Error(`No such table: ${unknown}. There are ${Object.keys(tables).join(', ')}.`);

const backend = await startConsole(PORTS.console);
const built = await serveFolder('dist', PORTS.built, backend.address);
const floor = await serveFolder(await buildFloor(), PORTS.floor, backend.address);
const token = await tokenFrom(backend.address);
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
});
const targets = {
  backend: backend.address,
  built: { address: built.address, path: LIST, token },
  floor: { address: floor.address, path: './#/', token },
};
try {
  for (const name of asked.length > 0 ? asked : Object.keys(tables)) await tables[name](browser, targets);
} finally {
  await browser.close();
  [backend, built, floor].forEach(({ stop }) => stop());
}
