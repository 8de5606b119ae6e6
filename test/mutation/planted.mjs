import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { runnerImport } from 'vite';

/**
 * `npm run mutation:planted`: inserts each bug of `planted.jsonl` into the console and runs the test that must catch
 * it. `-- coupon` chooses the bugs whose line contains this word.
 */
const require = createRequire(import.meta.url);
const { projects } = require('../../jest.config.cjs');
const { runCLI } = require('jest');

/** Timeout of a test that waits for something the bug removed, in milliseconds. */
const LIMIT = 20_000;

const kindOfTest = test => (test.endsWith('.tsx') ? 'screens' : 'logic');

/** The jest project for one bug. All projects have the same id, so that they share the cache of transformed files. */
const projectOf = ({ bug, file, at, pattern, replacement, test }) => {
  const base = projects.find(({ displayName }) => displayName === kindOfTest(test));
  const [[files, [, options]]] = Object.entries(base.transform);
  return {
    ...base,
    id: 'planted-bugs',
    displayName: bug,
    // Jest searches this folder for tests, once for each bug.
    roots: [`<rootDir>/${dirname(test)}`],
    testMatch: [`<rootDir>/${test}`],
    testPathIgnorePatterns: [],
    transform: { [files]: ['<rootDir>/test/mutation/plant.cjs', { file, at, pattern, replacement, options }] },
  };
};

/** A title from a test file, as a pattern. The values for `%s` or `$name` are filled in when the test runs. */
const patternOf = title => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[a-z]|\\\$\w+/g, '.*');

const runTests = async chosen => {
  const config = {
    projects: chosen.map(projectOf),
    maxWorkers: '100%',
    testTimeout: LIMIT,
    reporters: [],
    testNamePattern: chosen.map(({ title }) => patternOf(title)).join('|'),
  };
  const rootDir = process.cwd();
  const { results } = await runCLI({ config: JSON.stringify({ ...config, rootDir }), silent: true }, [rootDir]);
  return new Map(results.testResults.map(result => [result.displayName.name, result]));
};

/** The result for a bug, and the reason. */
const verdictOf = ({ title }, result) => {
  if (!result) return ['error', 'its test file did not run'];
  if (result.testExecError) return ['error', result.testExecError.message ?? result.failureMessage];
  const isOwn = new RegExp(patternOf(title));
  const own = result.testResults.filter(({ fullName, status }) => isOwn.test(fullName) && status !== 'pending');
  if (own.length === 0) return ['error', 'no test of this title ran'];
  return own.some(({ status }) => status === 'failed') ? ['caught', ''] : ['missed', title];
};

const { module } = await runnerImport('./test/mutation/planted-bugs.ts', { configFile: false, logLevel: 'error' });
const word = process.argv[2] ?? '';
const lines = module.readPlantedBugs().filter(line => JSON.stringify(line).includes(word));
const problems = lines.filter(line => typeof line === 'string');
const bugs = lines.filter(line => typeof line !== 'string');
const results = bugs.length > 0 ? await runTests(bugs) : new Map();
const verdicts = bugs.map(bug => [bug, ...verdictOf(bug, results.get(bug.bug))]);
verdicts.forEach(([{ bug, test }, verdict, why]) =>
  console.log(`${verdict.padEnd(7)} ${bug} (${test})${why && `\n        ${why}`}`),
);
problems.forEach(problem => console.log(`error   ${problem}`));
const caught = verdicts.filter(([, verdict]) => verdict === 'caught');
console.log(`${caught.length} of ${lines.length} planted bugs are caught`);
process.exit(lines.length > 0 && caught.length === lines.length ? 0 : 1);
