import type { Nodes } from 'mdast';
import { nodesOf, treeOf } from './internal/tree';
import { splitBlocks } from './split-blocks';

/** Of a longer block, only its end is parsed, so that a key press never waits. */
const MAX_LENGTH = 400;

const FENCE = /^[ \t>*+\-\d.)]*(`{3,}|~{3,})/;

/** Where the end of a block begins that is parsed alone: at a line that is not indented, or where its code begins. */
const startOfEnd = (block: string) => {
  let [start, at] = [0, 0];
  let fence: { mark: string; at: number } | undefined;
  for (const line of block.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence) fence = mark?.startsWith(fence.mark) ? undefined : fence;
    else if (mark) fence = { mark, at };
    else if (at <= block.length - MAX_LENGTH && /^\S/.test(line)) start = at;
    at += line.length + 1;
  }
  return fence?.at ?? start;
};

const isAt = ({ type, position }: Nodes, offset: number, line: number) => {
  if (!position) return false;
  if (type === 'listItem') return position.start.offset === offset;
  return type === 'blockquote' && position.start.line <= line && line <= position.end.line;
};

/**
 * Whether the parser reads the mark at an offset of a text as that of a list item or a quotation, and not as a part of
 * a rule, a heading or code. The line of the mark ends the text.
 */
export const isListAt = (text: string, offset: number): boolean => {
  const block = splitBlocks(text).at(-1)?.markdown ?? '';
  const read = block.slice(startOfEnd(block));
  const line = read.split('\n').length;
  const isQuote = text[offset] === '>';
  return nodesOf(treeOf(read)).some(
    node => (node.type === 'blockquote') === isQuote && isAt(node, offset - (text.length - read.length), line),
  );
};
