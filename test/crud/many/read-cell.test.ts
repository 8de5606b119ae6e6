import type { CellKind, SheetColumn } from 'crud/many/internal/columns';
import { readCell, settled } from 'crud/many/internal/read-cell';

const TEXTS: Record<string, readonly string[]> = {
  'global.yes': ['Sim', 'Yes'],
  'global.no': ['Não', 'No'],
  'x.PERCENTAGE': ['Porcentagem', 'Percentage'],
  'x.2': ['Assinantes', 'Subscribers'],
};
const textsOf = (key: string) => TEXTS[key] ?? [];

const column = (kind: CellKind): SheetColumn => ({
  field: 'x',
  kind,
  optionsKey: 'x',
  options: ['PERCENTAGE', 2],
  blank: undefined,
  startsOff: false,
  isNaming: false,
});

const read = (text: string, kind: CellKind) => readCell(text, column(kind), textsOf);

it.each([
  ['text', '  A1\u200b ', 'A1'],
  ['text', '', undefined],
  ['whole', '1.000', 1000],
  ['cents', 'R$\u00a01.234,50', 1234.5],
  ['cents', '12,5 %', 12.5],
  ['decimal', '0,125', 0.125],
  ['choice', 'porcentagem', 'PERCENTAGE'],
  ['choice', 'Percentage', 'PERCENTAGE'],
  ['choice', 'percentage', 'PERCENTAGE'],
  ['choice', '2', 2],
  ['choice', 'Subscribers', 2],
  ['flag', 'SIM', true],
  ['flag', 'x', true],
  ['flag', 'VERDADEIRO', true],
  ['flag', 'nao', false],
  ['flag', '0', false],
  ['flag', '', undefined],
  ['day', '31/12/2027', '2027-12-31'],
  ['end', '31/12/2027', '2028-01-01T02:59:00.000Z'],
  ['end', '31/12/2027 12:00', '2027-12-31T15:00:00.000Z'],
  ['moment', '31/12/2027 08:05', '2027-12-31T11:05:00.000Z'],
] as const)('B28: a cell of kind %s takes %j as the form does', (kind, text, value) => {
  expect(read(text, kind)).toEqual({ value });
});

it.each([
  ['text', 'x'.repeat(201), 'entity.validation.tooLong'],
  ['text', '=A1&B1', 'many.fault.formula'],
  ['text', '#N/D', 'many.fault.formula'],
  ['cents', '#VALOR!', 'many.fault.formula'],
  ['whole', '1,5', 'entity.validation.whole'],
  ['cents', '1,234', 'entity.validation.cents'],
  ['decimal', '1.234', 'entity.validation.ambiguous'],
  ['decimal', 'dez', 'entity.validation.notation'],
  ['choice', 'Metade', 'many.fault.choice'],
  ['choice', '', 'entity.validation.required'],
  ['flag', 'talvez', 'many.fault.flag'],
  ['day', '31/02/2027', 'entity.validation.date'],
  ['end', '31/12/27', 'entity.validation.year'],
] as const)('B28: a cell of kind %s refuses %j', (kind, text, key) => {
  expect(read(text, kind)).toEqual({ fault: { key, params: undefined } });
});

it.each([
  ['many', 'Asma; Gripe ;asma;', ['Asma', 'Gripe']],
  ['many', 'Asma, Gripe', ['Asma', 'Gripe']],
  ['many', 'Asma, leve;', ['Asma, leve']],
  ['many', 'Asma\nGripe', ['Asma', 'Gripe']],
  ['one', 'Asma, leve', ['Asma, leve']],
] as const)('B28: a cell of kind %s names in %j other records', (kind, text, names) => {
  expect(read(text, kind)).toEqual({ names });
});

it('B28: what ends on a day is shown with its time, and what cannot be read stays', () => {
  expect(settled('31/12/2027', column('end'), textsOf)).toBe('31/12/2027 23:59');
  expect(settled('amanhã', column('end'), textsOf)).toBe('amanhã');
  expect(settled('Asma;Gripe', column('many'), textsOf)).toBe('Asma; Gripe');
});
