const OUTPUT = 'test/mutation/.output';

/**
 * `npm run mutation`: StrykerJS changes the code that needs no page in every small way it knows, and reports the changes
 * that no test notices. `npm run mutation -- --mutate 'src/lib/*.ts'` does so for some files.
 */
export default {
  mutate: [
    'src/{lib,core,records,crud}/**/*.ts',
    'src/sections/*/{record,duck,*-record,*-duck}.ts',
    // Hooks, and what a browser may lack: their tests need a page.
    '!src/**/{use-,hooks}*.ts',
    '!src/lib/{browser,storage,stored-list,tabs,runtime-config}**',
    '!src/core/http/{axios-interceptor,pending-requests,token}.ts',
  ],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'test/mutation/jest.config.cjs' },
  coverageAnalysis: 'perTest',
  // What runs once, when its module loads, would need a run of all tests for each change.
  ignoreStatic: true,
  tempDirName: `${OUTPUT}/copy`,
  ignorePatterns: ['dist', 'test/pictures', 'test/screenshots', 'test/browser', OUTPUT],
  reporters: ['progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: `${OUTPUT}/report.html` },
  clearTextReporter: { logTests: false, allowColor: false, skipFull: true },
  allowEmpty: true,
  fileLogLevel: 'off',
};
