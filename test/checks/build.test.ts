import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Budget 1 of the performance page, in kB of gzip. */
const LIMITS = { js: 175, css: 33, screen: 12 };

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

const entry = /src="\.\/assets\/([^"]+\.js)"/.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? '';
const lists = names.filter(name => /^list-(?!page).*\.js$/.test(name));
const firstLoad = new Set(withImports(entry));
lists.forEach(list => withImports(list, firstLoad));
names.filter(name => /^pt-br-.*\.js$/.test(name)).forEach(dictionary => withImports(dictionary, firstLoad));

test('the build has an entry and lists to measure', () => {
  expect(entry).not.toBe('');
  expect(lists.length).toBeGreaterThan(1);
});

test(`the first load of any list is at most ${LIMITS.js} kB of script`, () => {
  console.log(`first load: ${sum(firstLoad).toFixed(1)} kB of script in ${firstLoad.size} files`);
  expect(sum(firstLoad)).toBeLessThanOrEqual(LIMITS.js);
});

test(`its styles are at most ${LIMITS.css} kB`, () => {
  const css = names.filter(name => /^index-.*\.css$/.test(name));
  expect(css).toHaveLength(1);
  expect(sum(css)).toBeLessThanOrEqual(LIMITS.css);
});

test('no markdown is in the first load', () => {
  const markdown = [...firstLoad].filter(name => /micromark|mdast/.test(text(name)));
  expect(markdown).toEqual([]);
});

test(`a list's own chunk is at most ${LIMITS.screen} kB`, () => {
  expect(lists.filter(list => kB(list) > LIMITS.screen)).toEqual([]);
});

test('nothing of the stand-in backend is in the build', () => {
  expect(names.filter(name => name.endsWith('.js') && /__control|sqlite/.test(text(name)))).toEqual([]);
});
