import { chromium } from 'playwright-core';
import { withCleanUp } from '../clean-up.mjs';
import { chromiumPath } from '../programs.mjs';
import { buildFloor } from './build-floor.mjs';
import { figure, figuresOfPairs, rounds } from './figures.mjs';
import { barePairs, bareRows, bareTextarea } from './floor.mjs';
import { measureLoad, measureRequests } from './loading.mjs';
import { measureFirstMoves, measureMoves, measurePresses } from './moving.mjs';
import { measurePasting } from './pasting.mjs';
import { keepReport, markdownOf } from './report.mjs';
import { measureBareReview, measureReview } from './replacing.mjs';
import { measureRules } from './rules.mjs';
import { measurePalette } from './searching.mjs';
import { serveFolder, startConsole, tokenFrom } from './servers.mjs';
import { markdownOf as textOf } from './texts.mjs';
import { flashcards, longText, symptomRows, typedIntoFloor } from './typed-screens.mjs';

/**
 * `npm run bench [load] [requests] [press] [move] [typing] [paste] [palette] [rules] [replace]`: all tables of the README, or
 * those named. Needs a build. Absolute times mean nothing on another machine, so each table measures the console and its floor
 * in turn, in one run, and gives the ratio.
 * `-- --keep` writes the tables of this run into the README. `ROUNDS` (3) is the number of measurements.
 */

const PORTS = { console: 9124, built: 9125, floor: 9126 };
const LIST = './#/application-admin/symptoms';

const pairsOf = (measure, browser, { built, floor }) =>
  rounds(async () => [await measure(browser, floor), await measure(browser, built)]);

const load = async (browser, targets) => ({
  title: 'a list of 20 rows, cold',
  against: 'floor',
  figures: figuresOfPairs(await pairsOf(measureLoad, browser, targets), {
    'the 20th row is painted, ms': 1.4,
    'if the session has opened the list before': 1.4,
    'heap, MB': 1.7,
  }),
});

const requests = async (browser, targets) => ({
  title: 'what a first list asks for',
  against: 'floor',
  figures: figuresOfPairs(await pairsOf(measureRequests, browser, targets)),
});

const presses = async (browser, targets) => ({
  title: 'the first form, ms',
  against: 'floor',
  figures: figuresOfPairs(await pairsOf(measurePresses, browser, targets), {
    'pressed 0 s after the rows': 1.7,
    'pressed 0.3 s after the rows': 1.7,
    'pressed 1 s after the rows': 1.3,
    'pressed 2 s after the rows': 1.3,
  }),
});

const moves = async (browser, targets) => {
  const token = await tokenFrom(targets.backend, 'everything');
  const firstMoves = await rounds(() => measureFirstMoves(browser, { ...targets.built, token }));
  return {
    title: 'moving, ms',
    against: 'floor',
    figures: [
      ...figuresOfPairs(await pairsOf(measureMoves, browser, targets), {
        'page 2': 1.15,
        'open the form, first time': 1.3,
        'open the form': 1.1,
        'back to the list': 1.3,
      }),
      ...Object.keys(firstMoves[0]).map(name =>
        figure(
          name,
          firstMoves.map(one => one[name]),
        ),
      ),
    ],
  };
};

/** The key times of all rounds, for a screen and for bare controls. */
const typed = async (name, type, browser, [html, selector, isInMiddle], aim) => {
  const floor = (await rounds(() => typedIntoFloor(browser, html, selector, isInMiddle))).flat();
  return figure(name, (await rounds(type)).flat(), floor, { by: 'p95', aim });
};

/** The key times of a long text and, from the same rounds, how long its preview takes to show a paragraph. */
const typedText = async (browser, backend, bytes, settings) => {
  const previews = [];
  const styles = [];
  const type = async () => {
    const { times, preview, style } = await longText(browser, backend, bytes, settings);
    previews.push(preview);
    styles.push(style);
    return times;
  };
  const place = settings?.isInMiddle ? ', caret in the middle' : '';
  const size = `${bytes / 1000} KB${settings?.isChecked ? ', reading check on' : ''}${place}`;
  const keys = await typed(
    `text with its preview, ${size}`,
    type,
    browser,
    [bareTextarea(textOf(bytes)), '#field', settings?.isInMiddle],
    '1.25, or 33 ms',
  );
  return [
    keys,
    figure(`style recalculation of a key, ${size}`, styles, undefined, { aim: '1 ms' }),
    figure(`its preview settles, ${size}`, previews, undefined, { aim: '250 ms' }),
  ];
};

const typing = async (browser, { backend }) => ({
  title: 'key to paint, ms; the 95th of 100 keys',
  against: 'bare controls',
  figures: [
    ...(await typedText(browser, backend, 5_000)),
    ...(await typedText(browser, backend, 5_000, { isInMiddle: true })),
    ...(await typedText(browser, backend, 50_000)),
    ...(await typedText(browser, backend, 50_000, { isInMiddle: true })),
    ...(await typedText(browser, backend, 50_000, { isChecked: true })),
    ...(await typedText(browser, backend, 200_000)),
    ...(await typedText(browser, backend, 200_000, { isInMiddle: true })),
    await typed(
      'disease with 200 symptom rows',
      () => symptomRows(browser, backend),
      browser,
      [bareRows(200), '#w100'],
      1.2,
    ),
    await typed('one of 500 flashcards', () => flashcards(browser, backend), browser, [barePairs(500), '#q250'], 1.2),
  ],
});

const palette = async (browser, { built }) => ({
  title: 'last key to paint, ms',
  against: '250 ms and one request',
  figures: figuresOfPairs(await rounds(() => measurePalette(browser, built)), {
    'the first record in the palette': 1.3,
  }),
});

const rules = async (browser, { backend }) => {
  const times = await rounds(() => measureRules(browser, backend, 50_000));
  const figureOf = (name, key, aim) =>
    figure(
      name,
      times.map(one => one[key]),
      undefined,
      { aim },
    );
  return {
    title: 'all rules over a text of 50 KB with ten changes, ms',
    against: '30 ms',
    figures: [figureOf('the first run', 'first'), figureOf('each later one', 'median', '30 ms')],
  };
};

const replace = async (browser, { built }) => {
  const pairs = await rounds(async () => [await measureBareReview(browser), await measureReview(browser, built)]);
  const aims = ['1000 ms', undefined, '50 ms', '50 ms', '20 MB'];
  return {
    title: 'reviewing 2,000 places in 500 records',
    against: 'bare page',
    figures: Object.keys(pairs[0][1]).map((name, at) =>
      figure(
        name,
        pairs.map(([, own]) => own[name]),
        name in pairs[0][0] ? pairs.map(([bare]) => bare[name]) : undefined,
        { aim: aims[at] },
      ),
    ),
  };
};

const pasting = async (browser, { backend }) => ({
  title: 'paste to paint, ms',
  against: '300 ms',
  figures: [
    figure('200 KB of Word’s HTML', await rounds(() => measurePasting(browser, backend, 200_000)), undefined, {
      aim: '300 ms',
    }),
  ],
});

const tables = { load, requests, press: presses, move: moves, typing, paste: pasting, palette, rules, replace };
const isToKeep = process.argv.includes('--keep');
const chosen = process.argv.slice(2).filter(name => name !== '--keep');
const unknown = chosen.filter(name => !(name in tables));
if (unknown.length > 0) throw new Error(`No such table: ${unknown}. There are ${Object.keys(tables).join(', ')}.`);
if (isToKeep && chosen.length > 0) throw new Error('Only a run of all tables can be kept.');

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
const measured = [];
const measureAll = async () => {
  for (const name of chosen.length > 0 ? chosen : Object.keys(tables)) {
    const table = await tables[name](browser, targets);
    console.log(`\n${markdownOf(table)}`);
    measured.push(table);
  }
};
await withCleanUp(measureAll, () => browser.close(), ...[backend, built, floor].map(({ stop }) => stop));
if (isToKeep) await keepReport(measured);
