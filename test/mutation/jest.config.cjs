const { join } = require('node:path');
const { projects } = require('../../jest.config.cjs');

const logic = { ...projects.find(({ displayName }) => displayName === 'logic') };
delete logic.displayName;

/** The tests that run in Node, as the only project: Stryker knows none. */
module.exports = { ...logic, rootDir: join(__dirname, '../..'), watchman: false };
