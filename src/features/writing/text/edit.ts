/** A range of a text in UTF-16 code units, as text areas count them. A caret is an empty range. */
export interface Selection {
  start: number;
  end: number;
}

/** One replacement in a text, and the selection in the resulting text. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  selection: Selection;
}

/** A command of the editor. It returns its edit of a text, or undefined if it has nothing to do. */
export type Command = (text: string, selection: Selection) => TextEdit | undefined;

/** Replaces the selection with a text. Then the caret is after the text, or the given part of it is selected. */
export const replaced = ({ start, end }: Selection, insert: string, chosen?: Selection): TextEdit => ({
  from: start,
  to: end,
  insert,
  selection: chosen
    ? { start: start + chosen.start, end: start + chosen.end }
    : { start: start + insert.length, end: start + insert.length },
});

const equalFromStart = (one: string, other: string, most: number) => {
  let at = 0;
  while (at < most && one[at] === other[at]) at += 1;
  return at;
};

const equalToEnd = (one: string, other: string, most: number) => {
  let count = 0;
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
};

/**
 * Replaces a whole text by another one, and selects what differs. What both begin and end with stays; no character is
 * cut in two.
 */
export const replacement = (text: string, other: string): TextEdit => {
  const most = Math.min(text.length, other.length);
  const equal = equalFromStart(text, other, most);
  const start = /[\ud800-\udbff]/.test(text.charAt(equal - 1)) ? equal - 1 : equal;
  const rest = equalToEnd(text, other, most - start);
  const tail = /[\udc00-\udfff]/.test(text.charAt(text.length - rest)) ? rest - 1 : rest;
  const insert = other.slice(start, other.length - tail);
  return { from: start, to: text.length - tail, insert, selection: { start, end: start + insert.length } };
};

const startOfLine = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

const endOfLine = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

/** The whole lines that a selection touches. A non-empty selection that ends at the start of a line leaves it out. */
export const linesAround = (text: string, { start, end }: Selection): Selection => ({
  start: startOfLine(text, start),
  end: endOfLine(text, end > start && text[end - 1] === '\n' ? end - 1 : end),
});
