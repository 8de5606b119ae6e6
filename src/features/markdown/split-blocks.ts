import { cachedByText } from './internal/cache';
import { treeOf } from './internal/tree';

/** A part of a text that the parser reads on its own, but for the definitions of the whole text. */
export interface Block {
  markdown: string;
  /** The line of the text at which the block begins, counted from 0. */
  line: number;
}

// Markdown knows only these as blank: a no-break space is a paragraph.
const BLANK = /^[ \t]*$/;
const LIST_ITEM = /^ {0,3}([-*+]|\d{1,9}[.)])([ \t]|$)/;
/** After these, a list item that follows a blank line may belong to what is before it. */
const ITEM_OR_CODE = /^( {4}|\t| {0,3}([-*+]|\d{1,9}[.)])([ \t]|$))/;
/** May begin a block that contains blank lines: a fence, or the kinds of HTML that end with a mark of their own. */
const MAY_SPAN_BLANK_LINES = /^ {0,3}(`{3}|~{3}|<([?!]|script|pre|style|textarea))/i;

/**
 * Whether a line closes all that is open before it, but for what may contain blank lines: it is not indented, follows a
 * blank line, and is not the next item of a list.
 */
const closesAll = (lines: readonly string[], from: number, at: number) => {
  const [before = '', line = ''] = lines.slice(at - 1, at + 1);
  if (!BLANK.test(before) || !/^[^ \t]/.test(line)) return false;
  return !(LIST_ITEM.test(line) && lines.slice(from, at).some(one => ITEM_OR_CODE.test(one)));
};

/** The number of lines that are parsed first to find the end of a block that may contain blank lines. */
const WINDOW = 60;

/** The line at which the second block begins after a blank line, as the parser sees it; 0 if there is none. */
const secondBlock = cachedByText(markdown => {
  const lines = markdown.split('\n');
  const starts = treeOf(markdown).children.map(({ position }) => (position?.start.line ?? 1) - 1);
  return starts.find(line => line > 0 && closesAll(lines, 0, line)) ?? 0;
});

/** The end of the block that begins at a line, found by the parser. What follows a block never changes its end. */
const parsedEnd = (lines: readonly string[], from: number, size = WINDOW): number => {
  const found = secondBlock(lines.slice(from, from + size).join('\n'));
  if (found > 0) return from + found;
  return from + size >= lines.length ? lines.length : parsedEnd(lines, from, size * 4);
};

/** The end of the block that begins at a line. Only where a block may contain blank lines, the parser is asked. */
const endOf = (lines: readonly string[], from: number): number => {
  for (let at = from; ; at += 1) {
    const line = lines[at];
    if (line === undefined) return at;
    if (at > from && closesAll(lines, from, at)) return at;
    if (MAY_SPAN_BLANK_LINES.test(line)) return parsedEnd(lines, from);
  }
};

/**
 * Splits markdown at blank lines where a block certainly ends, so that a preview renders only the changed blocks
 * again. A byte order mark and blank lines before the first block are left out.
 */
export const splitBlocks = (markdown: string): Block[] => {
  const lines = markdown.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const blocks: Block[] = [];
  let line = lines.findIndex(one => !BLANK.test(one));
  while (line >= 0 && line < lines.length) {
    const end = endOf(lines, line);
    blocks.push({ markdown: lines.slice(line, end).join('\n'), line });
    line = end;
  }
  return blocks;
};
