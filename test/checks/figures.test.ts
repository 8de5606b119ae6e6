import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import limitsFile from './figures.json';

const LIMITS: Readonly<Record<string, number>> = limitsFile;
const PAGE = 'ARCHITECTURE.md';
const TABLE = /\| figure +\| +now \|\n(?:\|.*\n)*/;

const figures = (...words: string[]) =>
  execFileSync(process.execPath, ['test/checks/figures.mjs', ...words], { encoding: 'utf8' });

const table = figures();
const counted = new Map(
  [...table.matchAll(/^\| ([^|]+?) +\| +([\d,]+) \|$/gm)].map(([, name, count]) => [
    name,
    Number(count.replace(',', '')),
  ]),
);

test.each(Object.entries(LIMITS))('there are no more than so many %s: %i', (name, limit) => {
  const count = counted.get(name) ?? Infinity;
  const details = count > limit ? figures(name) : '';
  expect(`${count > limit ? `too many ${details}` : 'enough'}`).toBe('enough');
});

test.each(Object.entries(LIMITS))('a limit that is too high is lowered: %s, %i', (name, limit) => {
  expect(counted.get(name)).toBeGreaterThanOrEqual(limit);
});

test('the table of figures in ARCHITECTURE.md is up to date: `npm run proofs` writes it', () => {
  const page = readFileSync(PAGE, 'utf8');
  const upToDate = page.replace(TABLE, table);
  if (process.env.WRITE_PAGES === '1') writeFileSync(PAGE, upToDate);
  expect(readFileSync(PAGE, 'utf8')).toBe(upToDate);
  expect(upToDate).toContain(table);
});
