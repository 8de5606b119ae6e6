import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { chunkGroups } from './src/deploy/build/chunks';
import { compressedCopies } from './src/deploy/build/compressed-copies';
import { formerWorkers } from './src/deploy/build/former-workers';
import standIns from './src/deploy/build/stand-ins.json' with { type: 'json' };
import { mockBackend } from './test/mock-backend/vite-plugin';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { API_URL, PORT } = process.env;
const realBackend = API_URL ? { target: API_URL, changeOrigin: true } : undefined;
/** The paths of the API's documentation, as in nginx.conf. Vite compares them with the query too. */
const DOCUMENTATION = '^/(swagger-ui|swagger-resources|v[23]/api-docs)(/|\\?|$)';

const server = {
  port: Number(PORT ?? 9000),
  proxy: realBackend && { '/api': realBackend, '/management': realBackend, [DOCUMENTATION]: realBackend },
};

/**
 * The headers that nginx sends without browser-reports.conf: everything that works in the preview also works
 * behind nginx.
 */
const securityHeaders = () =>
  Object.fromEntries(
    [
      ...readFileSync(here('./src/deploy/security-headers.conf'), 'utf8').matchAll(
        /^add_header (\S+) "(.*)" always;$/gm,
      ),
    ].map(([, name, value]) => [name, value.replace('$console_csp_reports', '')]),
  );

/** The supported browsers as the build names them: `chrome120`. */
const TARGETS = packageJson.browserslist.map(browser => browser.replace(' >= ', ''));

/**
 * Nothing is painted before the theme is set, so that no white page flashes in dark mode. The start chunk and its
 * imports are fetched together with the small file that imports them, not after it.
 */
const quickStart: Plugin = {
  name: 'quick-start',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => ({
      html: html.replaceAll('<script type="module"', '<script type="module" blocking="render"'),
      tags: Object.keys(bundle)
        .filter(file => /\/(start|rolldown-runtime)-[^/]+\.js$/.test(file))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        })),
    }),
  },
};

/**
 * The same rule as in nginx: a file with a hash in its name never changes. Without it, the browser requests each
 * file twice.
 */
const cachedAssets: Plugin = {
  name: 'cached-assets',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use(({ url }, response, next) => {
      if (/\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(url ?? ''))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    }),
};

/** With Vite's own helper, a chunk that failed to load once would be unavailable until the page is reloaded. */
const retriableImports: Plugin = {
  name: 'retriable-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: source =>
    source === '\0vite/preload-helper.js' ? here('./src/app/start/internal/chunk-import.ts') : undefined,
};

export default defineConfig(({ command }) => ({
  // Relative addresses: the same build serves at the root and under any sub-path.
  base: './',
  plugins: [
    react(),
    quickStart,
    retriableImports,
    cachedAssets,
    formerWorkers(here('./public/service-worker.js')),
    compressedCopies({ version: packageJson.version, sourceMaps: here('./node_modules/.source-maps') }),
    ...(realBackend ? [] : [mockBackend()]),
  ],
  define: {
    __VERSION__: JSON.stringify(packageJson.version),
    __DEVELOPMENT__: JSON.stringify(command === 'serve' && process.env.NODE_ENV !== 'production'),
    // react-jhipster reads it when it loads; without it the development page stays blank.
    'process.env.LOG_LEVEL': '"error"',
  },
  resolve: {
    tsconfigPaths: true,
    alias: [
      ...Object.entries(standIns).map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: here(`./src/deploy/build/stand-ins/${file}`),
      })),
      // The package's entry for browsers decodes `&ge;` with innerHTML, which our Content Security Policy forbids.
      {
        find: /^decode-named-character-reference$/,
        replacement: here('./node_modules/decode-named-character-reference/index.js'),
      },
    ],
  },
  css: {
    preprocessorOptions: {
      // Bootstrap 5.3 still uses features that Sass will remove in version 3.
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  build: {
    target: TARGETS,
    // No file refers to its source map. compressedCopies moves the maps to a folder that is not served.
    sourcemap: 'hidden',
    modulePreload: {
      polyfill: false,
      // Vite lists the files of a chunk only if there are several.
      resolveDependencies: (chunk, others, { hostType }) =>
        hostType === 'js' ? [...new Set([chunk, ...others])] : others,
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // A constant of another file needs no variable.
      optimization: { inlineConst: true },
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  server,
  // Without CORS: its `Vary` header would keep the browser from using files in its cache.
  preview: { ...server, cors: false, headers: securityHeaders() },
}));
