import { quotation } from 'features/writing/insert/quotation';
import { applied } from '../applied';

/** A text with `|` at its caret, or at both ends of its selection. */
const edited = (marked: string, markdown: string) => {
  const [before = '', chosen = '', after] = marked.split('|');
  const selection = { start: before.length, end: before.length + (after === undefined ? 0 : chosen.length) };
  const text = marked.replace(/\|/g, '');
  const edit = quotation(markdown)(text, selection);
  if (!edit) throw new Error('A quotation always inserts something.');
  const { text: result, selection: caret } = applied(text, edit);
  return `${result.slice(0, caret.start)}|${result.slice(caret.start)}`;
};

it.each([
  ['an empty text', '|', 'Um.', '> Um.\n|'],
  ['the end of a paragraph', 'A.|', 'Um.', 'A.\n\n> Um.\n|'],
  ['the middle of a line', 'A. |B.', 'Um.', 'A. \n\n> Um.\n\n|B.'],
  ['between two paragraphs', 'A.\n|\nB.', 'Um.', 'A.\n\n> Um.\n|\nB.'],
  ['a selection, which stays', '|A|.', 'Um.', 'A\n\n> Um.\n\n|.'],
  ['several lines', '|', '- um\n\n- dois\n', '> - um\n>\n> - dois\n|'],
  ['a table', '|', '| a |\n| - |', '> | a |\n> | - |\n|'],
])('B29: a quotation at %s is a block of its own', (_at, marked, markdown, result) => {
  expect(edited(marked, markdown)).toBe(result);
});
