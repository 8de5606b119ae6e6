/** A stretch of a text in UTF-16 units, as a text area counts them; a caret has no length. */
export interface Selection {
  start: number;
  end: number;
}

/** One replacement in a text, and what is selected in the text that results. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  selection: Selection;
}

/** What a command does to a text; nothing where it has nothing to do. */
export type Command = (text: string, selection: Selection) => Edit | undefined;

/** Puts a text in the place of what is selected; the caret follows it, or the given part of it is selected. */
export const replaced = ({ start, end }: Selection, insert: string, chosen?: Selection): Edit => ({
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

/** The whole lines that a selection touches; one that ends at the start of a line leaves that line out. */
export const linesAround = (text: string, { start, end }: Selection): Selection => ({
  start: startOfLine(text, start),
  end: endOfLine(text, end > start && text[end - 1] === '\n' ? end - 1 : end),
});
