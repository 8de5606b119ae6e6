import type { Nodes, Table } from 'mdast';
import { type BlockTree, blockTreesAt } from 'features/markdown/block-trees';
import type { Span } from 'lib/matches';

/** An address in a text that is not markdown. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+/gi;

const SPACE = /\s/;

/** Words of these nodes name or address something, or are code. */
const UNTOUCHED = ['code', 'inlineCode', 'html', 'image', 'imageReference', 'definition', 'footnoteReference'];

/** Without such a sign, a block has none of these nodes, no link in brackets and no table. */
const SIGN = /[`~[<|\t]| {4}/;

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

const ownSpans = (node: Nodes, charAt: (offset: number) => string | undefined): Span[] => {
  if (UNTOUCHED.includes(node.type)) return [wholeOf(node)];
  // An address in the text is a link without brackets.
  if (node.type === 'link') return charAt(startOf(node)) === '[' ? [afterWords(node)] : [wholeOf(node)];
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

/** The spans of a block's nodes in the text. */
const spansIn = ({ tree, at, block }: BlockTree, read: (node: Nodes) => Span[]): Span[] =>
  visit(tree, read)
    .map(({ start, end }) => ({ start: start + at, end: end + at }))
    .filter(({ start }) => start >= block.start);

/** Where the words around a place begin and end. */
const wordsAround = (text: string, place: Span): Span => {
  let { start, end } = place;
  while (start > 0 && !SPACE.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && !SPACE.test(text.charAt(end))) end += 1;
  return { start, end };
};

/** The addresses in the words of these places. An address has no space. */
const addressesAt = (text: string, places: readonly Span[]): Span[] => {
  let readTo = 0;
  return places.flatMap(place => {
    // Places in one long word share it.
    if (place.end <= readTo) return [];
    const { start, end } = wordsAround(text, place);
    readTo = end;
    return [...text.slice(start, end).matchAll(ADDRESS)].map(({ 0: { length }, index }) => ({
      start: start + index,
      end: start + index + length,
    }));
  });
};

/** What a replacement of words must know of the text around its places. */
export interface TextMap {
  /** Addresses, references, code and the rules of tables: no words stand there. */
  untouched: readonly Span[];
  /** In tables, a vertical bar ends a cell. */
  tables: readonly Span[];
}

/** Reads a text with plain line ends where these places stand. */
export const mapAt = (text: string, places: readonly Span[], isMarkdown: boolean): TextMap => {
  const addresses = addressesAt(text, places);
  if (!isMarkdown) return { untouched: addresses, tables: [] };
  const trees = blockTreesAt(text, places, SIGN);
  const unread = trees.flatMap(({ isUnread, block }) => (isUnread ? [block] : []));
  const own = trees.flatMap(one => spansIn(one, node => ownSpans(node, position => text[position + one.at])));
  return {
    untouched: [...addresses, ...unread, ...own],
    tables: trees.flatMap(one => spansIn(one, node => (node.type === 'table' ? [wholeOf(node)] : []))),
  };
};

export const touches = ({ start, end }: Span, spans: readonly Span[]): boolean =>
  spans.some(span => start < span.end && end > span.start);
