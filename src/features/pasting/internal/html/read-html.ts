import type { Nodes, Root as Markdown } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { makeBlocks } from './blocks';
import { removeHidden } from './hidden';
import { mendLists } from './lists';
import { inlineStyles } from './style';
import { mendTables } from './tables';
import { openTextBoxes } from './text-boxes';
import { readText } from './tree';
import { makeWordLists } from './word-lists';

const parser = unified().use(rehypeParse).freeze();
const converter = unified().use(rehypeRemark).freeze();
/** The preview's own Markdown, as the tools of the desk write it: the columns of a table are not padded. */
const writer = unified()
  .use(remarkGfm, { stringLength: () => 3 })
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one', fences: true })
  .freeze();

/** A list has empty lines between its items only if one of them has several paragraphs. */
const tighten = (node: Nodes) => {
  if (!('children' in node)) return;
  node.children.forEach(tighten);
  if (node.type === 'listItem') node.spread = node.children.filter(({ type }) => type !== 'list').length > 1;
  if (node.type === 'list') node.spread = node.children.some(({ spread }) => spread === true);
};

/** Addresses and numbers of references such as [1] are shown the same with and without these escapes. */
const NEEDLESS = /(?<!\\)\\(?=@)|(?<=https?)\\(?=:\/\/)|(?<=www)\\(?=\.)|(?<=\S ?)\\(?=\[[\d,; –-]+\](?![[(:]))/g;

const withoutNeedlessEscapes = (markdown: string) => markdown.replace(NEEDLESS, '');

export interface ReadHtml {
  markdown: string;
  tree: Markdown;
  /** All text of the clipboard, also what it hides. */
  all: string;
  /** The text that it shows. */
  shown: string;
  pictures: number;
  joinedCells: number;
  unraised: string[];
}

export const readHtml = (html: string): ReadHtml => {
  const page = parser.parse(html);
  openTextBoxes(page, box => parser.parse(box));
  const all = readText(page);
  inlineStyles(page);
  makeWordLists(page);
  const pictures = removeHidden(page);
  mendLists(page);
  const shown = readText(page);
  const joinedCells = mendTables(page);
  const unraised = makeBlocks(page);
  const tree = converter.runSync(page) as Markdown;
  tighten(tree);
  const markdown = withoutNeedlessEscapes(writer.stringify(tree).trimEnd());
  return { markdown, tree, all, shown, pictures, joinedCells, unraised };
};
