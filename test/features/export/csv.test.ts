import { csvOf } from 'features/export/csv';
import { linesOf } from 'features/export/internal/lines';
import type { Named } from 'lib/model';
import { column } from 'ui/table/columns';

const BOM = '\uFEFF';

describe('a CSV file', () => {
  it('begins with a byte order mark and ends its lines with CRLF, as RFC 4180 requires', () => {
    expect(csvOf([['Nome'], ['Ação']], 'en')).toBe(`${BOM}Nome\r\nAção\r\n`);
  });

  it.each([
    ['pt-br', 'a;b\r\n'],
    ['en', 'a,b\r\n'],
  ] as const)('separates its cells as spreadsheets in %s expect', (locale, line) => {
    expect(csvOf([['a', 'b']], locale)).toBe(BOM + line);
  });

  it.each([
    ['plain text', 'plain text'],
    ['one; two', '"one; two"'],
    ['one, two', 'one, two'],
    ['“said” "said"', '"“said” ""said"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['', ''],
    ['  kept  ', '  kept  '],
    ['R$\u00a01.234,50', 'R$ 1.234,50'],
    ['10\u00a0mg', '10\u00a0mg'],
  ])('writes %j as %j', (cell, written) => {
    expect(csvOf([[cell]], 'pt-br')).toBe(`${BOM}${written}\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+55 11', "'+55 11"],
    ['-2', "'-2"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['1=1', '1=1'],
    ['=a;b', `"'=a;b"`],
    ['\n=1+1', `"'\n=1+1"`],
    ['\r\n=1+1', `"'\r\n=1+1"`],
    ['\n\t =1+1', `"'\n\t =1+1"`],
    ['  =1+1', "'  =1+1"],
    [' \u00A0+1', "' \u00A0+1"],
    ['\uFEFF=1+1', "'\uFEFF=1+1"],
    ['\u200B@sum', "'\u200B@sum"],
    ['\u0000=1+1', "'\u0000=1+1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠sum', "'＠sum"],
    [' text', ' text'],
    ['\ntext', `"'\ntext"`],
  ])('F115: writes %j so that a spreadsheet does not run it as a formula', (cell, written) => {
    expect(csvOf([[cell]], 'pt-br')).toBe(`${BOM}${written}\r\n`);
  });
});

describe('the lines of a CSV file', () => {
  it('begin with the headers, leave out screen-only columns, and leave only the cell of an invalid value empty', () => {
    const columns = [
      column<Named>('name', ({ name }) => name.toUpperCase()),
      { field: 'picture', kind: 'text' as const, cell: () => null },
      column<Named>('id', ({ id }) => id),
    ];
    const odd = { id: 2, name: 7 } as unknown as Named;
    expect(linesOf([{ id: 1, name: 'a' }, odd], columns, field => `head of ${field}`)).toEqual([
      ['head of name', 'head of id'],
      ['A', '1'],
      ['', '2'],
    ]);
  });
});
