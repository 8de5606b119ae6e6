import type { Source } from './internal/html/source';

/** What programs put on the clipboard: the same content twice, each empty if it is not there. */
export interface ClipboardTexts {
  html: string;
  plain: string;
}

/** How many of each arrived. */
export interface ArrivedCounts {
  headings: number;
  tables: number;
  items: number;
}

/** What did not arrive as it was. */
export interface Losses {
  /** Pictures that are not in the clipboard itself. */
  pictures: number;
  /** Cells whose lines are now one. */
  joinedCells: number;
  /** Raised or lowered texts without signs of their own, with the word before them. */
  unraised: readonly string[];
}

/** A clipboard as Markdown. */
export interface Formatted {
  kind: 'formatted';
  text: string;
  /** Whether it is a part of a line. */
  isInline: boolean;
  /** Undefined if the clipboard has only plain text. */
  source?: Source;
  counts: ArrivedCounts;
  losses: Losses;
}

/** `unchanged`: the plain text says the same. `unreadable`: the formats would have cost words, so it must be plain. */
export type Pasted = Formatted | { kind: 'unchanged' | 'unreadable' };
