import { isListAt } from 'features/markdown/list-at';
import { linesAround, type Selection, type TextEdit } from 'features/writing/text/edit';

/** Indent, marker and the spaces after it: `- `, `2. `, `> `, `- [ ] `. */
const HEAD = /^([ \t]*)((?:[-*+]|\d{1,9}[.)])(?: \[[ xX]\])?|>)( +)/;

const following = (marker: string) => {
  const number = /^\d+/.exec(marker)?.[0];
  if (number) return marker.replace(number, String(Number(number) + 1));
  return marker.replace(/\[[xX]\]/, '[ ]');
};

/**
 * What Enter does in a list or a quotation: it begins the next item, and in an empty item it ends the list. The parser
 * says what is an item.
 */
export const continueList = (text: string, selection: Selection): TextEdit | undefined => {
  const caret = selection.start;
  if (selection.end !== caret) return undefined;
  const line = linesAround(text, selection);
  const [head, indent = '', marker, space] = HEAD.exec(text.slice(line.start, line.end)) ?? [];
  if (head === undefined || marker === undefined || caret < line.start + head.length) return undefined;
  if (!isListAt(text.slice(0, line.end), line.start + indent.length)) return undefined;
  const isEmpty = text.slice(line.start + head.length, line.end).trim() === '';
  if (isEmpty) return { from: line.start, to: line.end, insert: '', selection: { start: line.start, end: line.start } };
  const insert = `\n${indent}${following(marker)}${space}`;
  const after = caret + insert.length;
  return { from: caret, to: caret, insert, selection: { start: after, end: after } };
};
