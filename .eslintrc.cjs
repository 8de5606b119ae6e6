const { layers } = require('./test/checks/layers.json');

/** What no file of `src` may import; every override below repeats it, because one override replaces another's list. */
const NEVER = {
  paths: [
    'rehype-raw',
    { name: 'redux', importNames: ['AnyAction'], message: 'Name the type of the action.' },
    { name: 'react', importNames: ['lazy'], message: 'Use `chunk` of ui/layout/screen: a chunk may fail to load.' },
  ],
  patterns: ['**/test/**'],
};

const restricted = (...layersAbove) => [
  'error',
  { ...NEVER, patterns: [...NEVER.patterns, ...layersAbove.map(layer => `**/${layer}/**`)] },
];

/** Interfaces that a browser may lack or refuse. `lib` reaches each in one place that behaves sensibly without it. */
const GUARDED = [
  'BroadcastChannel',
  '(local|session)Storage',
  'indexedDB',
  'locks',
  'matchMedia',
  '(request|cancel)IdleCallback',
  '(Resize|Intersection|Mutation|Performance)Observer',
  'clipboard',
  'execCommand',
  'showPicker',
  '(request|exit)Fullscreen',
  'Segmenter',
];

/** The layers that a layer may not import, by alias or by a relative path; the architecture test checks the rest. */
const layerOverride = ([layer, allowed]) => {
  const below = allowed.map(one => one.split('/')[0]);
  const above = Object.keys(layers).filter(other => other !== layer && !below.includes(other));
  return { files: [`src/${layer}/**`], rules: { 'no-restricted-imports': restricted(...above) } };
};

module.exports = {
  root: true,
  parser: '@typescript-eslint/parser',
  parserOptions: {
    ecmaVersion: 2022,
    sourceType: 'module',
    ecmaFeatures: {
      jsx: true,
    },
  },
  settings: {
    react: {
      version: '18.3',
    },
    // Not in every supported browser; `lib` does without.
    polyfills: ['requestIdleCallback', 'Intl.Segmenter'],
  },
  extends: [
    'eslint:recommended',
    'plugin:@typescript-eslint/recommended',
    'plugin:react/recommended',
    'plugin:react/jsx-runtime',
    'plugin:react-hooks/recommended',
    'plugin:jsx-a11y/recommended',
  ],
  plugins: ['compat'],
  ignorePatterns: ['dist', 'node_modules', 'test/batches/.output', 'test/mutation/.output'],
  rules: {
    '@typescript-eslint/consistent-type-imports': [
      'error',
      {
        fixStyle: 'inline-type-imports',
      },
    ],
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/ban-ts-comment': 'error',
    eqeqeq: 'error',
    'no-console': 'error',
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-undef': 'off',
    'react/no-danger': 'error',
    'react/prop-types': 'off',
    'react-hooks/exhaustive-deps': 'error',
    'react-hooks/incompatible-library': 'off',
    'react-hooks/set-state-in-effect': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/no-noninteractive-tabindex': [
      'error',
      {
        roles: ['region', 'separator'],
      },
    ],
    'no-restricted-properties': [
      'error',
      {
        object: 'document',
        property: 'write',
      },
      {
        property: 'innerHTML',
      },
      {
        property: 'outerHTML',
      },
      {
        property: 'insertAdjacentHTML',
      },
    ],
    // Prettier wraps code, but not comments.
    'max-len': ['error', { code: 10_000, comments: 120 }],
    'no-shadow': 'off',
    '@typescript-eslint/no-shadow': 'error',
  },
  overrides: [
    {
      files: ['src/**'],
      rules: {
        'no-restricted-imports': restricted(),
        'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true, IIFEs: true }],
        // The browsers of `browserslist` in package.json.
        'compat/compat': 'error',
      },
    },
    {
      files: ['src/**'],
      excludedFiles: ['src/lib/**'],
      rules: {
        'no-restricted-syntax': [
          'error',
          {
            selector: `Identifier[name=/^(${GUARDED.join('|')})$/]`,
            message: 'A browser may lack or refuse it: use or add the one guarded place in src/lib.',
          },
        ],
      },
    },
    ...Object.entries(layers).map(layerOverride),
    // The file that makes chunks is the only place for `lazy`; the architecture test checks its layer.
    { files: ['src/ui/layout/screen.tsx'], rules: { 'no-restricted-imports': 'off' } },
    { files: ['test/**'], rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' } },
  ],
};
