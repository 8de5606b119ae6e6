const standIns = require('./src/deploy/build/stand-ins.json');
const ownProfile = require('./test/batches/own-profile.json');
const { compilerOptions } = require('./tsconfig.json');

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
  'hast',
  'rehype-',
  'html-void-elements',
  'web-namespaces',
  'collapse-white-space',
  'trim-trailing-lines',
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
  '@seriousme',
  '@scalar',
].join('|');

/** The aliases from `tsconfig.json`, the only place where they are defined. */
const aliases = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([alias, [target]]) => [
    `^${alias.replace('*', '(.*)')}$`,
    target.replace('./', '<rootDir>/').replace('*', '$1'),
  ]),
);

/** The same as in the build. */
const replaced = Object.fromEntries(
  Object.entries(standIns).map(([name, file]) => [`^${name}$`, `<rootDir>/src/deploy/build/stand-ins/${file}`]),
);

const shared = {
  rootDir: __dirname,
  // Copies of the project for mutation testing, and the batches of a complete run.
  modulePathIgnorePatterns: ['<rootDir>/test/(mutation|batches)/.output'],
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
  // What `hast-util-from-html` brings with it ships ES modules only, too.
  transformIgnorePatterns: [`(?<!hast-util-from-html)/node_modules/(?!(${esModules}))`],
  moduleNameMapper: {
    '\\.(css|scss|svg|png)$': '<rootDir>/test/support/empty.cjs',
    // msw also supports GraphQL; the backend does not use it.
    '^graphql$': '<rootDir>/test/support/empty.cjs',
    ...aliases,
    ...replaced,
    '^moment$': '<rootDir>/node_modules/moment/dist/moment.js',
  },
  globals: { __VERSION__: 'test', __DEVELOPMENT__: false },
};

const CHANNELS = '<rootDir>/test/support/channels.ts';

const node = (displayName, testMatch) => ({
  ...shared,
  displayName,
  testEnvironment: 'node',
  testMatch,
  setupFilesAfterEnv: [CHANNELS],
});

const screens = (displayName, testMatch) => ({
  ...shared,
  displayName,
  testEnvironment: 'jest-fixed-jsdom',
  testMatch,
  setupFiles: ['<rootDir>/test/support/node-timers.cjs'],
  setupFilesAfterEnv: [CHANNELS, '<rootDir>/test/support/jest.setup.ts'],
});

/** With a server for each worker and what else the setup starts. */
const inBrowser = (displayName, testMatch, setup) => ({
  ...node(displayName, testMatch),
  testEnvironment: '<rootDir>/test/browser/support/environment.cjs',
  setupFilesAfterEnv: [CHANNELS, '<rootDir>/test/browser/support/retry.ts'],
  globalSetup: `<rootDir>/test/browser/${setup}.ts`,
  globalTeardown: '<rootDir>/test/browser/support/stop.ts',
});

/** The same journeys in each engine. */
const journeysIn = (engine, setup) => ({
  ...inBrowser(engine, ['<rootDir>/test/browser/journeys/*.spec.ts'], setup),
  globals: { ...shared.globals, ENGINE: engine },
});

/** The same tests with a backend that responds in all odd ways at once. */
const awkwardly = project => ({
  ...project,
  setupFiles: ['<rootDir>/test/support/awkward-profile.cjs', ...project.setupFiles],
});

// Tests use the time zone of most of the staff. `npm test` runs the pure date tests once more in UTC.
process.env.TZ ??= 'America/Sao_Paulo';

module.exports = {
  // By default jest keeps one processor for itself.
  maxWorkers: '100%',
  randomize: true,
  // A global setting: jest does not read it per project. Browser tests take the longest.
  testTimeout: 60000,
  projects: [
    node('logic', ['<rootDir>/test/**/*.test.ts', '!**/test/checks/**']),
    screens('screens', ['<rootDir>/test/**/*.test.tsx']),
    // Some files choose their backends themselves.
    awkwardly(
      screens('awkward', ['<rootDir>/test/sections/*.test.tsx', ...ownProfile.map(name => `!**/${name}.test.tsx`)]),
    ),
    node('checks', ['<rootDir>/test/checks/*.test.ts']),
    inBrowser('browser', ['<rootDir>/test/browser/{faults,features,sections}/*.spec.ts'], 'support/start'),
    journeysIn('chromium', 'support/start-servers'),
    journeysIn('firefox', 'engines/start-firefox'),
    journeysIn('webkit', 'support/start-servers'),
  ],
};
