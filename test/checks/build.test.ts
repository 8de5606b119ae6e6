import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import packageJson from '../../package.json';
import type { Sizes } from '../../src/deploy/compressed-copies';

/** Budget 1 of the performance page: kB of gzip, and files beside the page itself. */
const LIMITS = { js: 175, css: 33, screen: 12, files: 5 };

const ASSETS = 'dist/assets';
const names = readdirSync(ASSETS);
const text = (name: string) => readFileSync(join(ASSETS, name), 'utf8');
const kB = (name: string) => gzipSync(readFileSync(join(ASSETS, name))).length / 1024;
const sum = (chunks: Iterable<string>) => [...chunks].reduce((total, name) => total + kB(name), 0);

/** A chunk and all it imports at once, not what it may load later. */
const withImports = (name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, imported] of text(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) withImports(imported, seen);
  return seen;
};

const page = readFileSync('dist/index.html', 'utf8');
const entries = [...page.matchAll(/src="\.\/assets\/([^"]+\.js)"/g)].map(([, name]) => name);
const styles = [...page.matchAll(/href="\.\/assets\/([^"]+\.css)"/g)].map(([, name]) => name);
const dictionaries = names.filter(name => /^pt-br-.*\.js$/.test(name));
const lists = names.filter(name => /^list-.*\.js$/.test(name));

/** What the browser loads to show this list, signed in. */
const firstLoadOf = (list: string) => {
  const files = new Set<string>();
  [...entries, ...dictionaries, list].forEach(name => withImports(name, files));
  return files;
};
const firstLoads = lists.map(firstLoadOf);
const largest = Math.max(...firstLoads.map(sum));
const most = Math.max(...firstLoads.map(files => files.size)) + styles.length;

test('the build has an entry and lists to measure', () => {
  expect(entries.length).toBeGreaterThan(0);
  expect(dictionaries).toHaveLength(1);
  expect(lists.length).toBeGreaterThan(1);
});

test(`the first load of any list is at most ${LIMITS.js} kB of script`, () => {
  console.log(`largest first load: ${largest.toFixed(1)} kB of script; most files beside the page: ${most}`);
  expect(largest).toBeLessThanOrEqual(LIMITS.js);
});

test(`the first load of a section's list is at most ${LIMITS.files} files beside the page`, () => {
  const many = lists.filter((_, index) => firstLoads[index].size + styles.length > LIMITS.files);
  expect(many).toEqual([]);
});

test(`its styles are at most ${LIMITS.css} kB`, () => {
  expect(styles).toHaveLength(1);
  expect(sum(styles)).toBeLessThanOrEqual(LIMITS.css);
});

test('no markdown is in the first load', () => {
  const markdown = firstLoads.flatMap(files => [...files]).filter(name => /micromark|mdast/.test(text(name)));
  expect(markdown).toEqual([]);
});

test(`a list's own chunk is at most ${LIMITS.screen} kB`, () => {
  expect(lists.filter(list => kB(list) > LIMITS.screen)).toEqual([]);
});

test('fault 103: nothing of the stand-in backend is in the build', () => {
  expect(names.filter(name => name.endsWith('.js') && /__control|sqlite/.test(text(name)))).toEqual([]);
});

const { version, files }: { version: string; files: Record<string, Sizes> } = JSON.parse(
  readFileSync('dist/sizes.json', 'utf8'),
);
const shipped = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name).replace(/^dist\//, ''));

test('sizes.json says the version and every file', () => {
  expect(version).toBe(packageJson.version);
  expect(Object.keys(files).sort()).toEqual(shipped.filter(name => !/^sizes\.json$|\.(gz|br)$/.test(name)).sort());
});

test('every text file of a kilobyte has a gzip and a brotli copy that is smaller and unpacks to it', () => {
  const large = Object.entries(files).filter(([name, { raw }]) => raw >= 1024 && /\.(js|css|html|svg)$/.test(name));
  expect(large.length).toBeGreaterThan(20);
  for (const [name, { raw, gzip = Infinity, brotli = Infinity }] of large) {
    const original = readFileSync(join('dist', name));
    const [gz, br] = [readFileSync(join('dist', `${name}.gz`)), readFileSync(join('dist', `${name}.br`))];
    expect([original.length, gz.length, br.length]).toEqual([raw, gzip, brotli]);
    expect(Math.max(gzip, brotli)).toBeLessThan(raw);
    expect(gunzipSync(gz).equals(original) && brotliDecompressSync(br).equals(original)).toBe(true);
  }
});

test('fault 103: source maps are made for every script, and none is shipped or named', () => {
  // The runtime comes from the bundler and has no source here.
  const scripts = names.filter(name => name.endsWith('.js') && !name.startsWith('rolldown-runtime'));
  expect(shipped.filter(name => name.endsWith('.map'))).toEqual([]);
  expect(scripts.filter(name => text(name).includes('sourceMappingURL'))).toEqual([]);
  expect(scripts.filter(name => !existsSync(join('node_modules/.source-maps', `${name}.map`)))).toEqual([]);
});
