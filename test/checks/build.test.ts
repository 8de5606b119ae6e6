import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

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
