/** What is shown of a piece of markdown: all of it, a table's header, rows, the items of a list, or footnotes. */
export type Shown = 'all' | 'header' | 'rows' | 'items' | 'loose items' | 'notes';

/** The smallest part of a text that is parsed and rendered on its own. */
export interface MarkdownPiece {
  /** Stands before the markdown for the parser only, and is not shown. */
  lead: string;
  markdown: string;
  shown: Shown;
  /** The same for pieces that are rendered alike. */
  key: string;
}

export const pieceOf = (lead: string, markdown: string, shown: Shown): MarkdownPiece => ({
  lead,
  markdown,
  shown,
  key: `${shown}\n${lead}\n${markdown}`,
});

/** A block as it is rendered: as it stands, or a table or a list in several pieces. */
export interface Sliced {
  pieces: readonly MarkdownPiece[];
  /** The element around the pieces. */
  frame?: 'table' | 'ul' | 'ol';
  /** The number of the first item of an ordered list. */
  start?: number;
}
