import { asPhrase } from 'core/navigation/find-address';
import { changedPlaces } from 'features/find/internal/changed-places';
import type { FindSource } from 'features/find/source';
import { termsOf } from 'features/find/terms';
import { wordsMatcher } from 'features/find/words';
import { toBase64 } from 'lib/base64';

test.each([
  ['one word', 'dipirona', ['dipirona']],
  ['several words', 'dor  no peito', ['dor', 'no', 'peito']],
  ['a word twice', 'dor dor', ['dor']],
  ['a phrase', '"via oral" dor', ['via oral', 'dor']],
  ['a phrase in typographic quotation marks', '“via oral”', ['via oral']],
  ['a number with its unit', 'dipirona 500 mg', ['dipirona', '500 mg']],
  ['a number with a unit of parts', '1,5 mg/kg', ['1,5 mg/kg']],
  ['a number without a unit', '2 comprimidos', ['2', 'comprimidos']],
  ['an empty phrase', '""', ['""']],
  ['one quotation mark', 'dor"', ['dor"']],
])('B25: %s', (_name, sought, terms) => {
  expect(termsOf(sought)).toEqual(terms);
});

test('B25: words of a text are sought as a phrase', () => {
  expect(['dor', 'via oral', 'o "sinal" de'].map(asPhrase)).toEqual(['dor', '"via oral"', 'o "sinal" de']);
});

const sourceOf = (whole: string): FindSource => ({
  path: 'diseases',
  i18n: 'diseases',
  form: '/application-admin/diseases/manage',
  shape: {},
  texts: { names: ['content'], fields: [], read: () => toBase64(whole) },
  queryOf: ({ id }) => `?id=${id}`,
  fetchPage: () => Promise.reject(new Error('not asked')),
});

const found = (whole: string, sought: string, options = {}) => {
  const places = wordsMatcher(sought, options)({ id: 1 }, sourceOf(whole));
  places.forEach(({ start, end, match }) => expect(whole.slice(start, end)).toBe(match));
  return places.map(({ match }) => match);
};

test.each([
  ['a space before the unit is optional', 'Dar 500 mg, depois 500mg.', '500mg', ['500 mg', '500mg']],
  ['also where it is typed', 'Dar 500 mg, depois 500mg.', '500 mg', ['500 mg', '500mg']],
  ['also one that does not break', 'Dar 500\u00a0mg.', '500mg', ['500\u00a0mg']],
  ['and for signs', 'Sobe 5 % ao mês.', '5%', ['5 %']],
  ['a word that only begins like a unit keeps its space', '3 gatos', '3gatos', []],
  ['all words must be in the text', 'Dor no peito', 'dor febre', []],
  ['the line with all words is the place', 'Dor.\nFebre.\nFebre com dor forte.', 'dor febre', ['Febre com dor']],
  ['words of different lines are places of their own', 'Dor.\nFebre.', 'dor febre', ['Dor', 'Febre']],
  ['a phrase must be in the text as it is', 'oral, via', '"via oral"', []],
  ['words that are far apart are found at the first', `Dor ${'x'.repeat(200)} febre`, 'dor febre', ['Dor']],
])('B25: %s', (_name, whole, sought, matches) => {
  expect(found(whole, sought)).toEqual(matches);
});

test('B25: a text with other accents has not all the words, where accents count', () => {
  expect(found('Sedé e fome', 'sede fome')).toEqual(['Sedé e fome']);
  expect(found('Sedé e fome', 'sede fome', { matchAccents: true })).toEqual([]);
});

test('B25: after a change, places are where they are by now, their line is gone, or they are new', () => {
  const placesOf = (whole: string) => wordsMatcher('dor', {})({ id: 1 }, sourceOf(whole));
  const now = changedPlaces(placesOf('Dor forte.\nSem dor.'), placesOf('Mais.\nSem dor.\nDor leve.'));
  expect(now.map(({ start, after, isGone = false }) => [start, after, isGone])).toEqual([
    [0, ' forte.', true],
    [10, '.', false],
    [15, ' leve.', false],
  ]);
});
