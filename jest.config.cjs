/** Packages that ship ES modules only; jest runs CommonJS. */
const esModules = [
  'moment/dist',
  'rettime',
  'until-async',
  '@open-draft',
  'react-markdown',
  'remark-',
  'micromark',
  'mdast-',
  'hast-',
  'unist-',
  'unified',
  'vfile',
  'bail',
  'trough',
  'devlop',
  'property-information',
  '(space|comma)-separated-tokens',
  'ccount',
  'escape-string-regexp',
  'markdown-table',
  'decode-named',
  'character-',
  'is-',
  'parse-entities',
  'stringify-entities',
  'trim-lines',
  'html-url-attributes',
  'longest-streak',
  'zwitch',
  'estree-util',
  '@ungap',
  'idb-keyval',
].join('|');

const shared = {
  rootDir: __dirname,
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules}))`],
  moduleNameMapper: {
    '\\.(css|scss|svg|png)$': '<rootDir>/test/support/style-stub.cjs',
    '^(app|account|sections|shared)/(.*)$': '<rootDir>/src/$1/$2',
    '^i18n/(.*)$': '<rootDir>/i18n/$1',
    '^react-jhipster/lib/(.*)$': '<rootDir>/node_modules/react-jhipster/lib/$1',
    '^moment$': '<rootDir>/node_modules/moment/dist/moment.js',
  },
  globals: { __VERSION__: 'test', __DEVELOPMENT__: false },
};

const node = (displayName, testMatch) => ({ ...shared, displayName, testEnvironment: 'node', testMatch });

const screens = (displayName, testMatch) => ({
  ...shared,
  displayName,
  testEnvironment: 'jest-fixed-jsdom',
  testMatch,
  setupFilesAfterEnv: ['<rootDir>/test/support/jest.setup.ts'],
});

module.exports = {
  // A setting of the whole run: jest does not read it per project. Browser journeys are the longest.
  testTimeout: 60000,
  projects: [
    {
      ...screens('unit', ['<rootDir>/test/**/*.test.{ts,tsx}']),
      testPathIgnorePatterns: ['/test/(browser|checks|backend-tests|faults|fuzz)/'],
    },
    screens('faults', ['<rootDir>/test/{faults,fuzz}/*.test.{ts,tsx}']),
    node('backend', ['<rootDir>/test/backend-tests/*.test.ts']),
    node('i18n', ['<rootDir>/test/checks/i18n.test.ts']),
    node('architecture', ['<rootDir>/test/checks/architecture.test.ts']),
    node('reliability', ['<rootDir>/test/checks/{reliability,features}.test.ts']),
    node('delivery', ['<rootDir>/test/checks/{releases,audit,dependencies}.test.ts']),
    node('contract', ['<rootDir>/test/checks/contract.test.ts']),
    node('build', ['<rootDir>/test/checks/build.test.ts']),
    {
      ...node('browser', ['<rootDir>/test/browser/**/*.spec.ts']),
      globalSetup: '<rootDir>/test/browser/support/start.ts',
      globalTeardown: '<rootDir>/test/browser/support/stop.ts',
    },
  ],
};
