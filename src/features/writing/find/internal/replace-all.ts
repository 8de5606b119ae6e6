import type { Selection, TextEdit } from 'features/writing/text/edit';

/** Replaces all matches in one edit, so that one undo restores them. */
export const replaceAll = (text: string, matches: readonly Selection[], insert: string): TextEdit | undefined => {
  const [first] = matches;
  const last = matches.at(-1);
  if (!first || !last) return undefined;
  const parts = matches.map(({ start }, at) => text.slice(matches[at - 1]?.end ?? start, start) + insert);
  const whole = parts.join('');
  const caret = first.start + whole.length;
  return { from: first.start, to: last.end, insert: whole, selection: { start: caret, end: caret } };
};
