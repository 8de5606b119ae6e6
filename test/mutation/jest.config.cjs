const { join } = require('node:path');
const { projects } = require('../../jest.config.cjs');
const scopes = require('./scopes.cjs');

const { project, tests } = scopes[process.env.MUTATION_SCOPE];
const usual = { ...projects.find(({ displayName }) => displayName === project) };
delete usual.displayName;

/** `test/lib/*.test.ts` -> `test/lib`: jest searches these folders for each mutant, so there should be few of them. */
const folderOf = path => path.replace(/\/[^/]*[*{.].*$/, '');

/** Timeout of a test that waits for something the mutant removed, in milliseconds. */
const LIMIT = 15_000;

/** One of the usual projects, with only the tests of the scope that is measured. */
module.exports = {
  ...usual,
  rootDir: join(__dirname, '../..'),
  testEnvironment: join(__dirname, 'environment.cjs'),
  testTimeout: LIMIT,
  roots: [...new Set(tests.map(path => `<rootDir>/${folderOf(path)}`))],
  watchman: false,
  testMatch: tests.map(path => `<rootDir>/${path}`),
  testPathIgnorePatterns: [],
};
