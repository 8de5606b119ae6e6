import { looksLikeRows } from 'features/pasting/internal/looks-like-rows';
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
    ['F181: a list with bullets', '•\tFebre alta\n•\tTosse seca'],
    ['a numbered list with levels', '1.\tFebre\n\ta)\tTosse\r\n\r\n2.\tDor'],
  ])('but not with %s', (_, text) => expect(looksLikeRows(text)).toBe(false));
});

it.each([
  ['cells beside each other', 'a\tb\nc\td', [['a', 'b'], ['c', 'd']]], // prettier-ignore
  ['Windows line ends', 'a\tb\r\nc\td\r\n', [['a', 'b'], ['c', 'd']]], // prettier-ignore
  ['line breaks in quoted cells', '"a\r\nb"\t"c\nd"', [['a\nb', 'c\nd']]],
  ['doubled quotes in a quoted cell', '"diz\n""33"""\tc', [['diz\n"33"', 'c']]],
  ['quotes around a cell without line breaks', '"diz ""33"""\t"c"', [['"diz ""33"""', '"c"']]],
  ['a quoted word at the beginning', '"Sinal" de Murphy\tDor\n"Sinal" de Blumberg\tRigidez', [['"Sinal" de Murphy', 'Dor'], ['"Sinal" de Blumberg', 'Rigidez']]], // prettier-ignore
  ['a quote that another row closes', '"Babinski\tExtensão do hálux\nKernig"\tDor à extensão\nLasègue\tDor lombar', [['"Babinski', 'Extensão do hálux'], ['Kernig"', 'Dor à extensão'], ['Lasègue', 'Dor lombar']]], // prettier-ignore
  ['a quote that nothing closes', '"Babinski\tx\r\nKernig\ty', [['"Babinski', 'x'], ['Kernig', 'y']]], // prettier-ignore
  ['a quote at the end only', 'Babinski"\tx\nKernig\t5"', [['Babinski"', 'x'], ['Kernig', '5"']]], // prettier-ignore
  ['inches in both cells', '5"\t6"\n7"\t8"', [['5"', '6"'], ['7"', '8"']]], // prettier-ignore
  ['two quoted words in one cell', '"a" e "b"\tc', [['"a" e "b"', 'c']]],
  ['a quoted last cell with a line break', 'a\t"b\nc"', [['a', 'b\nc']]],
  ['quotes that stand alone', '"\t""\n"""\tb', [['"', '""'], ['"""', 'b']]], // prettier-ignore
  ['old Mac line ends', 'a\tb\rc\td', [['a', 'b'], ['c', 'd']]], // prettier-ignore
  ['a tab in a quoted cell', '"a\tb"\tc', [['a\tb', 'c']]],
  ['commas and semicolons', 'a, b; c\td', [['a, b; c', 'd']]],
  ['blanks around cells', ' a \t b ', [['a', 'b']]],
  ['an empty cell', 'a\t\n', [['a', '']]],
])('rows are read with %s', (_, text, cells) => {
  expect(readRows(text).map(row => row.cells)).toEqual(cells);
});

it('F181: a first column that has only the markers of a list is none', () => {
  expect(readRows('•\tSinal\tx\n•\tSintoma\ty').map(({ cells }) => cells)).toEqual([['Sinal', 'x'], ['Sintoma', 'y']]); // prettier-ignore
  expect(readRows('1\tx\n2\ty').map(({ cells }) => cells)).toEqual([['1', 'x'], ['2', 'y']]); // prettier-ignore
});

it('empty lines are not rows, and the other rows keep their line numbers', () => {
  expect(readRows('a\tb\n\t\n\nc\td').map(({ line }) => line)).toEqual([1, 4]);
});

it.each(['"', '""', '"a', '"a\n', '"a"\n', '"\t'])('a long text of %j is read in a moment', part => {
  const started = performance.now();
  readRows(part.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(2000);
});
