import type { Block } from './split-blocks';

/** Nobody writes a block with more characters. Parsed as a whole, such a block would make the page unresponsive. */
const MAX_LENGTH = 20_000;
const SLICE = 8_000;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const TABLE_RULE = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/** The lines that each slice repeats to keep the type of its block: a table header or the opening of a fence. */
const headerOf = (lines: readonly string[]) => {
  if (FENCE.test(lines[0])) return lines.slice(0, 1);
  return lines.length > 1 && lines[0].includes('|') && TABLE_RULE.test(lines[1]) ? lines.slice(0, 2) : [];
};

/** Cuts a line that is itself too long, at a space if possible. */
const cut = (line: string): string[] => {
  if (line.length <= SLICE) return [line];
  const space = line.lastIndexOf(' ', SLICE);
  const end = space > 0 ? space + 1 : SLICE;
  return [line.slice(0, end), ...cut(line.slice(end))];
};

/**
 * Returns a block unchanged, unless it is far too long. Then it returns slices of whole lines, each shown as a
 * separate block. Formatting that extends from one slice into the next is shown as it was typed.
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
