import { type SheetColumn } from 'crud/many/internal/columns';
import { decodeFile } from 'crud/many/internal/decode-file';
import { readSheet } from 'crud/many/internal/read-sheet';

const column = (field: string, more: Partial<SheetColumn> = {}): SheetColumn => ({
  field,
  kind: 'text',
  optionsKey: '',
  options: [],
  blank: undefined,
  startsOff: false,
  isNaming: field === 'code',
  ...more,
});

const COLUMNS = [
  column('code'),
  column('discountValue', { kind: 'cents' }),
  column('expireDate', { kind: 'end' }),
  column('sendPush', { kind: 'flag', startsOff: true }),
];

const LABELS: Record<string, readonly string[]> = {
  'coupon.fields.code': ['Código', 'Code'],
  'coupon.fields.discountValue': ['Valor do desconto', 'Discount value'],
  'coupon.fields.expireDate': ['Validade', 'Expiry'],
  'coupon.fields.sendPush': ['Enviar push', 'Send push'],
};

const read = (text: string) => readSheet(text, { columns: COLUMNS, i18n: 'coupon', textsOf: key => LABELS[key] ?? [] });

const cellsOf = (text: string) => read(text).lines.map(({ cells }) => cells);

it.each([
  ['tabs of a clipboard', 'Código\tValidade\nA1\t31/12/2027\n', ['code', 'expireDate'], [['A1', '31/12/2027']]],
  [
    'semicolons, as Excel writes them in Brazil',
    'código;VALIDADE\r\nA1;31/12/2027\r\n',
    ['code', 'expireDate'],
    [['A1', '31/12/2027']],
  ],
  ['commas and English headers', 'Expiry,Code\n2027-12-31,A1', ['expireDate', 'code'], [['2027-12-31', 'A1']]],
  ['names of fields', 'discount_value;code\n10,5;A1', ['discountValue', 'code'], [['10,5', 'A1']]],
  [
    'quoted cells with separators, quotes and line breaks',
    'Código;Validade\n"A;""1"""";x";""\n"B\nC";z',
    ['code', 'expireDate'],
    [
      ['A;"1"";x', ''],
      ['B\nC', 'z'],
    ],
  ],
  [
    'a byte order mark and the line that Excel adds',
    '\uFEFFsep=;\r\nCódigo;Validade\r\nA1;x',
    ['code', 'expireDate'],
    [['A1', 'x']],
  ],
  ['a line break at the end of each line of a Mac', 'Código;Validade\rA1;x\r', ['code', 'expireDate'], [['A1', 'x']]],
  ['the same header twice', 'Código;Código\nA1;A2', ['code', undefined], [['A1', 'A2']]],
  ['empty rows and columns', 'Código;;Validade\n;;\nA1;;x', ['code', undefined, 'expireDate'], [['A1', '', 'x']]],
  [
    'the marks of formulas and of exported files',
    'Código;Validade\n="007";\'-x',
    ['code', 'expireDate'],
    [['007', '-x']],
  ],
] as const)('B28: a sheet is read with %s', (_what, text, fields, cells) => {
  expect(read(text).fields).toEqual(fields);
  expect(cellsOf(text)).toEqual(cells);
});

it('B28: names without a header are one column, also if they hold commas', () => {
  const { fields, lines } = read('Derrame, leve\nAVC\n');
  expect(fields).toEqual(['code']);
  expect(lines).toEqual([
    { line: 1, cells: ['Derrame, leve'] },
    { line: 2, cells: ['AVC'] },
  ]);
});

it('B28: columns without headers are not guessed', () => {
  expect(read('A1\tB1\nA2\tB2').fields).toEqual([undefined, undefined]);
  expect(read('A1;B1\nA2;B2').fields).toEqual([undefined, undefined]);
});

it('B28: a title of merged cells above the headers is left out and counted, and lines keep their numbers', () => {
  const { above, lines, fields } = read('Cupons do congresso;;\n;;\nCódigo;Valor do desconto;Validade\nA1;10;x\n');
  expect(above).toBe(1);
  expect(fields).toEqual(['code', 'discountValue', 'expireDate']);
  expect(lines).toEqual([{ line: 4, cells: ['A1', '10', 'x'] }]);
});

it('B28: a value that reads like a header, below the first row, is a value', () => {
  expect(cellsOf('Primeiro\nCódigo\n')).toEqual([['Primeiro'], ['Código']]);
});

it('B28: no header turns on what must be chosen by a person', () => {
  expect(read('Código;Enviar push\nA1;Sim').fields).toEqual(['code', undefined]);
});

const bytes = (...numbers: number[]) => Uint8Array.from(numbers);

it.each([
  ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa7), 'ç'],
  ['UTF-8', bytes(0xc3, 0xa7), 'ç'],
  ['Windows-1252', bytes(0x53, 0xe7), 'Sç'],
  ['UTF-16', bytes(0xff, 0xfe, 0xe7, 0x00), 'ç'],
  ['UTF-16 of the other order', bytes(0xfe, 0xff, 0x00, 0xe7), 'ç'],
  ['a workbook', bytes(0x50, 0x4b, 0x03, 0x04, 0x14), undefined],
  ['an old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0), undefined],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x00), undefined],
])('B28: a file in %s is decoded, or refused', (_what, content, text) => {
  expect(decodeFile(content)).toBe(text);
});
