import { readFileSync } from 'node:fs';
import { filesIn } from './files';

const PAGE = 'src/STORED.md';
/** A bar in a table of the page is escaped. */
const named = [
  ...readFileSync(PAGE, 'utf8')
    .replaceAll('\\|', '|')
    .matchAll(/`([^`]+)`/g),
].map(([, name]) => name);

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);

/** The names in the files that reach the browser's storage, and those of the lists that it stores by account. */
const namesIn = (text: string): string[] => [
  ...(text.includes("from 'lib/storage'") ? all(text, /\b[A-Z_]*(?:KEY|PREFIX) = '([^']+)'/g) : []),
  ...all(text, /createStoredList\('([^']+)'/g).map(name => `${name}|v1|`),
];

it('the page of what the browser stores names every value', () => {
  const sources = filesIn('src')
    .filter(file => /\.tsx?$/.test(file))
    .map(file => readFileSync(file, 'utf8'));
  const stored = sources.flatMap(namesIn);
  expect(stored.length).toBeGreaterThan(12);
  expect(stored.filter(name => !named.includes(name)).map(name => `Add \`${name}\` to ${PAGE}.`)).toEqual([]);
});

it('the page of what the browser stores names every message between tabs', () => {
  const [messages] = all(readFileSync('src/lib/tabs.ts', 'utf8'), /MESSAGES = \[([^\]]*)\]/g);
  const missing = all(messages, /'([\w-]+)'/g).filter(message => !named.includes(message));
  expect(missing.map(message => `Add the message \`${message}\` to ${PAGE}.`)).toEqual([]);
});
