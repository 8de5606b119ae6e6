import { matchesIn, matchFrom, patternOf, replaceAll } from 'features/writing/find';
import { countWords } from 'features/writing/counts';
import { applied } from './applied';

const LOOSE = { matchCase: false, matchAccents: false };
const found = (text: string, sought: string, options = LOOSE) =>
  matchesIn(text, patternOf(sought, options)).map(({ start, end }) => text.slice(start, end));

test.each([
  ['any case and any accents', 'ação Acao AÇÃO', 'acao', LOOSE, ['ação', 'Acao', 'AÇÃO']],
  ['accents that are typed too', 'ação acao', 'ação', LOOSE, ['ação', 'acao']],
  ['letters with their marks apart', 'a\u0301gua', 'agua', LOOSE, ['a\u0301gua']],
  ['the case', 'Dose dose', 'dose', { ...LOOSE, matchCase: true }, ['dose']],
  ['the case of letters with marks', 'ÁGUA água', 'Agua', { ...LOOSE, matchCase: true }, []],
  ['the accents', 'ação acao', 'acao', { ...LOOSE, matchAccents: true }, ['acao']],
  ['signs as they stand', 'a.b a+b (a|b) [x]-\\', 'a.b', LOOSE, ['a.b']],
  ['all signs', '.*+?^${}()|[]\\/-', '.*+?^${}()|[]\\/-', LOOSE, ['.*+?^${}()|[]\\/-']],
  ['nothing', 'abc', '', LOOSE, []],
  ['what is beyond the basic plane', 'x 😀 y', '😀', LOOSE, ['😀']],
])('a search matches %s', (_name, text, sought, options, expected) =>
  expect(found(text, sought, options)).toEqual(expected),
);

test('replacing all matches is a single edit, and the inserted text is taken literally', () => {
  const text = 'um dois um três um.';
  const edit = replaceAll(text, matchesIn(text, patternOf('um', LOOSE)), '$& uma');
  expect(edit && applied(text, edit).text).toBe('$& uma dois $& uma três $& uma.');
  expect(replaceAll(text, [], 'x')).toBeUndefined();
});

test('the next match is the one at or after the caret, otherwise the first one', () => {
  const matches = matchesIn('um dois um', patternOf('um', LOOSE));
  expect([0, 1, 8, 9].map(place => matchFrom(matches, place))).toEqual([0, 1, 1, 0]);
});

test.each([
  ['', 0],
  ['# Título\n\n- um\n- dois', 3],
  ['| a | b |\n|---|---|\n| 0,85 | guarda-chuva |', 4],
  ["d'água e 1.234,5 mg/kg", 4],
])('%j has %d words', (text, count) => expect(countWords(text)).toBe(count));
