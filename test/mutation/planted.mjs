import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run mutation:planted`: inserts each bug of `planted.jsonl` into the console and runs the test that must catch
 * it. `-- --sample 10` chooses ten bugs, different ones for each commit. `-- coupon` chooses the bugs that contain
 * this word.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const require = createRequire(import.meta.url);
const { projects } = require('../../jest.config.cjs');
const { runCLI } = require('jest');

// As with `--testNamePattern`: a file that runs only some of its tests does not make all calls of the contract.
process.env.PARTIAL_RUN = '1';

/** Timeout of a test that waits for something the bug removed, in milliseconds. */
const LIMIT = 20_000;

const read = file => readFileSync(join(root, file), 'utf8');

const bugs = read('test/mutation/planted.jsonl')
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line));

const countOf = (text, part) => text.split(part).length - 1;

/** What is wrong with a line of the list: the bug cannot be inserted, or its test cannot be found. */
const problemOf = ({ file, pattern, replacement, test, title }) => {
  const count = countOf(read(file), pattern);
  if (count !== 1) return `${file} holds the pattern ${count} times, and not once: ${pattern}`;
  if (pattern === replacement) return `the replacement changes nothing: ${pattern}`;
  return read(test).includes(title) ? undefined : `${test} has no test with the title: ${title}`;
};

const hashOf = text => createHash('sha1').update(text).digest('hex');

/** The current commit. A copy without git always uses the same sample. */
const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
};

const sampleOf = count => {
  const seed = commit();
  return [...bugs].sort((one, other) => (hashOf(seed + one.bug) < hashOf(seed + other.bug) ? -1 : 1)).slice(0, count);
};

const chosenBugs = ([first, second]) => {
  if (first === '--sample') return sampleOf(Number(second));
  return first === undefined ? bugs : bugs.filter(bug => JSON.stringify(bug).includes(first));
};

const kindOfTest = test => (test.endsWith('.tsx') ? 'screens' : 'logic');

/** The jest project for one bug. All projects have the same id, so that they share the cache of transformed files. */
const projectOf = ({ bug, file, pattern, replacement, test }) => {
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
    transform: { [files]: ['<rootDir>/test/mutation/plant.cjs', { file, pattern, replacement, options }] },
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
  const { results } = await runCLI({ config: JSON.stringify({ ...config, rootDir: root }), silent: true }, [root]);
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

const problems = bugs.map(problemOf).filter(Boolean);
if (new Set(bugs.map(({ bug }) => bug)).size < bugs.length) problems.push('two bugs have the same name');
const chosen = problems.length > 0 ? [] : chosenBugs(process.argv.slice(2));
const results = chosen.length > 0 ? await runTests(chosen) : new Map();
const verdicts = chosen.map(bug => [bug, ...verdictOf(bug, results.get(bug.bug))]);
verdicts.forEach(([{ bug, test }, verdict, why]) =>
  console.log(`${verdict.padEnd(7)} ${bug} (${test})${why && `\n        ${why}`}`),
);
problems.forEach(problem => console.log(`error   ${problem}`));
const caught = verdicts.filter(([, verdict]) => verdict === 'caught');
console.log(`${caught.length} of ${chosen.length} planted bugs are caught`);
process.exit(problems.length === 0 && chosen.length > 0 && caught.length === chosen.length ? 0 : 1);
