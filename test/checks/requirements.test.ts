import { cell, expectPage, linkTo, testTitles } from './proofs';
import { AREAS } from './requirements';
import type { Area, Proof, Requirement } from './requirements/area';
import { citedIds, commentsOf, FOREIGN, foreignCitations, missingDocuments } from './requirements/citations';

const requirements = AREAS.flatMap(area => Object.entries(area.requirements));

const isThere = ([file, part]: Proof) =>
  testTitles.some(test => test.file === `test/${file}` && test.fullTitle.includes(part));

const proofCell = ([file, part]: Proof) => `${linkTo(`test/${file}`)}: “${cell(part)}”`;

const rowOf = ([id, { text, isDecision, provedBy }]: [string, Requirement]) =>
  `| ${id}${isDecision ? ' ◇' : ''} | ${cell(text)} | ${provedBy.map(proofCell).join('<br>')} |`;

const tableOf = ({ title, requirements: rows }: Area) => [
  '',
  `## ${title}`,
  '',
  '| id | what the product does | proved by |',
  '| --- | --- | --- |',
  ...Object.entries(rows).map(rowOf),
];

const page = () =>
  [
    '# Requirements: what the product does, and the tests that prove it',
    '',
    '`npm run requirements` generates this page from `test/checks/requirements`. `npm test` runs all tests. It fails if a',
    'requirement has no test, if a comment cites an id that does not exist, or if this page is out of date. Comments cite the',
    'ids (`R12`). Ids never change and are never used again.',
    '',
    '“Proved by” names the file and a part of the title of a test. ◇ marks a decision: the product specification leaves this',
    'point open or can be read in two ways. [RELIABILITY.md](RELIABILITY.md) lists what can go wrong.',
    ...AREAS.flatMap(tableOf),
    '',
  ].join('\n');

test('every requirement has a test', () => {
  const without = requirements.filter(([, { provedBy }]) => provedBy.length === 0);
  expect(without.map(([id]) => id)).toEqual([]);
});

test('every test that proves a requirement exists', () => {
  const missing = requirements.flatMap(([id, { provedBy }]) =>
    provedBy.filter(proof => !isThere(proof)).map(proof => [id, ...proof]),
  );
  expect(missing).toEqual([]);
});

test('no requirement is proved by a test of the mock backend, which does not test the console', () => {
  const ofMock = requirements.flatMap(([id, { provedBy }]) =>
    provedBy.filter(([file]) => file.startsWith('mock-backend/')).map(proof => [id, ...proof]),
  );
  expect(ofMock).toEqual([]);
});

test('every requirement id is used only once', () => {
  const ids = requirements.map(([id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every id that a comment cites is a requirement', () => {
  const ids = new Set<string>(requirements.map(([id]) => id));
  expect(citedIds().filter(({ text }) => !ids.has(text))).toEqual([]);
});

test('nothing cites a document that is not in the repository', () => {
  expect([...foreignCitations(), ...missingDocuments()]).toEqual([]);
});

describe('a citation', () => {
  it.each([
    ['a block of two lines', '/** Kept as it came\n * (R12). */', ['/** Kept as it came (R12). */']],
    ['the end of a line', "const a = 1; // As R12 says.\nconst b = 'R13';", ['// As R12 says.']],
    ['no address', "const a = 'https://example.com/R14';", []],
  ])('is read from comments only: %s', (_, code, comments) => {
    expect(commentsOf(code)).toEqual(comments);
  });

  it.each([
    ['spec', '2.5'],
    ['decisions', '8 and 45'],
    ['reliability', '56'],
    ['feature', 'B7'],
    ['budget', '8'],
    ['the performance', 'page'],
    ['section', '7 of the specification'],
  ])('of a document outside the repository is found: %s %s', (document, place) => {
    expect(`As ${document} ${place} says.`.match(FOREIGN)).toHaveLength(1);
  });
});

test('the requirements page is up to date', () => {
  expectPage('test/REQUIREMENTS.md', page());
});
