const usual = require('../../jest.config.cjs');

const project = name => usual.projects.find(({ displayName }) => displayName === name);

const inBatches = (name, ...prefixes) => ({
  ...project(name),
  modulePathIgnorePatterns: [],
  testMatch: prefixes.map(prefix => `<rootDir>/test/batches/.output/${prefix}-*.test.tsx`),
});

/** The usual projects except the browser tests. Tests that open screens run in the batches that `write.mjs` writes. */
module.exports = {
  ...usual,
  rootDir: project('screens').rootDir,
  projects: [
    project('logic'),
    inBatches('screens', 'screens', 'faults'),
    inBatches('awkward', 'awkward'),
    project('checks'),
  ],
};
