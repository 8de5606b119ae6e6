const BLANK = /^[ \t]*$/;
const ITEM = /^([-*+]|\d{1,9}([.)])) {1,4}(?=[^ \t])/;
const BREAK = /^([-*_])[ \t]*(\1[ \t]*){2,}$/;
/** Code and HTML in an item: whether they end with it is the parser's business. */
const CODE_OR_HTML = /^[ \t>*+\-\d.)]*(`{3}|~{3}|<)/;

/** What items of one list have in common. */
const kindOf = (item: RegExpExecArray) => item[2] ?? item[1];

/**
 * Tells which lines begin an item of the list that these lines are. Undefined if they may be more than one list, or
 * something else too.
 */
export const itemTest = (lines: readonly string[]): ((line: string) => boolean) | undefined => {
  const [top = ''] = lines;
  const first = ITEM.exec(top);
  if (!first) return undefined;
  const kind = kindOf(first);
  const itemOf = (line: string) => {
    const item = ITEM.exec(line);
    return item && kindOf(item) === kind && !BREAK.test(line) ? item : undefined;
  };
  const width = Math.max(...lines.map(line => itemOf(line)?.[0].length ?? 0));
  const isInside = (line: string) => BLANK.test(line) || line.startsWith(' '.repeat(width));
  const isOneList = lines.every(line => !CODE_OR_HTML.test(line) && (itemOf(line) ?? isInside(line)));
  return isOneList ? line => itemOf(line) !== undefined : undefined;
};

/**
 * Whether a list is loose: there is a blank line between two items. Undefined if there are blank lines elsewhere only,
 * which may belong to the list or to one in it.
 */
export const isLoose = (lines: readonly string[], begins: (line: string) => boolean): boolean | undefined => {
  if (lines.some((line, at) => begins(line) && BLANK.test(lines[at - 1] ?? '-'))) return true;
  return lines.some(line => BLANK.test(line)) ? undefined : false;
};
