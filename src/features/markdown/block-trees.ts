import type { Root } from 'mdast';
import type { Span } from 'lib/matches';
import { lineStartsOf } from './internal/line-starts';
import { calledIn, definedIn, leadOf } from './internal/references';
import { isTooDeep, treeOf } from './internal/tree';
import { splitBlocks } from './split-blocks';

/** The syntax tree of a block, which is read as in the whole text. */
export interface BlockTree {
  tree: Root;
  /** Add it to an offset in the tree to have the offset in the text. A negative sum is of no place in the block. */
  at: number;
  /** The block in the text. */
  block: Span;
  /** The block is nested too deeply to be parsed; its tree is empty. */
  isUnread: boolean;
}

/**
 * The trees of the blocks in which these spans stand: a long text with a few spans is not parsed as a whole.
 * @param text with plain line ends
 * @param sign what a block must have to be parsed
 */
export const blockTreesAt = (text: string, spans: readonly Span[], sign: RegExp = /(?:)/): BlockTree[] => {
  const blocks = splitBlocks(text);
  const starts = lineStartsOf(text);
  const texts = blocks.map(({ markdown }) => markdown);
  const defined = definedIn(texts);
  const called = calledIn(texts, defined);
  return blocks.flatMap(({ markdown, line }) => {
    const start = starts[line] ?? 0;
    const block = { start, end: start + markdown.length };
    if (!sign.test(markdown) || !spans.some(span => span.start < block.end && span.end > start)) return [];
    const lead = leadOf(markdown, defined, called);
    return [{ tree: treeOf(lead + markdown), at: start - lead.length, block, isUnread: isTooDeep(lead + markdown) }];
  });
};
