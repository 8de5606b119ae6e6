import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesIn } from './files';
import { type Proof, proofs } from './proofs';
import sentencesFile from './sentences.json';

const PAGE = 'test/PROOFS.md';

/** What the product must do, by id: true without the specification, and without the tests. */
const SENTENCES: Readonly<Record<string, string>> = sentencesFile;

const PARTS = [
  ['R', 'What the product does'],
  ['F', 'What can go wrong, and what the console does then'],
  ['B', 'Beyond the specification'],
] as const;

const numberOf = (id: string) => Number(id.slice(1));

const ids = [...new Set(proofs.flatMap(proof => proof.ids))].sort((a, b) => numberOf(a) - numberOf(b));

/** `…` stands for the values of a table-style test. */
const readable = (sentence: string) => sentence.replace(/%[a-z]|\$\w+|\$\{[^}]*\}/g, '…').replace(/:$/, '');

const cell = (lines: readonly string[]) => [...new Set(lines)].join('<br>').replace(/\|/g, '\\|');

const lineOf = ({ file, sentence }: Proof) => {
  const path = file.replace(/^test\//, '');
  return `${readable(sentence)} ([${path}](${path}))`;
};

const rowOf = (id: string) => {
  const own = proofs.filter(proof => proof.ids.includes(id));
  return `| ${id} | ${cell([SENTENCES[id]])} | ${cell(own.map(lineOf))} |`;
};

const page = () =>
  [
    '# What is proved, and by which tests',
    '',
    'An id stands for one sentence of what the product must do, and in front of the titles of the tests that prove it.',
    'Comments and documents cite it. Ids never change and are never used again. `npm run proofs` writes this page from',
    '`checks/sentences.json` and the titles, and `npm test` fails if it is out of date. `…` stands for the values of a test',
    'that runs with several.',
    ...PARTS.flatMap(([letter, title]) => [
      '',
      `## ${letter}: ${title}`,
      '',
      '| id | what the product must do | the tests that prove it |',
      '| --- | --- | --- |',
      ...ids.filter(id => id.startsWith(letter)).map(rowOf),
    ]),
    '',
  ].join('\n');

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

const files = [...['src', 'test', 'i18n', '.ci'].flatMap(filesIn), ...DOCUMENTS];
const textOf = (file: string) => readFileSync(file, 'utf8');

/** Comments without their line breaks, so that a citation may span two lines. */
const commentsOf = (code: string): string[] =>
  (code.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []).map(comment =>
    comment.replace(/\s*\n\s*(\*|\/\/)?\s*/g, ' '),
  );

/** The comments of code, and whole documents, each with its file. */
const prose = files.flatMap(file => {
  if (/\.(tsx?|[cm]?js|scss)$/.test(file)) return commentsOf(textOf(file)).map(text => ({ file, text }));
  return /\.(md|html|sh|conf)$/.test(file) && file !== PAGE ? [{ file, text: textOf(file) }] : [];
});

const citations = (pattern: RegExp, isKnown: (cited: string) => boolean) =>
  prose.flatMap(({ file, text }) =>
    (text.match(pattern) ?? []).filter(cited => !isKnown(cited)).map(cited => `${file}: ${cited}`),
  );

test('every id that a comment or a document cites is in the title of a test', () => {
  // An id, but not a code of the International Classification of Diseases.
  expect(citations(/\b[RFB]\d+\b(?!\.\d)/g, id => ids.includes(id))).toEqual([]);
});

test('every document that a comment or a document names is in the repository', () => {
  const documents = new Set(files.map(file => basename(file)));
  expect(citations(/\b[\w-]+\.md\b/g, name => documents.has(name) || existsSync(name))).toEqual([]);
});

test('nothing cites a numbered part of a document outside the repository', () => {
  const numbered = /\b(spec|specification|decision|feature|budget)s?( table| row| point| section)* (§|B?\d)/gi;
  expect(citations(numbered, () => false)).toEqual([]);
});

const features = Object.keys(SENTENCES).filter(id => id.startsWith('B'));

test.each(features)('the feature %s has a browser test', id => {
  expect(proofs.filter(proof => proof.ids.includes(id) && proof.file.startsWith('test/browser/'))).not.toEqual([]);
});

test('every id in the title of a test has a sentence in sentences.json', () => {
  expect(ids.filter(id => !Object.hasOwn(SENTENCES, id))).toEqual([]);
});

test('every sentence in sentences.json has a test with its id', () => {
  expect(Object.keys(SENTENCES).filter(id => !ids.includes(id))).toEqual([]);
});

test('each sentence is one, begins with a capital letter and ends with a full stop', () => {
  expect(Object.values(SENTENCES).filter(sentence => !/^[A-Z0-9][^\n]*\.$/.test(sentence))).toEqual([]);
});

test('no proof is a test of the mock backend, which does not test the console', () => {
  expect(proofs.filter(({ file }) => file.startsWith('test/mock-backend/'))).toEqual([]);
});

test('no title has more than three ids', () => {
  expect(proofs.filter(proof => proof.ids.length > 3)).toEqual([]);
});

test('the page of proofs is up to date', () => {
  if (process.env.WRITE_PAGES === '1') writeFileSync(PAGE, page());
  expect(existsSync(PAGE) ? textOf(PAGE) : '').toBe(page());
});
