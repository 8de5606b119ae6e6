import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Nested deeper than any text needs: such a block would overflow the parser's stack. */
const TOO_DEEP = /^(\s*[>*+-]){60,}|^\s{200,}\S/m;

/** Whether a text is nested too deeply to be parsed. It is shown as it was typed. */
export const isTooDeep = (markdown: string) => TOO_DEEP.test(markdown);

/**
 * What the parser is given: it takes a byte order mark from the start and counts from behind it, but at the start of a
 * block it is a sign as any other.
 */
export const toParse = (markdown: string) => (markdown.startsWith('\ufeff') ? `\ufeff${markdown}` : markdown);

const EMPTY: Root = { type: 'root', children: [] };

/** The syntax tree of a text; an empty one if the text is nested too deeply. */
export const treeOf = (markdown: string): Root => {
  if (isTooDeep(markdown)) return EMPTY;
  try {
    return unified().use(remarkParse).use(remarkGfm).parse(toParse(markdown));
  } catch {
    return EMPTY;
  }
};

/** All nodes of a tree in the order of the text, but for what is inside the nodes that `isLeft` names. */
export const nodesOf = (node: Nodes, isLeft: (one: Nodes) => boolean = () => false): Nodes[] => {
  if (isLeft(node)) return [];
  return 'children' in node ? [node, ...node.children.flatMap(child => nodesOf(child, isLeft))] : [node];
};
