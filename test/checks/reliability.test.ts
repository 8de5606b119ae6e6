import { cell, expectPage, linkTo, testTitles } from './proofs';
import { FAULTS, NOT_PROVED } from './reliability/faults';

/** The tests whose titles begin with the numbers of the faults that they prove. */
const proofs = testTitles.flatMap(({ file, title }) => {
  const numbers = /^faults? ([\d, ]+): /.exec(title)?.[1] ?? '';
  return numbers
    .split(',')
    .filter(Boolean)
    .map(number => ({ number: Number(number), file, title }));
});

const rowOf = (number: number) => {
  const [fault, response] = FAULTS[number];
  const files = [...new Set(proofs.filter(proof => proof.number === number).map(({ file }) => file))];
  return `| ${number} | ${cell(fault)} | ${cell(response)} | ${files.map(linkTo).join('<br>')} |`;
};

const page = () =>
  [
    '# Reliability: what can go wrong, and what the console does then',
    '',
    '`npm run reliability` generates this page from `test/checks/reliability` and from the titles of the tests that prove',
    'each row. `npm test` runs these tests. It fails if a row has no test or if this page is out of date. The numbers of the',
    'faults never change.',
    '',
    '| fault | what goes wrong | what the console does | proved by |',
    '| ---: | --- | --- | --- |',
    ...Object.keys(FAULTS).map(Number).map(rowOf),
    '',
    '## Known faults without a test',
    '',
    ...Object.entries(NOT_PROVED).map(([number, reason]) => `- ${number}: ${reason}`),
    '',
  ].join('\n');

test('every fault has a test that proves it', () => {
  const proved = new Set(proofs.map(({ number }) => number));
  expect(Object.keys(FAULTS).filter(number => !proved.has(Number(number)))).toEqual([]);
});

test('every fault number in a test title is in the table of faults', () => {
  expect(proofs.filter(({ number }) => !(number in FAULTS))).toEqual([]);
});

test('the reliability page is up to date', () => {
  expectPage('test/RELIABILITY.md', page());
});
