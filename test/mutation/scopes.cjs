/** Files of the session, the languages, the messages and the history that need no page: functions and reducers. */
const WITHOUT_PAGE = [
  'auth/(?:account|account-limits|application-profile.duck|authentication-reducer|authorities)',
  'i18n/(?:characters-text|locales|option-text|times|translate)',
  'messages/messages.duck',
  'navigation/(?:entry-state|moves|position|trail-entry|trail-moves)',
].join('|');

/**
 * The files that are mutated together (`files`) and the tests that judge them. The tests are those of the lowest level,
 * because each mutant costs a run of the tests that reach it. A `logic` test runs in Node; a `screens` test runs in
 * jsdom and takes ten times as long. Code that runs once, when its module loads, is reached by every test, so a mutant
 * of it costs a run of the whole scope. Such mutants are judged only in quick scopes (`judgesStatic`).
 */
module.exports = {
  lib: {
    files: /^src\/lib\/(?!storage|stored-list|tabs|runtime-config|browser|use-|model).*\.ts$/,
    project: 'logic',
    tests: ['test/lib/**/*.test.ts'],
    judgesStatic: true,
  },
  models: {
    files: /^src\/sections\/[\w-]+\/(?!index|use-|analytics|card-keys|(?:.*-)?duck\b).*\.ts$/,
    project: 'logic',
    tests: [
      'test/sections/*.test.ts',
      'test/crud/record/copies.test.ts',
      'test/features/{medical,monitoring}/*.test.ts',
    ],
  },
  redux: {
    files:
      /^src\/(?:lib\/model|core\/(?:redux\/(?!hooks|use-).*|http\/(?:all-pages|all-rows|path-segment)|responses\/responses))\.ts$/,
    project: 'logic',
    tests: ['test/core/**/*.test.ts'],
    judgesStatic: true,
  },
  answers: {
    files: /^src\/core\/responses\/(?:field-errors|is-|lookup-failed|notifications|server-).*\.ts$/,
    project: 'logic',
    tests: ['test/core/responses/*.test.ts'],
  },
  http: {
    files: /^src\/core\/http\/(?:axios-interceptor|background|pending-requests|token)\.ts$/,
    project: 'screens',
    tests: ['test/core/http/*.test.tsx', 'test/lib/runtime-config.test.tsx'],
    judgesStatic: true,
  },
  state: {
    files: new RegExp(`^src/core/(?:${WITHOUT_PAGE})\\.ts$`),
    project: 'logic',
    tests: ['test/core/{auth,i18n,messages,navigation}/*.test.ts'],
  },
  session: {
    files: new RegExp(`^src/core/(?!(?:${WITHOUT_PAGE})\\.ts$)(?:auth|i18n|messages|navigation)/.*\\.ts$`),
    project: 'screens',
    tests: ['test/core/{auth,i18n,navigation}/*.test.tsx'],
  },
  storage: {
    files: /^src\/lib\/(?:(?:storage|stored-list|tabs|runtime-config)\.ts$|browser\/)/,
    project: 'screens',
    tests: ['test/lib/*.test.tsx'],
  },
  ducks: {
    files: /^src\/sections\/[\w-]+\/(?:duck|[\w-]+-duck|analytics)\.ts$/,
    project: 'logic',
    tests: ['test/sections/{ducks,duck-thunks,*-duck}.test.ts'],
  },
  records: {
    files: /^src\/crud\/(?:[\w-]+\/)*(?!use-|saved-searches)[\w-]+\.ts$/,
    project: 'logic',
    tests: ['test/crud/**/*.test.ts'],
  },
  lists: {
    files: /^src\/crud\/list\/(?:internal\/)?(?:use-|saved-searches).*\.ts$/,
    project: 'screens',
    tests: [
      'test/crud/list/*.test.tsx',
      'test/crud/form/{linked-records,where-used}.test.tsx',
      'test/crud/record/record-finder.test.tsx',
    ],
  },
  forms: {
    files: /^src\/(?:crud\/(?:form|record|save|text)\/(?:internal\/)?use-|lib\/use-).*\.ts$/,
    project: 'screens',
    tests: [
      'test/crud/{form,record,save}/*.test.tsx',
      'test/crud/list/{duplicate,restore,show-saved}.test.tsx',
      'test/faults/unreadable-parts.test.tsx',
      'test/lib/use-*.test.tsx',
    ],
  },
};
