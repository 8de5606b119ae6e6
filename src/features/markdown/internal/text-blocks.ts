import { type Block, splitBlocks } from '../split-blocks';
import { createCache } from './cache';
import { pieceOf, type Sliced } from './pieces';
import { calledIn, definedIn, leadOf, notesOf } from './references';
import { sliced } from './slice-block';

/** A block of a text with all that its rendering depends on. The object is the same for the same content. */
export interface TextBlock extends Block {
  sliced: Sliced;
}

const kept = createCache<Sliced>();

/**
 * The blocks of a text. Rendered one by one they give the same result as the whole text: each has the definitions and
 * the numbers of footnotes of the whole text. The texts of the footnotes come last.
 */
export const textBlocks = (markdown: string): TextBlock[] => {
  const blocks = splitBlocks(markdown);
  const texts = blocks.map(block => block.markdown);
  const defined = definedIn(texts);
  const called = calledIn(texts, defined);
  const shown = blocks.map(block => {
    const lead = leadOf(block.markdown, defined, called);
    return { ...block, sliced: kept.get(`${lead}\n${block.markdown}`, () => sliced(block.markdown, lead)) };
  });
  if (called.length === 0) return shown;
  const notes = notesOf(texts, defined, called);
  const pieces = kept.get(`notes\n${notes}`, () => ({ pieces: [pieceOf('', notes, 'notes')] }));
  return [...shown, { markdown: '', line: Infinity, sliced: pieces }];
};
