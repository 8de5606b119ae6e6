import react from '@vitejs/plugin-react';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { compressedCopies } from './src/deploy/compressed-copies';
import { standInBackend } from './test/backend/vite-plugin';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { API_URL, PORT } = process.env;
const realBackend = API_URL ? { target: API_URL, changeOrigin: true } : undefined;
const server = {
  port: Number(PORT ?? 9000),
  proxy: realBackend && { '/api': realBackend, '/management': realBackend },
};

/** The headers that nginx sends, so that whatever works in the preview works behind it. */
const securityHeaders = () =>
  Object.fromEntries(
    [
      ...readFileSync(here('./src/deploy/security-headers.conf'), 'utf8').matchAll(
        /^add_header (\S+) "(.*)" always;$/gm,
      ),
    ].map(([, name, value]) => [name, value]),
  );

type ImportsOf = (id: string) => readonly string[];

/** Modules that some files need at once, they themselves among them. */
const staticallyReachable = (files: readonly string[], importsOf: ImportsOf) => {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    importsOf(id).forEach(visit);
  };
  files.map(file => here(`./src/${file}`)).forEach(visit);
  return found;
};

const SMALL_AND_SHARED =
  /\/src\/(shared\/(auth\/|ui\/|text\/matching-part)|shared\/medical\/(age-range|formula\.)|sections\/[^/]+\/model\.)/;

/** Most lists are a few lines that name columns: a file for each would cost a way to the server and save nothing. */
const lists = readdirSync(here('./src/sections'))
  .map(section => `sections/${section}/list.tsx`)
  .filter(list => existsSync(here(`./src/${list}`)));

/** What only dialogs need of libraries; reactstrap's one entry names it for whoever wants a button. */
const DIALOG_PARTS = /\/(reactstrap\/esm\/(Modal|Fade|Portal)|react-transition-group\/)/;

/**
 * Left alone, each set of screens that shares a module gets a file of its own: dozens of requests. Here what runs first
 * is a small file, what the start and every list need is one, and what every form needs is another.
 */
const createChunkNames = () => {
  let chunks: [string, Set<string>][] | undefined;
  return (id: string, importsOf: ImportsOf) => {
    chunks ??= [
      ['index', staticallyReachable(['index.tsx'], importsOf)],
      ['start', staticallyReachable(['app/start.tsx', ...lists], importsOf)],
      [
        'dialogs',
        staticallyReachable(
          ['shared/dialogs/confirm-dialog-content.tsx', 'shared/dialogs/check-options-dialog.tsx'],
          importsOf,
        ),
      ],
      ['forms', staticallyReachable(['shared/crud/manage-page.tsx', 'shared/form/fields.tsx'], importsOf)],
    ];
    if (DIALOG_PARTS.test(id)) return 'dialogs';
    const name = chunks.find(([, modules]) => modules.has(id))?.[0];
    return name ?? (SMALL_AND_SHARED.test(id) ? 'start' : undefined);
  };
};

const chunkNameOf = createChunkNames();

/**
 * Nothing is painted before the theme is set, so that no white page flashes by in the dark; and the start is fetched
 * beside the small file that asks for it, not after.
 */
const quickStart: Plugin = {
  name: 'quick-start',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => ({
      html: html.replaceAll('<script type="module"', '<script type="module" blocking="render"'),
      tags: Object.keys(bundle)
        .filter(file => /\/start-[^/]+\.js$/.test(file))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        })),
    }),
  },
};

/** axios names all its adapters in one file; browsers take the one for XMLHttpRequest. */
const withoutFetchAdapter: Plugin = {
  name: 'without-fetch-adapter',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './fetch.js' && importer?.endsWith('/axios/lib/adapters/adapters.js')
      ? here('./src/shared/http/without-fetch.ts')
      : undefined,
};

export default defineConfig(({ command }) => ({
  // Relative addresses: the same build serves at the root and under any sub-path.
  base: './',
  plugins: [
    react(),
    quickStart,
    withoutFetchAdapter,
    compressedCopies({ version: packageJson.version, sourceMaps: here('./node_modules/.source-maps') }),
    ...(realBackend ? [] : [standInBackend()]),
  ],
  define: {
    __VERSION__: JSON.stringify(packageJson.version),
    __DEVELOPMENT__: JSON.stringify(command === 'serve' && process.env.NODE_ENV !== 'production'),
    // react-jhipster reads it when it loads; without it the development page stays blank.
    'process.env.LOG_LEVEL': '"error"',
  },
  resolve: {
    alias: [
      ...['app', 'account', 'sections', 'shared'].map(room => ({
        find: new RegExp(`^${room}/`),
        replacement: `${here('./src')}/${room}/`,
      })),
      { find: /^i18n\//, replacement: `${here('./i18n')}/` },
      // react-jhipster's one entry drags all of reactstrap and the metrics pages in; its files are entered one by one.
      { find: /^react-jhipster\/lib\//, replacement: `${here('./node_modules/react-jhipster/lib')}/` },
      { find: /^lodash\/merge$/, replacement: here('./src/shared/i18n/stand-ins/merge.ts') },
      { find: /^tslib$/, replacement: here('./src/shared/i18n/stand-ins/tslib.ts') },
    ],
  },
  css: {
    preprocessorOptions: {
      // Bootstrap 5.3 still uses Sass features that Sass has announced to remove in its version 3.
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  build: {
    target: 'es2022',
    // No file names its map; compressedCopies puts the maps where no server finds them.
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: 'start and forms',
              includeDependenciesRecursively: false,
              name: (id, graph) => chunkNameOf(id, one => graph.getModuleInfo(one)?.importedIds ?? []),
            },
          ],
        },
      },
    },
  },
  server,
  preview: { ...server, headers: securityHeaders() },
}));
