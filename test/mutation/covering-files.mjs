import { readFileSync, writeFileSync } from 'node:fs';
import { strykerPlugins } from '@stryker-mutator/jest-runner';

/**
 * Stryker's jest runner with two additions. For each mutant, only the test files that contain a test reaching it are
 * loaded. (Stryker passes only the names of these tests to jest, so jest would load every test file of the scope.)
 * The files run one after another until one detects the mutant, because jest cannot stop at a failure when a program
 * calls it.
 */
const [{ kind, factory: createJestRunner }] = strykerPlugins;

/**
 * Path inside the copy of the project that the runners share. The first runner runs all tests once and writes it. Every
 * runner reads it to judge mutants.
 */
const DRY_RUN = 'test/mutation/dry-run.json';

/** The files of these tests, each with the time that its tests took in the dry run. */
const timesByFile = tests =>
  tests.reduce((times, { fileName, timeSpentMs }) => {
    times.set(fileName, (times.get(fileName) ?? 0) + timeSpentMs);
    return times;
  }, new Map());

/**
 * Stryker stops an endless mutant after a hundred times as many hits as all tests together made. For screens that
 * render endlessly this takes minutes. One file never needs more hits than all files together.
 */
const fewerHits = hitLimit => hitLimit && Math.ceil(hitLimit / 20);

const createRunner = injector => {
  const runner = createJestRunner(injector);
  /** By mutated file: the test file that detected the latest mutant in it. It runs first for the next mutant. */
  const latestKillers = new Map();

  const filesFor = ({ testFilter, activeMutant }) => {
    const tests = JSON.parse(readFileSync(DRY_RUN, 'utf8'));
    const names = testFilter && new Set(testFilter);
    const times = timesByFile(names ? tests.filter(({ id }) => names.has(id)) : tests);
    if (times.has(latestKillers.get(activeMutant.fileName))) times.set(latestKillers.get(activeMutant.fileName), -1);
    return [...times.keys()].sort((one, other) => times.get(one) - times.get(other));
  };

  return {
    init: () => runner.init(),
    capabilities: () => runner.capabilities(),
    dryRun: async options => {
      const result = await runner.dryRun(options);
      writeFileSync(DRY_RUN, JSON.stringify(result.tests ?? []));
      return result;
    },
    mutantRun: async planned => {
      const options = { ...planned, hitLimit: fewerHits(planned.hitLimit) };
      let nrOfTests = 0;
      for (const file of filesFor(options)) {
        runner.jestConfig.testMatch = [file];
        const result = await runner.mutantRun(options);
        if (result.status === 'killed') latestKillers.set(options.activeMutant.fileName, file);
        if (result.status !== 'survived') return result;
        nrOfTests += result.nrOfTests;
      }
      return { status: 'survived', nrOfTests };
    },
  };
};
createRunner.inject = createJestRunner.inject;

const plugins = [{ kind, name: 'jest-covering-files', factory: createRunner }];

export { plugins as strykerPlugins };
