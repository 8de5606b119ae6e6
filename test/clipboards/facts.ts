import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** What a clipboard says, each fact once for each time that it says it. */
export interface Facts {
  headings: string[];
  items: string[];
  cells: string[];
  links: string[];
  bold: string[];
  words: string[];
}

export const KINDS = ['headings', 'items', 'cells', 'links', 'bold', 'words'] as const;

export const noFacts = (): Facts => ({ headings: [], items: [], cells: [], links: [], bold: [], words: [] });

/** The words of a text. */
export const wordsOf = (text: string) => text.split(/\s+/).filter(word => word !== '');

/** A text without its spaces: where a space ends a mark is no fact. */
export const dense = (text: string) => text.replace(/\s+/g, '');

const textOf = (node: Nodes): string => {
  if ('value' in node) return node.value;
  if (node.type === 'break') return '\n';
  if (!('children' in node)) return '';
  const text = node.children.map(textOf).join('');
  return /^(?:paragraph|heading|listItem|tableCell)$/.test(node.type) ? `\n${text}\n` : text;
};

/** The levels in the models begin at `h2`, and `h1` is the same as `h2` there. */
const modelLevel = (depth: number) => Math.max(1, depth - 1);

/** The facts that the preview shows of a Markdown text. */
export const factsOfMarkdown = (markdown: string): Facts => {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const facts = noFacts();
  facts.words = wordsOf(textOf(tree));
  const visit = (node: Nodes, depth: number) => {
    if (node.type === 'heading') facts.headings.push(`${modelLevel(node.depth)} ${dense(textOf(node))}`);
    if (node.type === 'list')
      for (const item of node.children) {
        const [first] = item.children;
        const text = first && first.type !== 'list' ? dense(textOf(first)) : '';
        facts.items.push(`${depth} ${node.ordered ? 'numbered' : 'bulleted'} ${text}`);
      }
    if (node.type === 'table' && dense(textOf(node)) !== '')
      facts.cells.push(...node.children.flatMap(row => row.children.map(cell => dense(textOf(cell)))));
    if (node.type === 'link') facts.links.push(`${node.url} ${dense(textOf(node))}`);
    if (node.type === 'strong') facts.bold.push(...dense(textOf(node)));
    if ('children' in node) node.children.forEach(child => visit(child, depth + (node.type === 'listItem' ? 1 : 0)));
  };
  visit(tree, 0);
  return facts;
};
