const { TestEnvironment } = require('jest-environment-node');
const { chromium } = require('playwright-core');

/**
 * Playwright takes half a second to load. An environment is loaded once for each worker, and what a test file imports
 * is loaded again for each file.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.chromium = chromium;
  }
};
