import { readFileSync, writeFileSync } from 'node:fs';
import { strykerPlugins } from '@stryker-mutator/jest-runner';

/**
 * Stryker's runner of jest, with two things added. For a mutant only the files load that hold a test which reaches it:
 * Stryker gives jest the names of these tests alone, for which jest loads every test file of the scope. And they run
 * one after the other until one notices the mutant, for jest cannot stop at a failure when it is called by a program.
 */
const [{ kind, factory: createJestRunner }] = strykerPlugins;

/** In the copy of the project that the runners share: the first of them runs all tests once, each judges mutants. */
const DRY_RUN = 'test/mutation/dry-run.json';

/** The files of these tests, each with the time that the tests took in the dry run. */
const timesByFile = tests =>
  tests.reduce((times, { fileName, timeSpentMs }) => {
    times.set(fileName, (times.get(fileName) ?? 0) + timeSpentMs);
    return times;
  }, new Map());

/**
 * A mutant that runs for ever is stopped after a hundred times as many hits as all tests together made. For screens
 * that render without end this takes minutes. One file needs no more hits than all of them.
 */
const fewerHits = hitLimit => hitLimit && Math.ceil(hitLimit / 20);

const createRunner = injector => {
  const runner = createJestRunner(injector);
  /** By the name of a mutated file: the test file that noticed its latest mutant. The next mutant meets it first. */
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
