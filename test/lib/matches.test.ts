import type { FindSource } from 'features/find/source';
import { wordsMatcher } from 'features/find/words';
import { toBase64 } from 'lib/base64';
import { type FindOptions, matchesIn, patternOf } from 'lib/matches';
import { containsPlain, plain } from 'lib/plain';

const found = (whole: string, sought: string, options: FindOptions = {}) =>
  matchesIn(whole, patternOf(sought, options)).map(({ start, end }) => whole.slice(start, end));

const replaced = (whole: string, sought: string, insert: string) =>
  matchesIn(whole, patternOf(sought, {})).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + insert + rest.slice(end),
    whole,
  );

/** A section whose one record has this long text. */
const sourceOf = (whole: string): FindSource => ({
  path: 'diseases',
  i18n: 'diseases',
  form: '/application-admin/diseases/manage',
  shape: {},
  texts: { names: ['content'], fields: [], read: () => toBase64(whole) },
  queryOf: ({ id }) => `?id=${id}`,
  fetchPage: () => Promise.reject(new Error('not asked')),
});

/** A text, what is typed, and what it finds. */
const CASES: Readonly<Record<string, readonly (readonly [string, string, readonly string[]])[]>> = {
  'F164: the stroke of a sign is no accent': [
    ['pH ≠ 7 = 7', '=', ['=']],
    ['pH =\u0338 7 = 7', '=', ['=']],
    ['pH ≠ 7 =\u0338 8', '≠', ['≠', '=\u0338']],
    ['≯ 5 > 5 ≮ 5 < 5', '>', ['>']],
    ['a ∉ b ∈ c', '∈', ['∈']],
    ['a ⇏ b ⇒ c', '⇒', ['⇒']],
    ['a ⇒\u0338 b ⇒ c', '⇏', ['⇒\u0338']],
    ['∄ ∃ ≢ ≡', '≡', ['≡']],
    ['1\u0332 e 1', '1', ['1']],
  ],
  'F164: marks on letters of any script do not matter, and no vowel is a mark': [
    ['ação Ñandú ệ', 'acao nandu e', ['ação Ñandú ệ']],
    ['άνθρωπος', 'ΑΝΘΡΩΠΟΣ', ['άνθρωπος']],
    ['ёлка', 'елка', ['ёлка']],
    ['كِتَاب', 'كتاب', ['كِتَاب']],
    ['שָׁלוֹם', 'שלום', ['שָׁלוֹם']],
    ['कि का', 'का', ['का']],
    ['한 하'.normalize('NFD'), '하', ['하'.normalize('NFD')]],
    ['한 하', '하'.normalize('NFD'), ['하']],
    ['한'.normalize('NFD'), '한', ['한'.normalize('NFD')]],
  ],
  'F166: a hyphen finds what looks like one, and no dash': [
    ['COVID-19 COVID‑19 COVID‐19 COVID−19', 'COVID-19', ['COVID-19', 'COVID‑19', 'COVID‐19', 'COVID−19']],
    ['a\ufe63b a\uff0db a\u2043b a\u02d7b', 'a-b', ['a\ufe63b', 'a\uff0db', 'a\u2043b', 'a\u02d7b']],
    ['a–b a—b a―b a‒b', 'a-b', []],
    ['a-b a−b', 'a‑b', ['a-b', 'a−b']],
    ['10⁻⁹', '-', []],
    ['a–b', '–', ['–']],
  ],
  'F166: an apostrophe finds what looks like one, and no mark of code': [
    [
      "d'água d’água d‘água dʼágua d′água d´água",
      "d'água",
      ["d'água", 'd’água', 'd‘água', 'dʼágua', 'd′água', 'd´água'],
    ],
    ["Crohn's", 'Crohn’s', ["Crohn's"]],
    ['`a` "a"', "'", []],
  ],
  'F166: a ligature is its letters, and no match ends inside one': [
    ['ﬁbrilação inﬂuenza eﬃcaz', 'fi', ['ﬁ']],
    ['inﬂuenza e influenza', 'INFLUENZA', ['inﬂuenza', 'influenza']],
    ['eﬃcaz', 'eficaz', []],
    ['eﬃcaz', 'efficaz', ['eﬃcaz']],
    ['ﬁ', 'f', []],
    ['ﬁm', 'im', []],
    ['ﬆ ﬅ', 'st', ['ﬆ', 'ﬅ']],
    ['cœur ǽ', 'coeur', ['cœur']],
    ['fibra', 'ﬁ', ['fi']],
  ],
  'F166: a subscript digit is its digit, a superscript one is not': [
    ['CO₂ CO2 CO²', 'co2', ['CO₂', 'CO2']],
    ['10⁹ 109', '109', ['109']],
    ['H2O', 'H₂O', ['H2O']],
    ['10⁹', '10⁹', ['10⁹']],
  ],
};
const ROWS = Object.entries(CASES).flatMap(([title, rows]) => rows.map(row => [title, ...row] as const));

test.each(ROWS)('%s (in "%s", "%s")', (_title, whole, sought, expected) => {
  expect(found(whole, sought)).toEqual(expected);
  const places = wordsMatcher(sought, {})({ id: 1 }, sourceOf(whole));
  expect(places.map(({ match }) => match)).toEqual(expected);
});

test.each(ROWS.filter(([, whole, , expected]) => expected[0] === whole))(
  '%s: so names read the same ("%s", "%s")',
  (_title, whole, sought) => expect(plain(whole)).toBe(plain(sought)),
);

test.each([
  ['COVID‑19', 'covid-19', true],
  ['inﬂuenza', 'INFLU', true],
  ['pH ≠ 7', '=', false],
  ['10⁹/L', '109', false],
  ['HCO₃', 'hco3', true],
  ['gota d’água', "d'agua", true],
])('F164, F166: a filter in the browser compares likewise: "%s" contains "%s": %s', (whole, typed, contains) =>
  expect(containsPlain(whole, typed)).toBe(contains),
);

test.each([
  [
    '5 mg, 7  ml; 10mg e 10 mg',
    '10mg',
    [
      [13, 17],
      [20, 25],
    ],
  ],
  ['5 mg, 7  ml; 10mg e 10 mg', 'e 10 mg', [[18, 25]]],
  [
    '5 mg 5  mg 5mg',
    '5 mg',
    [
      [0, 4],
      [5, 10],
      [11, 14],
    ],
  ],
  ['50 mg de 1 g', 'mg de', [[3, 8]]],
])('B25: spaces before units do not matter, and no other place moves: in "%s", "%s"', (whole, sought, places) => {
  const spans = matchesIn(whole, patternOf(sought, { anyUnitSpace: true }));
  expect(spans.map(({ start, end }) => [start, end])).toEqual(places);
});

test('F166: what is compared is not changed, and each match is replaced at its own place', () => {
  expect(replaced('Se pH ≠ 7,4 repetir. Dose = 5 mg.', '=', ':')).toBe('Se pH ≠ 7,4 repetir. Dose : 5 mg.');
  expect(replaced('ﬂora e COVID-19 e COVID‑19, inﬂuenza', 'COVID-19', 'SARS-2')).toBe(
    'ﬂora e SARS-2 e SARS-2, inﬂuenza',
  );
});

test.each([
  ['ação acao', 'acao', ['acao']],
  ['ação ac\u0327a\u0303o acao', 'ação', ['ação', 'ac\u0327a\u0303o']],
  ['inﬂuenza COVID‑19', 'influenza covid-19', ['inﬂuenza COVID‑19']],
  ['ﬁm fim', 'fim', ['ﬁm', 'fim']],
])('F166: where accents count, in "%s" "%s" finds %j', (whole, sought, expected) => {
  expect(found(whole, sought, { matchAccents: true })).toEqual(expected);
});

test('F166: where case counts, a ligature is still its letters', () =>
  expect(found('ﬁm Fim FIM', 'fim', { matchCase: true })).toEqual(['ﬁm']));
