import type { Nodes, Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Span } from 'lib/matches';

/** An address in a text that is not markdown. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+/gi;

/** Words of these nodes name or address something, or are code. */
const UNTOUCHED = ['code', 'inlineCode', 'html', 'image', 'imageReference', 'definition', 'footnoteReference', 'yaml'];

const startOf = ({ position }: Nodes) => position?.start.offset ?? 0;
const endOf = ({ position }: Nodes) => position?.end.offset ?? 0;

const wholeOf = (node: Nodes): Span => ({ start: startOf(node), end: endOf(node) });

/** What follows the words of a link: its address, or the name of its definition. */
const afterWords = (node: Nodes & { children: readonly Nodes[] }): Span => {
  const last = node.children.at(-1);
  return { start: last ? endOf(last) : startOf(node), end: endOf(node) };
};

/** The line of hyphens below the head of a table. */
const ruleOf = (table: Table): Span => {
  const [head, first] = table.children;
  return { start: head ? endOf(head) : startOf(table), end: first ? startOf(first) : endOf(table) };
};

const ownSpans = (node: Nodes, text: string): Span[] => {
  if (UNTOUCHED.includes(node.type)) return [wholeOf(node)];
  // An address in the text is a link without brackets.
  if (node.type === 'link') return text[startOf(node)] === '[' ? [afterWords(node)] : [wholeOf(node)];
  if (node.type === 'linkReference') return node.referenceType === 'full' ? [afterWords(node)] : [wholeOf(node)];
  if (node.type === 'footnoteDefinition') {
    const [first] = node.children;
    return [{ start: startOf(node), end: first ? startOf(first) : endOf(node) }];
  }
  return node.type === 'table' ? [ruleOf(node)] : [];
};

const visit = (node: Nodes, read: (node: Nodes) => Span[]): Span[] => [
  ...read(node),
  ...('children' in node ? node.children.flatMap(child => visit(child, read)) : []),
];

const processor = unified().use(remarkParse).use(remarkGfm);

const treeOf = (markdown: string): Root => processor.parse(markdown);

/** What a replacement of words must know of a text. */
export interface TextMap {
  /** Addresses, references, code and the rules of tables: no words stand there. */
  untouched: readonly Span[];
  /** In tables, a vertical bar ends a cell. */
  tables: readonly Span[];
}

/** Reads a text with plain line ends. */
export const mapOf = (text: string, isMarkdown: boolean): TextMap => {
  const addresses = [...text.matchAll(ADDRESS)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  if (!isMarkdown) return { untouched: addresses, tables: [] };
  const tree = treeOf(text);
  return {
    untouched: [...addresses, ...visit(tree, node => ownSpans(node, text))],
    tables: visit(tree, node => (node.type === 'table' ? [wholeOf(node)] : [])),
  };
};

export const touches = ({ start, end }: Span, spans: readonly Span[]): boolean =>
  spans.some(span => start < span.end && end > span.start);
