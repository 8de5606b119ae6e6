import { type Item, ranked } from 'app/shell/palette/internal/match';

const run = () => undefined;
const items: Item[] = ['Cupons', 'Ocupações', 'Doenças', 'Sinônimos de doenças', 'Grupos de medicamentos'].map(
  label => ({
    id: label,
    label,
    run,
  }),
);
const withWord: Item = { id: 'coupon', label: 'Cupons', words: ['coupon'], run };

test.each([
  ['nothing typed keeps all', '', items.map(({ label }) => label)],
  ['few letters find beginnings only', 'cup', ['Cupons']],
  ['four letters find the middle too', 'cupa', ['Ocupações']],
  ['the beginning comes before the middle', 'doen', ['Doenças', 'Sinônimos de doenças']],
  ['accents and case do not matter', 'DOENCAS', ['Doenças', 'Sinônimos de doenças']],
  ['accents typed find what has none', 'dóenças', ['Doenças', 'Sinônimos de doenças']],
  ['several words find by their beginnings', 'gru med', ['Grupos de medicamentos']],
  ['what is nowhere finds nothing', 'xyz', []],
])('%s', (_, typed, found) => {
  expect(ranked(items, typed).map(({ label }) => label)).toEqual(found);
});

test('an additional search word matches from its beginning but not from its middle', () => {
  expect(ranked([withWord], 'coup')).toEqual([withWord]);
  expect(ranked([withWord], 'oupon')).toEqual([]);
});
