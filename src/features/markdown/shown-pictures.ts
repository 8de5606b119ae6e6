import { referenceOf } from 'features/pictures/picture';
import { lineStartsOf } from './internal/line-starts';
import { addressesOf } from './internal/parse';
import type { MarkdownPiece } from './internal/pieces';
import { hasNotes } from './internal/references';
import { type TextBlock, textBlocks } from './internal/text-blocks';

/** A picture of the library in a text, and its place. */
export interface PictureMention {
  name: string;
  start: number;
  end: number;
}

interface Mention extends PictureMention {
  /** The text shows the picture; else a link leads to it. */
  isPicture: boolean;
}

/** A piece, and where it begins in the text. */
interface PlacedPiece {
  piece: MarkdownPiece;
  at: number;
}

/** The pieces of a block stand in its text one after the other. */
const placedPieces = ({ markdown, sliced }: TextBlock, start: number): PlacedPiece[] => {
  let from = 0;
  return sliced.pieces.map(piece => {
    const at = Math.max(from, markdown.indexOf(piece.markdown, from));
    from = at + piece.markdown.length;
    return { piece, at: start + at };
  });
};

const isOfNotes = ({ shown }: MarkdownPiece) => shown === 'notes';

/** Where in the text a place in the piece of all footnotes is. The blocks that hold their texts are at its end. */
const placesInNotes = (blocks: readonly TextBlock[], starts: readonly number[], { markdown }: MarkdownPiece) => {
  const holders = blocks.filter(block => hasNotes(block.markdown));
  let at = markdown.length - holders.map(block => block.markdown).join('\n\n').length;
  const places = holders.map(block => {
    const from = at;
    at += block.markdown.length + 2;
    return { from, start: starts[block.line] ?? 0 };
  });
  return (offset: number) => {
    const holder = places.findLast(({ from }) => from <= offset);
    return holder ? holder.start + offset - holder.from : 0;
  };
};

const mentionsOf = (piece: MarkdownPiece, place: (offset: number) => number): Mention[] =>
  addressesOf(piece).flatMap(({ address, isPicture, start, end }) => {
    const name = referenceOf(address);
    return name ? [{ name, isPicture, start: place(start), end: place(end) }] : [];
  });

const allMentions = (text: string, mayMention: (markdown: string) => boolean): Mention[] => {
  if (!mayMention(text)) return [];
  const blocks = textBlocks(text);
  const starts = lineStartsOf(text);
  const mentions = blocks
    .flatMap(block => placedPieces(block, starts[block.line] ?? 0))
    .filter(({ piece }) => mayMention(piece.lead + piece.markdown))
    .flatMap(({ piece, at }) =>
      mentionsOf(piece, isOfNotes(piece) ? placesInNotes(blocks, starts, piece) : offset => at + offset),
    );
  return mentions.sort((one, other) => one.start - other.start);
};

/**
 * The pictures of the library that the preview of a markdown text shows, in the order of the text: what the preview
 * renders tells. Places are offsets in a text whose lines end with a line feed.
 */
export const picturesIn = (text: string): PictureMention[] =>
  allMentions(text, markdown => markdown.includes('![')).filter(({ isPicture }) => isPicture);

/** The reference names of the pictures that the preview of a text shows, each once. */
export const pictureNamesIn = (text: string): string[] => [...new Set(picturesIn(text).map(({ name }) => name))];

/** The pictures that a text shows, and those to which a link leads. */
export const pictureUsesIn = (text: string): PictureMention[] =>
  allMentions(text, markdown => markdown.includes('![') || /images/i.test(markdown));
