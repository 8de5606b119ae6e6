/** Markdown that forms one block across blank lines. A text that contains it is not split at all. */
const SPANS_BLANK_LINES = /^ {0,3}(<(pre|script|style|textarea|!--|\?|!)|\[\^)/im;
const DEFINITION = /^ {0,3}\[[^\]]+\]:/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const LIST_ITEM = /^([-*+]|\d{1,9}[.)])(\s|$)/;
/** After these, a list item that follows a blank line does not begin a new list. */
const ITEM_OR_CODE = /^([-*+]|\d{1,9}[.)])(\s|$)|^( {4}|\t)/;

const LOOKS_LIKE_DEFINITION = /^[\s>*+-]*\[[^\]]+\]:/;

/** A part of a text that can be rendered on its own. */
export interface Block {
  markdown: string;
  /** The line of the text at which the block begins, counted from 0. */
  line: number;
  /**
   * The number of lines in `markdown` before the block's own lines: the link definitions of the whole text and, in a
   * slice of a long block, the repeated table header or fence opening.
   */
  lead: number;
}

/**
 * The link definitions at the start of a block. Elsewhere such a line belongs to a paragraph, a list or a quotation.
 */
const definitionsOf = (lines: readonly string[]) => {
  const end = lines.findIndex(line => !DEFINITION.test(line));
  return end < 0 ? lines : lines.slice(0, end);
};

interface Lines {
  lines: string[];
  line: number;
}

/** The lines of each block. The text is split only at blank lines where a block certainly ends. */
const groupsOf = (text: readonly string[]): Lines[] => {
  const groups: Lines[] = [];
  let group: Lines = { lines: [], line: 0 };
  let fence: string | undefined;
  let afterBlank = false;
  let takesItems = false;
  let isFilled = false;

  const close = (line: number) => {
    if (isFilled) groups.push(group);
    group = { lines: [], line };
    takesItems = false;
    isFilled = false;
  };

  text.forEach((line, at) => {
    const isBlank = line.trim() === '';
    const belongs = /^[ \t]/.test(line) || (takesItems && LIST_ITEM.test(line));
    if (!fence && afterBlank && !isBlank && !belongs) close(at);
    const marker = FENCE.exec(line)?.[1];
    if (!fence) fence = marker;
    else if (marker?.startsWith(fence) && line.trim() === marker) fence = undefined;
    group.lines.push(line);
    takesItems ||= ITEM_OR_CODE.test(line);
    isFilled ||= !isBlank;
    afterBlank = isBlank;
  });
  close(text.length);
  return groups;
};

/**
 * Splits markdown at blank lines where a block certainly ends, so that a preview renders only the changed blocks
 * again. Rendering the blocks one by one gives the same result as rendering the whole text. Every block gets all
 * link definitions.
 */
export const splitBlocks = (markdown: string): Block[] => {
  const whole = [{ markdown, line: 0, lead: 0 }];
  if (SPANS_BLANK_LINES.test(markdown)) return whole;
  const lines = markdown.split(/\r\n|\r|\n/);
  const groups = groupsOf(lines);
  const definitions = groups.flatMap(group => definitionsOf(group.lines));
  if (lines.filter(line => LOOKS_LIKE_DEFINITION.test(line)).length > definitions.length) return whole;
  const head = definitions.length > 0 ? [...definitions, ''] : [];
  return groups.map(group => ({
    markdown: [...head, ...group.lines].join('\n'),
    line: group.line,
    lead: head.length,
  }));
};
