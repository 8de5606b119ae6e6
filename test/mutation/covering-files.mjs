import { readFileSync, writeFileSync } from 'node:fs';
import { strykerPlugins } from '@stryker-mutator/jest-runner';

/**
 * Stryker's runner of jest, with one thing added: for a mutant only the files load that hold a test which reaches it.
 * Stryker gives jest the names of these tests alone, for which jest loads every test file of the scope.
 */
const [{ kind, factory: createJestRunner }] = strykerPlugins;

/** In the copy of the project that the runners share: the first of them runs all tests once, each judges mutants. */
const FILES_BY_TEST = 'test/mutation/files-by-test.json';

const filesByTest = ({ tests = [] }) =>
  tests.reduce((files, { id, fileName }) => ({ ...files, [id]: [...(files[id] ?? []), fileName] }), {});

const createRunner = injector => {
  const runner = createJestRunner(injector);
  return {
    init: () => runner.init(),
    capabilities: () => runner.capabilities(),
    dryRun: async options => {
      const result = await runner.dryRun(options);
      writeFileSync(FILES_BY_TEST, JSON.stringify(filesByTest(result)));
      return result;
    },
    mutantRun: options => {
      const files = JSON.parse(readFileSync(FILES_BY_TEST, 'utf8'));
      const names = options.testFilter ?? Object.keys(files);
      runner.jestConfig.testMatch = [...new Set(names.flatMap(name => files[name]))];
      return runner.mutantRun(options);
    },
  };
};
createRunner.inject = createJestRunner.inject;

const plugins = [{ kind, name: 'jest-covering-files', factory: createRunner }];

export { plugins as strykerPlugins };
