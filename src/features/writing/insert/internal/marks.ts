import { type Command, linesAround, type Selection, type TextEdit } from 'features/writing/text/edit';
import { INVISIBLE, isBlankText } from 'lib/text';

/** The number of asterisks that a mark has on each side. */
type Weight = 1 | 2;

/** Combining marks and invisible signs inside a word belong to it. */
const IN_WORD = String.raw`[\p{L}\p{M}\p{N}_\-${INVISIBLE}]`;
const WORD_BEFORE = new RegExp(`${IN_WORD}*$`, 'u');
const WORD_AFTER = new RegExp(`^${IN_WORD}*`, 'u');
/** The start of a line that stays outside any mark: indent and markers of quotations, lists and headings. */
const LINE_HEAD = /^\s*(?:(?:>|[-*+]|\d{1,9}[.)]|#{1,6})\s+)*/;

const wordAround = (text: string, at: number): Selection => {
  const line = linesAround(text, { start: at, end: at });
  const before = WORD_BEFORE.exec(text.slice(line.start, at))?.[0].length ?? 0;
  const after = WORD_AFTER.exec(text.slice(at, line.end))?.[0].length ?? 0;
  return { start: at - before, end: at + after };
};

const runBefore = (text: string, at: number) => /\**$/.exec(text.slice(Math.max(0, at - 3), at))?.[0].length ?? 0;
const runAfter = (text: string, at: number) => /^\**/.exec(text.slice(at, at + 3))?.[0].length ?? 0;

/**
 * The words inside a selection. Spaces at the ends are left out, because markdown allows no space next to a mark.
 * Asterisks at both ends are left out too, because they are the marks.
 */
const inner = (text: string, { start, end }: Selection): Selection => {
  const chosen = text.slice(start, end);
  const from = start + (chosen.length - chosen.trimStart().length);
  const to = Math.max(from, end - (chosen.length - chosen.trimEnd().length));
  const marks = Math.min(runAfter(text, from), runBefore(text, to));
  return marks * 2 < to - from ? { start: from + marks, end: to - marks } : { start: from, end: to };
};

/** Three asterisks are bold and italic, two bold, one italic. */
const has = (marks: number, weight: Weight) => (weight === 2 ? marks >= 2 : marks % 2 === 1);

const marksAround = (text: string, { start, end }: Selection) => Math.min(runBefore(text, start), runAfter(text, end));

const toggled = (text: string, words: Selection, weight: Weight): TextEdit => {
  const { start, end } = words;
  const isMarked = has(marksAround(text, words), weight);
  const chosen = text.slice(start, end);
  if (isMarked) {
    const selection = { start: start - weight, end: end - weight };
    return { from: start - weight, to: end + weight, insert: chosen, selection };
  }
  const mark = '*'.repeat(weight);
  const selection = { start: start + weight, end: end + weight };
  return { from: start, to: end, insert: mark + chosen + mark, selection };
};

/** Toggles the mark on each line separately: a mark cannot extend beyond its paragraph. */
const toggledLines = (text: string, selection: Selection, weight: Weight): TextEdit | undefined => {
  const { start, end } = linesAround(text, selection);
  const lines = text.slice(start, end).split('\n');
  const parts = lines.map(line => {
    const head = LINE_HEAD.exec(line)?.[0] ?? '';
    const words = inner(line, { start: head.length, end: line.length });
    return { line, words, isMarked: has(marksAround(line, words), weight) };
  });
  const filled = parts.filter(({ words }) => words.end > words.start);
  if (filled.length === 0) return undefined;
  const isMarked = filled.every(part => part.isMarked);
  const insert = parts
    .map(part => {
      if (!filled.includes(part) || part.isMarked !== isMarked) return part.line;
      const { from, to, insert: words } = toggled(part.line, part.words, weight);
      return part.line.slice(0, from) + words + part.line.slice(to);
    })
    .join('\n');
  return { from: start, to: end, insert, selection: { start, end: start + insert.length } };
};

/** Marks the selected words, the word at the caret, or what is typed next. Words that have the mark lose it. */
const toggleMark =
  (weight: Weight): Command =>
  (text, selection) => {
    const chosen = text.slice(selection.start, selection.end);
    if (chosen.trim().includes('\n')) return toggledLines(text, selection, weight);
    if (!isBlankText(chosen)) return toggled(text, inner(text, selection), weight);
    const caret = selection.start;
    const edit = toggled(text, wordAround(text, caret), weight);
    const shift = edit.insert.length > edit.to - edit.from ? weight : -weight;
    return { ...edit, selection: { start: caret + shift, end: caret + shift } };
  };

export const bold = toggleMark(2);
export const italic = toggleMark(1);
