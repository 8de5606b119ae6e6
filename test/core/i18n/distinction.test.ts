import { distinctionOf, withNumbers } from 'core/i18n/distinction';
import { speak } from '../../support/portuguese';

beforeAll(() => speak({ entity: { form: { record: 'nº {{ id }}' } } }));

const of = (records: readonly { id?: number; name: string }[]) =>
  records.map(one => distinctionOf(one, records, ['cid']));

it.each([
  ['its code', [{ code: 'A1' }, { code: 'A2' }], ['A1', 'A2']],
  ['the disease code', [{ cid: 'E10' }, { cid: 'E11' }], ['E10', 'E11']],
  ['its groups', [{ groups: [{ name: 'A' }, { name: 'B' }] }, { groups: [{ name: 'A' }] }], ['A, B', 'A']],
  ['the record above', [{ parent: { name: 'A' } }, { parent: { name: 'B' } }], ['A', 'B']],
  ['its id, where the codes are equal', [{ code: 'A1' }, { code: 'A1' }], ['nº 1', 'nº 2']],
  ['its id, where it has no code', [{ code: 'A1' }, {}], ['A1', 'nº 2']],
])('what tells a record apart from another of its name is %s', (_what, more, expected) => {
  expect(of(more.map((fields, at) => ({ id: at + 1, name: 'Asma', ...fields })))).toEqual(expected);
});

it('names that look the same count as one name, and a name of its own needs nothing', () => {
  const names = ['Tórax', 'Tórax '.normalize('NFD'), 'Torax'];
  expect(of(names.map((name, at) => ({ id: at + 1, name })))).toEqual(['nº 1', 'nº 2', '']);
  expect(of([{ name: 'Asma' }, { name: 'Asma' }])).toEqual(['', '']);
});

it('items with the same label and hint get their numbers, the others stay as they are', () => {
  const items = [
    { id: 1, label: 'Febre', hint: 'Sinônimos' },
    { id: 2, label: 'Febre', hint: 'Sinônimos' },
    { id: 3, label: 'Febre', hint: 'Doenças' },
  ];
  expect(withNumbers(items, ({ id }) => id).map(({ hint }) => hint)).toEqual([
    'Sinônimos · nº 1',
    'Sinônimos · nº 2',
    'Doenças',
  ]);
});
