import { spawn } from 'node:child_process';
import { writeBatches } from './batches/write.mjs';
import { readChange, titlesWith } from './changed.mjs';
import { chromiumPath, enginesIn, OTHER_ENGINES, programVariable } from './programs.mjs';

/**
 * `npm test`: every check. `npm test -- --changed`: lint, types and the jest tests of what changed since `main`.
 * `npm run test:unit`, `test:faults`, `test:browser`: one part alone, the last with its build.
 * `npm run test:browser -- firefox disease`: the journeys whose file has this word, in this engine; without an engine,
 * all files with the word, in Chromium.
 */
const [, , argument = 'all', ...words] = process.argv;
const part = argument.replace(/^--/, '');
if (words.length > 0 && part !== 'browser') throw new Error(`Only test:browser takes an engine or a file: ${words}.`);

const npm = script => ['npm', ['run', '--silent', script]];
const jest = (...args) => ['node', ['node_modules/jest/bin/jest.js', ...args]];
/** For a complete run: files that open screens are combined, and their modules are loaded once per batch. */
const batches = (...args) => jest('--config', 'test/batches/jest.config.cjs', ...args);
const FAULTS = 'output/faults-';
/** The checks of `dist/`, and the check that builds a copy of the project. */
const BUILD_CHECK = 'test/checks/build';
const COPY_CHECK = 'test/checks/adding-a-section';
const DATES = ['--selectProjects', 'logic', '--testPathPatterns', 'dates', 'day-format'];

const ENGINES = ['chromium', ...OTHER_ENGINES];
/** A run in one engine needs no other engine. */
const isWanted = engine => (words.length > 0 ? words[0] === engine : ['all', 'browser'].includes(part));

/** A part is `[name, [command, arguments], environment]`. */
const types = ['types', npm('types')];
const build = ['build', npm('build')];
const sizes = ['sizes', jest('--selectProjects', 'checks', '--testPathPatterns', BUILD_CHECK)];
const browser = () => ['browser', jest('--selectProjects', 'browser', 'chromium', ...others)];

/** The parts of a list run one after the other. Lists next to each other run in parallel. */
const alone = one => [[one]];
const stagesOf = {
  all: () => [
    // ESLint takes as long on one processor as all the others on a second one.
    [
      [['lint', npm('lint:code')]],
      [
        types,
        ['format', npm('lint:format')],
        ['audit', npm('audit')],
        ['dates in UTC', jest(...DATES), { TZ: 'UTC' }],
        build,
        sizes,
      ],
    ],
    alone(['jest', batches('--testPathIgnorePatterns', BUILD_CHECK)]),
    alone(browser()),
  ],
  unit: () => [
    alone(['jest', batches('--selectProjects', 'logic', 'screens', 'awkward', '--testPathIgnorePatterns', FAULTS)]),
  ],
  faults: () => [alone(['faults', batches('--selectProjects', 'screens', '--testPathPatterns', FAULTS)])],
  browser: () => [build, sizes, browser()].map(alone),
  /** What `npm run test:browser` was asked for by an engine, a part of a file's name or both. */
  chosen: () => {
    const [engine, ...files] = ENGINES.includes(words[0]) ? words : [undefined, ...words];
    if (isMissing(engine)) return [];
    const projects = engine ? [engine] : ['browser', 'chromium'];
    const only = files.length > 0 ? ['--testPathPatterns', ...files] : [];
    return [build, [engine ?? 'browser', jest('--selectProjects', ...projects, ...only)]].map(alone);
  },
  changed: () => [[[...lintOf(change.files)], [types, checksOf(change)]], [...jestOf(change)].map(part => [part])],
};

const eslint = files => ['node', ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...files]];
const prettier = files => ['node', ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...files]];

const lintOf = files => {
  const code = files.filter(file => /\.tsx?$/.test(file));
  return [
    ...(code.length > 0 ? [['lint', eslint(code)]] : []),
    ...(files.length > 0 ? [['format', prettier(files)]] : []),
  ];
};

/** The checks that read the tree. That of the server's scripts takes as long as all others. */
const checksOf = ({ isOfDeploy }) => {
  const ignored = [BUILD_CHECK, COPY_CHECK, ...(isOfDeploy ? [] : ['test/checks/releases'])];
  return ['checks', jest('--selectProjects', 'checks', '--testPathIgnorePatterns', ...ignored)];
};

/** In the tables, a section has the rows whose title names it. */
const jestOf = ({ sections, tests }) => [
  ...(sections.length > 0
    ? [['tables', batches('--selectProjects', 'screens', 'awkward', '-t', titlesWith(sections))]]
    : []),
  ...(tests.length > 0 ? [['rooms', jest('--selectProjects', 'logic', 'screens', '--runTestsByPath', ...tests)]] : []),
];

/** Runs one part. If others run in parallel, its output is printed when it has ended. */
const run = ([name, [command, args], extra], isAlone) =>
  new Promise(resolve => {
    const started = performance.now();
    if (isAlone) console.log(`\n— ${name}`);
    const child = spawn(command, args, {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...env, ESLINT_USE_FLAT_CONFIG: 'false', ...extra },
    });
    const output = [];
    child.stdout?.on('data', chunk => output.push(chunk));
    child.stderr?.on('data', chunk => output.push(chunk));
    child.on('close', status => {
      if (!isAlone) console.log(`\n— ${name}\n${Buffer.concat(output)}`);
      resolve({ name, seconds: Math.round((performance.now() - started) / 1000), hasPassed: status === 0 });
    });
  });

const results = [];

const runInTurn = async (parts, isAlone) => {
  for (const one of parts) results.push(await run(one, isAlone));
};

const table = seconds =>
  [...results, { name: 'all of it', seconds, hasPassed: results.every(({ hasPassed }) => hasPassed) }]
    .map(
      ({ name, seconds: took, hasPassed }) =>
        `${name.padEnd(14)} ${String(took).padStart(5)} s  ${hasPassed ? 'passed' : 'failed'}`,
    )
    .join('\n');

if (!(part in stagesOf)) throw new Error(`npm test knows ${Object.keys(stagesOf).join(', ')}, and not ${part}.`);

/** The programs that browser tests need. They are installed if the machine does not have them. */
const browserPrograms = async () => ({
  CHROMIUM_PATH: await chromiumPath(),
  ...Object.assign({}, ...['nginx', ...OTHER_ENGINES.filter(isWanted)].map(programVariable)),
});

const needsBrowser = !['unit', 'faults', 'changed'].includes(part);
const env = { ...process.env, ...(needsBrowser ? await browserPrograms() : {}) };
const others = enginesIn(env);
const isMissing = engine => OTHER_ENGINES.includes(engine) && !others.includes(engine);
const started = performance.now();
const change = part === 'changed' ? readChange() : undefined;
writeBatches(change?.tables);
for (const stage of stagesOf[words.length > 0 ? 'chosen' : part]()) {
  await Promise.all(stage.map(parts => runInTurn(parts, stage.length === 1)));
  if (results.some(({ hasPassed }) => !hasPassed)) break;
}
console.log(`\n${table(Math.round((performance.now() - started) / 1000))}`);
const missing = OTHER_ENGINES.filter(engine => needsBrowser && isWanted(engine) && isMissing(engine));
if (missing.length > 0) console.warn(`\nNot available: ${missing.join(', ')}. The journeys did not run there.`);
if (env.NGINX_PATH === '') console.warn('\nNot available: nginx. The shipped server files were not tried.');
if (change) {
  const rows = change.sections.length > 0 ? `the rows of other sections than ${change.sections.join(', ')}, ` : '';
  console.log(`\nLeft to \`npm test\`: ${rows}tests of other rooms, the build and its sizes, and all browser tests.`);
}
const failed = results.filter(({ hasPassed }) => !hasPassed);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
