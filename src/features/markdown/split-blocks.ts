/** Text that markdown reads as one block across blank lines; such a text is not split at all. */
const SPANS_BLANK_LINES = /^ {0,3}(<(pre|script|style|textarea|!--|\?|!)|\[\^)/im;
const DEFINITION = /^ {0,3}\[[^\]]+\]:/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const LIST_ITEM = /^([-*+]|\d{1,9}[.)])(\s|$)/;
/** After these, an item across a blank line does not begin a list of its own. */
const ITEM_OR_CODE = /^([-*+]|\d{1,9}[.)])(\s|$)|^( {4}|\t)/;

const LOOKS_LIKE_DEFINITION = /^[\s>*+-]*\[[^\]]+\]:/;

/** A part of a text that can be rendered by itself. */
export interface Block {
  markdown: string;
  /** Where it begins in the text, in lines from 0. */
  line: number;
  /** How many lines of `markdown` stand before its own: the link definitions of the whole text. */
  lead: number;
}

/**
 * The link definitions that a block begins with; elsewhere such a line belongs to a paragraph, a list or a quotation.
 */
const definitionsOf = (lines: readonly string[]) => {
  const end = lines.findIndex(line => !DEFINITION.test(line));
  return end < 0 ? lines : lines.slice(0, end);
};

interface Lines {
  lines: string[];
  line: number;
}

/** The lines of each block, at blank lines where a block surely ends. */
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
 * Splits markdown at blank lines where a block surely ends, so that a preview renders again only the blocks that
 * changed. Rendering the blocks one by one equals rendering the whole. Link definitions serve every block.
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
