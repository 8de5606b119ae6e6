import { looksLikeRows } from 'features/pasting/looks-like-rows';
import { readRows } from 'features/pasting/read-rows';

describe('pasted text looks like spreadsheet rows', () => {
  it.each([
    ['one row of two cells', 'a\tb'],
    ['rows with Windows line ends', 'a\tb\r\nc\td\r\n'],
    ['a quoted cell with a line break', '"a\nb"\tc'],
    ['a quoted cell with doubled quotes', '"diz ""33"""\tc'],
    ['a cell that only begins with a quoted word', '"Sopro" sistólico\tc'],
    ['a second cell that is quoted', 'a\t"b\nc"'],
  ])('with %s', (_, text) => expect(looksLikeRows(text)).toBe(true));

  it.each([
    ['a word', 'asma'],
    ['lines of prose', 'primeira linha\nsegunda linha'],
    ['indented code', '\tx = 1\n\ty = 2'],
    ['one column of a spreadsheet', 'a\r\nb\r\nc\r\n'],
    ['a tab at the end of a line', 'a\t\nb'],
    ['nothing', ''],
  ])('but not with %s', (_, text) => expect(looksLikeRows(text)).toBe(false));
});

it.each([
  ['cells beside each other', 'a\tb\nc\td', [['a', 'b'], ['c', 'd']]], // prettier-ignore
  ['Windows line ends', 'a\tb\r\nc\td\r\n', [['a', 'b'], ['c', 'd']]], // prettier-ignore
  ['line breaks in quoted cells', '"a\r\nb"\t"c\nd"', [['a\nb', 'c\nd']]],
  ['doubled quotes', '"diz ""33"""\tc', [['diz "33"', 'c']]],
  ['a tab in a quoted cell', '"a\tb"\tc', [['a\tb', 'c']]],
  ['commas and semicolons', 'a, b; c\td', [['a, b; c', 'd']]],
  ['blanks around cells', ' a \t b ', [['a', 'b']]],
  ['an empty cell', 'a\t\n', [['a', '']]],
])('rows are read with %s', (_, text, cells) => {
  expect(readRows(text).map(row => row.cells)).toEqual(cells);
});

it('empty lines are not rows, and the other rows keep their line numbers', () => {
  expect(readRows('a\tb\n\t\n\nc\td').map(({ line }) => line)).toEqual([1, 4]);
});
