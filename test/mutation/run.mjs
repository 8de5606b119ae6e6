import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import scopesByName from './scopes.cjs';

/**
 * `npm run mutation`: changes the code in every small way that StrykerJS knows, and reports the changes that no test
 * detects. `-- lib models` does so for some scopes of `scopes.cjs` only, `-- --since main` for the files changed
 * since then.
 */
const OUTPUT = 'test/mutation/.output';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const args = process.argv.slice(2);
const sinceAt = args.indexOf('--since');
const candidates =
  sinceAt < 0 ? git('ls-files', 'src') : git('diff', '--name-only', '--diff-filter=d', args[sinceAt + 1]);
const named = args.filter((_arg, at) => sinceAt < 0 || (at !== sinceAt && at !== sinceAt + 1));
const scopes = Object.entries(scopesByName).filter(([name]) => named.length === 0 || named.includes(name));
if (scopes.length < named.length) throw new Error(`The scopes are ${Object.keys(scopesByName).join(', ')}.`);

// As with `--testNamePattern`: a file that runs only some of its tests does not make all calls of the contract.
process.env.PARTIAL_RUN = '1';

const optionsOf = (name, { project, judgesStatic = false }, mutate) => ({
  mutate,
  testRunner: 'jest-covering-files',
  // The first plugin also provides the schema of the options under `jest`.
  plugins: ['@stryker-mutator/jest-runner', join(import.meta.dirname, 'covering-files.mjs')],
  jest: { projectType: 'custom', configFile: 'test/mutation/jest.config.cjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: !judgesStatic,
  tempDirName: `${OUTPUT}/copy`,
  ignorePatterns: ['dist', 'test/pictures', 'test/screenshots', 'test/browser', 'test/bench', 'test/mutation/.output'],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  jsonReporter: { fileName: `${OUTPUT}/${name}.json` },
  htmlReporter: { fileName: `${OUTPUT}/${name}.html` },
  clearTextReporter: { logTests: false, allowColor: false, skipFull: true },
  concurrency: Number(process.env.CONCURRENCY ?? 2),
  // Added to the time of the dry run. Files with screens run one after another, each with its own startup.
  timeoutMS: project === 'screens' ? 120_000 : 10_000,
  allowEmpty: true,
  fileLogLevel: 'off',
});

for (const [name, scope] of scopes) {
  const mutate = candidates.filter(file => scope.files.test(file));
  if (mutate.length === 0) continue;
  console.log(`\n— ${name}: ${mutate.length} files`);
  process.env.MUTATION_SCOPE = name;
  await new Stryker(optionsOf(name, scope, mutate)).runMutationTest();
}
