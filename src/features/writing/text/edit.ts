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
