import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULTS, NOT_PROVED } from './reliability/faults';

const PAGE = 'test/RELIABILITY.md';

const testFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** The tests whose titles begin with the numbers of the faults that they prove. */
const proofs = testFiles('test').flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(/['`]faults? ([\d, ]+): ([^'`]+)['`]/g)].flatMap(([, numbers, title]) =>
    numbers.split(',').map(number => ({ number: Number(number), file, title })),
  ),
);

const cell = (text: string) => text.replace(/\|/g, '\\|');

const rowOf = (number: number) => {
  const [fault, answer] = FAULTS[number];
  const files = [...new Set(proofs.filter(proof => proof.number === number).map(({ file }) => file))];
  const links = files.map(file => `[${file.replace(/^test\//, '')}](${file.replace(/^test\//, '')})`);
  return `| ${number} | ${cell(fault)} | ${cell(answer)} | ${links.join('<br>')} |`;
};

const page = () =>
  [
    '# Reliability: what can go wrong, and what the console does then',
    '',
    'Made by `npm run reliability` from the titles of the tests that prove each row; `npm test` runs them all and fails',
    'when a row has no test or this page is not up to date. The numbers are names and never change.',
    '',
    '| fault | what goes wrong | what the console does | proved by |',
    '| ---: | --- | --- | --- |',
    ...Object.keys(FAULTS).map(Number).map(rowOf),
    '',
    '## Known and not proved',
    '',
    ...Object.entries(NOT_PROVED).map(([number, reason]) => `- ${number}: ${reason}`),
    '',
  ].join('\n');

test('every fault has a test that proves it', () => {
  const proved = new Set(proofs.map(({ number }) => number));
  expect(Object.keys(FAULTS).filter(number => !proved.has(Number(number)))).toEqual([]);
});

test('every number in the title of a test is a fault of the table', () => {
  expect(proofs.filter(({ number }) => !(number in FAULTS))).toEqual([]);
});

test('the page of reliability is up to date', () => {
  if (process.env.WRITE_PAGES === '1') writeFileSync(PAGE, page());
  expect(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '').toBe(page());
});
