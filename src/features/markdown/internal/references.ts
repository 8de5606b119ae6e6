import type { Nodes } from 'mdast';
import { cachedByText } from './cache';
import { nodesOf, treeOf } from './tree';

/** What a text defines for all of its blocks. The first definition of a name counts. */
export interface Defined {
  /** The link definitions by their names. Each is one line of markdown. */
  links: ReadonlyMap<string, string>;
  /** The names of the footnotes that have a text. */
  notes: ReadonlySet<string>;
}

/** As the address of a definition in angle brackets. The parser has resolved escapes and character references in it. */
const inBrackets = (address: string) =>
  `<${address
    .replace(/[\\<>&]/g, '\\$&')
    .replace(/\n/g, '&#10;')
    .replace(/\r/g, '&#13;')}>`;

const isNote = ({ type }: Nodes) => type === 'footnoteDefinition';

/** What one block defines. */
const definedBy = cachedByText(block => {
  const nodes = nodesOf(treeOf(block));
  return {
    links: nodes.flatMap(node =>
      node.type === 'definition' ? [[node.identifier, `[${node.identifier}]: ${inBrackets(node.url)}`] as const] : [],
    ),
    notes: nodes.flatMap(node => (node.type === 'footnoteDefinition' ? [node.identifier] : [])),
  };
});

const NOTHING = { links: [], notes: [] };

const mayDefine = (block: string) => block.includes(']:');

const definitionsIn = (block: string) => (mayDefine(block) ? definedBy(block) : NOTHING);

/** Whether a block holds the text of a footnote. */
export const hasNotes = (block: string) => definitionsIn(block).notes.length > 0;

/** What these blocks define together. */
export const definedIn = (blocks: readonly string[]): Defined => {
  const found = blocks.map(definitionsIn);
  return {
    // In a map the last entry of a name counts.
    links: new Map(found.flatMap(({ links }) => links).reverse()),
    notes: new Set(found.flatMap(({ notes }) => notes)),
  };
};

/** A text without what may stand between two words of a name: line ends, and the marks of a quotation. */
const squeezed = (text: string) =>
  text
    .replace(/[\s>]+/g, '')
    .toLowerCase()
    .toUpperCase();

const namesIn = (block: string, names: Iterable<string>) => {
  const all = [...names];
  if (all.length === 0 || !block.includes('[')) return [];
  const text = squeezed(block);
  return all.filter(name => text.includes(squeezed(name)));
};

const SEPARATOR = '***';

/** Joins what stands before a block. The separator ends a footnote, which else would take an indented block. */
const joined = (parts: readonly string[]) => {
  const filled = parts.filter(part => part !== '');
  return filled.length > 0 ? `${[...filled, SEPARATOR].join('\n\n')}\n\n` : '';
};

const callsOf = (names: readonly string[]) => names.map(name => `[^${name}]`).join('');

const stubsOf = (names: readonly string[]) => names.map(name => `[^${name}]: .`).join('\n\n');

const linksFor = (block: string, { links }: Defined) =>
  namesIn(block, links.keys())
    .map(name => links.get(name))
    .join('\n');

/** The names of the footnotes that a block calls, in the order of its text. */
const callsIn = cachedByText(markdown =>
  nodesOf(treeOf(markdown), isNote).flatMap(node => (node.type === 'footnoteReference' ? [node.identifier] : [])),
);

const calledBy = (block: string, defined: Defined) => {
  if (!block.includes('[^')) return [];
  const names = namesIn(block, defined.notes);
  return names.length > 0 ? callsIn(joined([stubsOf(names), linksFor(block, defined)]) + block) : [];
};

/** The names of the footnotes that a text calls, in the order of their numbers. */
export const calledIn = (blocks: readonly string[], defined: Defined): string[] => [
  ...new Set(blocks.flatMap(block => calledBy(block, defined))),
];

/**
 * The markdown that stands before a block, so that the parser reads the block as in the whole text: the definitions
 * that it uses, and calls of all footnotes up to its own, which give these their numbers. Empty if it uses none.
 */
export const leadOf = (block: string, defined: Defined, called: readonly string[]): string => {
  const own = calledBy(block, defined);
  const before = called.slice(0, Math.max(0, ...own.map(name => called.indexOf(name) + 1)));
  const notes = [...new Set([...before, ...namesIn(block, defined.notes)])];
  return joined([callsOf(before), stubsOf(block.includes('[^') ? notes : []), linksFor(block, defined)]);
};

/** The markdown of all footnotes: their calls in the order of their numbers, and the blocks that hold their texts. */
export const notesOf = (blocks: readonly string[], defined: Defined, called: readonly string[]): string => {
  const text = blocks.filter(hasNotes).join('\n\n');
  return joined([callsOf(called), linksFor(text, defined)]) + text;
};
