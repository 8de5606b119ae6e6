import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Linter } from 'eslint';
import { firstTexts } from '../../i18n/pt-br/first-texts';
import { laterTexts } from '../../i18n/pt-br/later-texts';
import packageJson from '../../package.json';
import type { Sizes } from '../../src/deploy/build/compressed-copies';

/**
 * The most that the first load of a list may take: kB (gzip, as it is served) of scripts, of styles and of a screen's
 * own chunk, and files besides the page. The limits are as close as possible to the actual values.
 */
const LIMITS = { js: 141, css: 22, screen: 12, files: 6 };

const ASSETS = 'dist/assets';
const names = readdirSync(ASSETS);
const text = (name: string) => readFileSync(join(ASSETS, name), 'utf8');

const { version, files: sizes }: { version: string; files: Record<string, Sizes> } = JSON.parse(
  readFileSync('dist/sizes.json', 'utf8'),
);
/** A file that is too small for a compressed copy is sent uncompressed. */
const served = (path: string) => {
  const { raw, gzip = raw } = sizes[path];
  return gzip / 1024;
};
const kB = (name: string) => served(`assets/${name}`);
const sum = (chunks: Iterable<string>) => [...chunks].reduce((total, name) => total + kB(name), 0);

/** A chunk and all its static imports, without what it may load later. */
const withImports = (name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, imported] of text(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) withImports(imported, seen);
  return seen;
};

const page = readFileSync('dist/index.html', 'utf8');
const scriptsAt = (attribute: string) =>
  [...page.matchAll(new RegExp(`${attribute}="\\./assets/([^"]+\\.js)"`, 'g'))].map(([, name]) => name);
const entries = scriptsAt('src');
const styles = [...page.matchAll(/href="\.\/assets\/([^"]+\.css)"/g)].map(([, name]) => name);
/** The texts that a Portuguese page requests immediately. */
const dictionaries = names.filter(
  name => name.startsWith('first-texts-') && text(name).includes(firstTexts.global.loading),
);

/** What the browser loads to show a list when signed in. The lists are in the start chunk, which the page preloads. */
const firstLoad = new Set<string>();
[...entries, ...scriptsAt('href'), ...dictionaries].forEach(name => withImports(name, firstLoad));

/** The script that checks the browser has no hash in its name. */
const CHECK = 'browser-check.js';

/** The chunks that only one section needs, for one of its screens. */
const screens = names.filter(name =>
  /^(manage|manages|content|view|form|detail|subscription)-[\w-]{8}\.js$/.test(name),
);

test('the build has an entry, a start chunk and screen chunks to measure', () => {
  expect(entries).toHaveLength(1);
  expect(scriptsAt('href').filter(name => name.startsWith('start-'))).toHaveLength(1);
  expect(dictionaries).toHaveLength(1);
  expect(screens.length).toBeGreaterThan(20);
  expect(names.filter(name => /^list-/.test(name))).toEqual([]);
});

test('the README states these limits', () => {
  const { js, css, screen, files } = LIMITS;
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  expect(readme).toContain(`above ${js} kB of script (gzip), ${css} kB of styles or ${files} files`);
  expect(readme).toContain(`own chunk is above ${screen} kB`);
});

test(`the first load of any list is at most ${LIMITS.js} kB of script`, () => {
  const all = served(CHECK) + sum(firstLoad);
  console.log(`first load of a list: ${all.toFixed(1)} kB of script in ${1 + firstLoad.size} files`);
  expect(all).toBeLessThanOrEqual(LIMITS.js);
});

test(`the first load of a list has at most ${LIMITS.files} files besides the page`, () => {
  expect(1 + firstLoad.size + styles.length).toBeLessThanOrEqual(LIMITS.files);
});

test(`the styles of the first load are at most ${LIMITS.css} kB`, () => {
  expect(styles).toHaveLength(1);
  expect(sum(styles)).toBeLessThanOrEqual(LIMITS.css);
});

type Dictionary = { [key: string]: string | Dictionary };

/** Every key, and every parent of keys: a text of an enumeration is named by the parent and its value. */
const keysOf = (dictionary: Dictionary, prefix = ''): string[] =>
  Object.entries(dictionary).flatMap(([name, texts]) => {
    const key = prefix + name;
    return typeof texts === 'string' ? [key] : [key, ...keysOf(texts, `${key}.`)];
  });

/** Chunks that load after the first load and use only the texts that came with it. */
const WITH_FIRST_TEXTS = /^(rail|figure-breakdown|toast-container|new-version-notice)-.*\.js$/;

test('the first load contains all texts that its scripts use', () => {
  const scripts = [...firstLoad, ...names.filter(name => WITH_FIRST_TEXTS.test(name))].map(text);
  const named = new Set(scripts.flatMap(script => script.match(/(?<=["'`])[\w-]+(\.[\w-]+)+(?=["'`]|\.\$\{)/g) ?? []));
  expect(named).toContain('entity.action.search');
  const first = new Set(keysOf(firstTexts));
  const missing = keysOf(laterTexts).filter(key => named.has(key) && !first.has(key));
  expect(missing).toEqual([]);
});

test('the first load contains no markdown code', () => {
  const markdown = [...firstLoad].filter(name => /micromark|mdast/.test(text(name)));
  expect(markdown).toEqual([]);
});

test(`a screen's own chunk is at most ${LIMITS.screen} kB`, () => {
  expect(screens.filter(name => kB(name) > LIMITS.screen)).toEqual([]);
});

test('F103: the build contains no code of the mock backend', () => {
  expect(names.filter(name => name.endsWith('.js') && /__control|sqlite/.test(text(name)))).toEqual([]);
});

test('the script that checks the browser is loaded before the console, and any browser can read it', () => {
  expect(page).toMatch(new RegExp(`<script defer src="\\./${CHECK}"></script>[^]*<script type="module"`));
  const check = readFileSync(join('dist', CHECK), 'utf8');
  expect(new Linter({ configType: 'eslintrc' }).verify(check, { parserOptions: { ecmaVersion: 5 } })).toEqual([]);
});

const shipped = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name).replace(/^dist\//, ''));

test('sizes.json states the version and lists every file', () => {
  expect(version).toBe(packageJson.version);
  expect(Object.keys(sizes).sort()).toEqual(shipped.filter(name => !/^sizes\.json$|\.(gz|br)$/.test(name)).sort());
});

test('every text file of at least 1,024 bytes has smaller gzip and brotli copies that decompress to it', () => {
  const large = Object.entries(sizes).filter(([name, { raw }]) => raw >= 1024 && /\.(js|css|html|svg)$/.test(name));
  expect(large.length).toBeGreaterThan(20);
  for (const [name, { raw, gzip = Infinity, brotli = Infinity }] of large) {
    const original = readFileSync(join('dist', name));
    const [gz, br] = [readFileSync(join('dist', `${name}.gz`)), readFileSync(join('dist', `${name}.br`))];
    expect([original.length, gz.length, br.length]).toEqual([raw, gzip, brotli]);
    expect(Math.max(gzip, brotli)).toBeLessThan(raw);
    expect(gunzipSync(gz).equals(original) && brotliDecompressSync(br).equals(original)).toBe(true);
  }
});

test('F103: every script has a source map, but the build neither contains nor references source maps', () => {
  // The runtime comes from the bundler and has no source here.
  const scripts = names.filter(name => name.endsWith('.js') && !name.startsWith('rolldown-runtime'));
  expect(shipped.filter(name => name.endsWith('.map'))).toEqual([]);
  expect(scripts.filter(name => text(name).includes('sourceMappingURL'))).toEqual([]);
  expect(scripts.filter(name => !existsSync(join('node_modules/.source-maps', `${name}.map`)))).toEqual([]);
});

test('F75: every dynamic import lists its files, so that a failed file can be requested again', () => {
  const scripts = names.filter(name => name.endsWith('.js')).map(text);
  const count = (pattern: RegExp) => scripts.reduce((total, script) => total + [...script.matchAll(pattern)].length, 0);
  expect(count(/Failed to fetch dynamically imported module/g)).toBe(1);
  expect(count(/\bimport\([`'"]/g)).toBeGreaterThan(50);
  expect(count(/__vite__mapDeps\(\[\d/g)).toBe(count(/\bimport\([`'"]/g));
});
