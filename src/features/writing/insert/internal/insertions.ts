import { type Command, replaced, type TextEdit } from 'features/writing/text/edit';
import { apart } from 'lib/apart';
import { isBlankText, trimmed } from 'lib/text';

const URL_START = 'https://';
/** Characters of a picture with its name and address. */
const LONGEST_PICTURE = 1000;
const IS_URL = /^(https?:\/\/|mailto:)\S+$/i;

/**
 * Turns the selected words into a link and selects its URL. A selected URL becomes the URL of the link. A link
 * without text would be invisible, so it gets a placeholder as its text, which is selected.
 */
export const link =
  (placeholder: string): Command =>
  (text, selection) => {
    const chosen = text.slice(selection.start, selection.end);
    const words = chosen.replace(/\s*\n\s*/g, ' ');
    const url = trimmed(chosen);
    const isUrl = IS_URL.test(url);
    if (isUrl || isBlankText(words)) {
      const insert = `[${placeholder}](${isUrl ? url : URL_START})`;
      return replaced(selection, insert, { start: 1, end: 1 + placeholder.length });
    }
    const address = words.length + 3;
    return replaced(selection, `[${words}](${URL_START})`, { start: address, end: address + URL_START.length });
  };

/** A picture at the end of a text, on its line or the one before. */
const ENDS_WITH_PICTURE = /!\[[^\]\n]*\]\([^()\n]*\)[ \t]*\n?$/;

/** Inserts a picture at the caret. After another one it gets a blank line: else both would stand in one line. */
export const picture =
  (markdown: string): Command =>
  (text, { end }) => {
    const before = text.slice(0, end);
    const gap = ENDS_WITH_PICTURE.test(before.slice(-LONGEST_PICTURE))
      ? '\n'.repeat(before.endsWith('\n') ? 1 : 2)
      : '';
    return replaced({ start: end, end }, gap + markdown);
  };

/** The number of rows below the header row, and the number of columns. */
export interface TableSize {
  rows: number;
  columns: number;
}

export const TABLE_LIMITS = { rows: 50, columns: 12 } as const;

/** Inserts an empty table as a separate block and selects its first header cell. */
export const table =
  ({ rows, columns }: TableSize, columnName: (number: number) => string): Command =>
  (text, selection): TextEdit => {
    const line = (cell: (at: number) => string) =>
      `| ${Array.from({ length: columns }, (_, at) => cell(at)).join(' | ')} |`;
    const lines = [
      line(at => columnName(at + 1)),
      line(() => '---'),
      ...Array.from({ length: rows }, () => line(() => '   ')),
    ];
    const caret = { start: selection.end, end: selection.end };
    const { before, after } = apart(text, caret);
    const first = before.length + 2;
    return replaced(caret, before + lines.join('\n') + after, { start: first, end: first + columnName(1).length });
  };
