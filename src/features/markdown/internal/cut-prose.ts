/** Nobody writes a paragraph with more characters. Parsed as a whole, it would make the page unresponsive. */
const MAX_LENGTH = 50_000;
const SLICE = 8_000;

/** Code and HTML are read quickly at any length. */
const CODE_OR_HTML = /^ {0,3}(`{3}|~{3}|<)/;

/** Cuts a line that is itself too long, at a space if possible. */
const cut = (line: string): string[] => {
  if (line.length <= SLICE) return [line];
  const space = line.lastIndexOf(' ', SLICE);
  const end = space > 0 ? space + 1 : SLICE;
  return [line.slice(0, end), ...cut(line.slice(end))];
};

/**
 * Returns a block as it is, unless it is far too long. Then it is cut at line ends: formatting that extends over a
 * cut is shown as it was typed.
 */
export const cutProse = (markdown: string): string[] => {
  if (markdown.length <= MAX_LENGTH || CODE_OR_HTML.test(markdown)) return [markdown];
  const slices: string[] = [];
  let part: string[] = [];
  let size = 0;
  for (const piece of markdown.split('\n').flatMap(cut)) {
    if (size + piece.length > SLICE && part.length > 0) {
      slices.push(part.join('\n'));
      [part, size] = [[], 0];
    }
    part.push(piece);
    size += piece.length + 1;
  }
  return [...slices, part.join('\n')];
};
