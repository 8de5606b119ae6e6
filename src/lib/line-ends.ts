const LINE_END = /\r\n?|\n/g;

/** A text as a text area shows it: each line ends with a line feed. */
export const withPlainLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** The line end that most lines have. */
const prevailing = (ends: readonly string[]) => {
  const countOf = (end: string) => ends.filter(one => one === end).length;
  return ['\r\n', '\r', '\n'].reduce((best, end) => (countOf(end) > countOf(best) ? end : best));
};

/** How many lines are equal, from the start on; at most `most`. */
const equalLines = (one: readonly string[], other: readonly string[], most = Math.min(one.length, other.length)) => {
  const differing = one.slice(0, most).findIndex((line, at) => line !== other[at]);
  return differing < 0 ? most : differing;
};

/**
 * Lines with the line ends of the text that they were edited from: before and after the edit, and inside it if no line
 * was added or removed, those of the same lines; elsewhere the prevailing one.
 */
const joinedLike = (origin: string, lines: readonly string[]) => {
  const ends = origin.match(LINE_END) ?? [];
  const before = withPlainLineEnds(origin).split('\n');
  const head = equalLines(before, lines);
  const most = Math.min(before.length, lines.length) - head;
  const tail = equalLines([...before].reverse(), [...lines].reverse(), most);
  const shift = before.length - lines.length;
  const usual = prevailing(ends);
  const endOf = (at: number) => {
    const isKnown = at < head || shift === 0 || (at >= lines.length - 1 - tail && at + shift >= head);
    return (isKnown ? ends[at < head ? at : at + shift] : undefined) ?? usual;
  };
  const [first = '', ...others] = lines;
  return others.reduce((text, line, at) => {
    const end = endOf(at);
    // An empty line between a carriage return and a line feed would disappear.
    return text + (end === '\n' && text.endsWith('\r') ? '\r' : end) + line;
  }, first);
};

/**
 * A text from a text area, which turns every line end into a line feed, with the line ends that it had before.
 * @param origins what the text was before the edit, and what it was when it was opened; the first that has other line
 * ends than a text area counts
 */
export const withLineEndsOf = (typed: string, ...origins: readonly string[]): string => {
  const text = withPlainLineEnds(typed);
  const ownEnds = origins.filter(one => one.includes('\r'));
  const same = ownEnds.find(one => withPlainLineEnds(one) === text);
  if (same !== undefined) return same;
  const origin = origins.includes(text) ? undefined : ownEnds[0];
  return origin === undefined ? text : joinedLike(origin, text.split('\n'));
};
