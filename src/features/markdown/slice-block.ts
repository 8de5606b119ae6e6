import type { Block } from './split-blocks';

/** A block of more characters is longer than anyone writes; parsed as one, it would keep the page from answering. */
const MAX_LENGTH = 20_000;
const SLICE = 8_000;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const TABLE_RULE = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/** What a slice needs before it, to be read as what the block is: the head of a table, the opening of a fence. */
const headerOf = (lines: readonly string[]) => {
  if (FENCE.test(lines[0])) return lines.slice(0, 1);
  return lines.length > 1 && lines[0].includes('|') && TABLE_RULE.test(lines[1]) ? lines.slice(0, 2) : [];
};

/** A line that is itself too long is cut at a space. */
const cut = (line: string): string[] => {
  if (line.length <= SLICE) return [line];
  const space = line.lastIndexOf(' ', SLICE);
  const end = space > 0 ? space + 1 : SLICE;
  return [line.slice(0, end), ...cut(line.slice(end))];
};

/**
 * A block as it is; one that is far too long in slices of whole lines, each shown as a block of its own. A mark that
 * reaches from one slice into the next is then shown as it was typed.
 */
export const sliced = (block: Block): Block[] => {
  if (block.markdown.length <= MAX_LENGTH) return [block];
  const lines = block.markdown.split('\n');
  const definitions = lines.slice(0, block.lead);
  const own = lines.slice(block.lead);
  const head = headerOf(own);
  const slices: Block[] = [];
  let part: string[] = [];
  let size = 0;
  let line = block.line;

  const close = (next: number) => {
    const lead = slices.length === 0 ? definitions : [...definitions, ...head];
    if (part.length > 0) slices.push({ markdown: [...lead, ...part].join('\n'), line, lead: lead.length });
    [part, size, line] = [[], 0, next];
  };
  own.forEach((whole, at) =>
    cut(whole).forEach(piece => {
      if (size + piece.length > SLICE) close(block.line + at);
      part.push(piece);
      size += piece.length + 1;
    }),
  );
  close(0);
  return slices;
};
