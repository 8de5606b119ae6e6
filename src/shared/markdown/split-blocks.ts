/** Text that markdown reads as one block across blank lines; such a text is not split at all. */
const SPANS_BLANK_LINES = /^ {0,3}(<(pre|script|style|textarea|!--|\?|!)|\[\^)/im;
const DEFINITION = /^ {0,3}\[[^\]]+\]:\s*\S.*$/gm;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const LIST_ITEM = /^([-*+]|\d{1,9}[.)])(\s|$)/;

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

  const close = () => {
    if (block.some(line => line.trim() !== '')) blocks.push(block.join('\n'));
    block = [];
  };

  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const isBlank = line.trim() === '';
    const belongs = /^[ \t]/.test(line) || (LIST_ITEM.test(line) && LIST_ITEM.test(block[0] ?? ''));
    if (!fence && afterBlank && !isBlank && !belongs) close();
    const marker = FENCE.exec(line)?.[1];
    if (!fence) fence = marker;
    else if (marker?.startsWith(fence) && line.trim() === marker) fence = undefined;
    block.push(line);
    afterBlank = isBlank;
  }
  close();

  const definitions = markdown.match(DEFINITION)?.join('\n');
  return definitions ? blocks.map(one => `${one}\n\n${definitions}`) : blocks;
};
