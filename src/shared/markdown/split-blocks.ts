/** Text that markdown reads as one block across blank lines; such a text is not split at all. */
const SPANS_BLANK_LINES = /^ {0,3}(<(pre|script|style|textarea|!--|\?|!)|\[\^)/im;
const DEFINITION = /^ {0,3}\[[^\]]+\]:/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const LIST_ITEM = /^([-*+]|\d{1,9}[.)])(\s|$)/;
/** After these, an item across a blank line does not begin a list of its own. */
const ITEM_OR_CODE = /^([-*+]|\d{1,9}[.)])(\s|$)|^( {4}|\t)/;

/** The link definitions that a block begins with; elsewhere such a line belongs to a paragraph, a list or a quotation. */
const definitionsOf = (block: string) => {
  const lines = block.split('\n');
  const end = lines.findIndex(line => !DEFINITION.test(line));
  return end < 0 ? lines : lines.slice(0, end);
};

/**
 * Splits markdown at blank lines where a block surely ends, so that a preview renders again only the blocks that
 * changed. Rendering the blocks one by one equals rendering the whole. Link definitions serve every block.
 */
export const splitBlocks = (markdown: string): string[] => {
  if (SPANS_BLANK_LINES.test(markdown)) return [markdown];
  const blocks: string[] = [];
  let block: string[] = [];
  let fence: string | undefined;
  let afterBlank = false;
  let takesItems = false;

  const close = () => {
    if (block.some(line => line.trim() !== '')) blocks.push(block.join('\n'));
    block = [];
    takesItems = false;
  };

  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const isBlank = line.trim() === '';
    const belongs = /^[ \t]/.test(line) || (takesItems && LIST_ITEM.test(line));
    if (!fence && afterBlank && !isBlank && !belongs) close();
    const marker = FENCE.exec(line)?.[1];
    if (!fence) fence = marker;
    else if (marker?.startsWith(fence) && line.trim() === marker) fence = undefined;
    block.push(line);
    takesItems ||= ITEM_OR_CODE.test(line);
    afterBlank = isBlank;
  }
  close();

  const definitions = blocks.flatMap(definitionsOf);
  const looksLikeOne = blocks.flatMap(one => one.split('\n')).filter(line => /^[\s>*+-]*\[[^\]]+\]:/.test(line));
  if (looksLikeOne.length > definitions.length) return [markdown];
  return definitions.length > 0 ? blocks.map(one => [...definitions, '', one].join('\n')) : blocks;
};
