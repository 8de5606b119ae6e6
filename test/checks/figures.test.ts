import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import limitsFile from './figures.json';

const LIMITS: Readonly<Record<string, number>> = limitsFile;
const PAGE = 'ARCHITECTURE.md';
const TABLE = /\| figure +\| +now \|\n(?:\|.*\n)*/;

const table = execFileSync(process.execPath, ['test/checks/figures.mjs'], { encoding: 'utf8' });
const counted = new Map(
  [...table.matchAll(/^\| ([^|]+?) +\| +([\d,]+) \|$/gm)].map(([, name, count]) => [
    name,
    Number(count.replace(',', '')),
  ]),
);

test.each(Object.entries(LIMITS))('the %s are as many as their limit: %i', (name, limit) => {
  // More: `node test/checks/figures.mjs <name>` shows them. Fewer: the limit is lowered.
  expect(counted.get(name)).toBe(limit);
});

test('the table of figures in ARCHITECTURE.md is up to date: `npm run proofs` writes it', () => {
  const page = readFileSync(PAGE, 'utf8');
  const upToDate = page.replace(TABLE, table);
  if (process.env.WRITE_PAGES === '1') writeFileSync(PAGE, upToDate);
  expect(readFileSync(PAGE, 'utf8')).toBe(upToDate);
  expect(upToDate).toContain(table);
});
