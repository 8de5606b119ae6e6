const usual = require('../../jest.config.cjs');

const browser = usual.projects.find(({ displayName }) => displayName === 'browser');

/** Never part of `npm test`. The journeys share one server, so they run in the order in which they stand. */
module.exports = {
  ...browser,
  displayName: 'real server',
  testMatch: ['<rootDir>/test/real-server/*.spec.ts'],
  globalSetup: '<rootDir>/test/real-server/start.ts',
  setupFilesAfterEnv: browser.setupFilesAfterEnv.filter(file => !file.endsWith('retry.ts')),
  testTimeout: 240000,
};
