import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesIn } from '../files';

export interface Citation {
  file: string;
  text: string;
}

const ROOTS = ['src', 'test', 'i18n'];
const CODE = /\.(tsx?|[cm]?js|scss)$/;
const PROSE = /\.(md|html|sh|conf)$/;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** The words of a comment without its line breaks, so that a citation may span two lines. */
const unbroken = (comment: string) => comment.replace(/\s*\n\s*(\*|\/\/)?\s*/g, ' ');

export const commentsOf = (code: string): string[] => (code.match(COMMENT) ?? []).map(unbroken);

const files = ROOTS.flatMap(filesIn);

const textOf = (file: string) => readFileSync(file, 'utf8');

const matchesIn = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap(text => [...text.matchAll(pattern)].map(([match]) => match));

const citationsIn = (chosen: readonly string[], textsOf: (file: string) => string[], pattern: RegExp): Citation[] =>
  chosen.flatMap(file => matchesIn(textsOf(file), pattern).map(text => ({ file, text })));

const codeFiles = files.filter(file => CODE.test(file));
const proseFiles = files.filter(file => PROSE.test(file));

const inComments = (pattern: RegExp) => [
  ...citationsIn(codeFiles, file => commentsOf(textOf(file)), pattern),
  ...citationsIn(proseFiles, file => [textOf(file)], pattern),
];

/** `R12`, but not `R12.3` of the International Classification of Diseases. */
const ID = /\bR\d+\b(?!\.\d)/g;

/** A numbered part of a document that is not in the repository: the specification, its decisions, earlier tables. */
export const FOREIGN =
  /\b(?:spec|specification|decision|reliability|feature|budget)s?(?: table| row| point| section)* (?:B?\d[\d.]*|§)|\bsections? \d[\d.]* of the specification|\bperformance page\b/gi;

const DOCUMENT = /\b[\w-]+\.md\b/g;

const documents = new Set([...files, ...filesIn('.ci'), 'README.md'].map(file => basename(file)));

/** The ids of requirements that comments cite. */
export const citedIds = (): Citation[] => inComments(ID);

/** What cites a document outside the repository, in comments, titles, messages or texts. */
export const foreignCitations = (): Citation[] =>
  citationsIn(
    [...codeFiles, ...proseFiles, ...files.filter(file => file.endsWith('.json'))],
    file => [unbroken(textOf(file))],
    FOREIGN,
  );

/** Documents that comments name but that do not exist. */
export const missingDocuments = (): Citation[] =>
  inComments(DOCUMENT).filter(({ text }) => !documents.has(text) && !existsSync(text));
