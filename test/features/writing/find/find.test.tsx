import fc from 'fast-check';
import { countWords } from 'features/writing/desk/internal/counts';
import { replaceAll } from 'features/writing/find/internal/replace-all';
import { applyEdit } from 'features/writing/text/apply-edit';
import { matchesIn, matchFrom, patternOf } from 'lib/matches';
import { applied } from '../applied';

const LOOSE = { matchCase: false, matchAccents: false };
const found = (text: string, sought: string, options = LOOSE) =>
  matchesIn(text, patternOf(sought, options)).map(({ start, end }) => text.slice(start, end));

it('an edit of a text area that has left the page changes nothing, wherever the focus is', () => {
  const area = document.createElement('textarea');
  area.value = 'Tosse';
  applyEdit(area, { from: 5, to: 5, insert: ' seca', selection: { start: 5, end: 5 } });
  expect(area.value).toBe('Tosse');
});

test.each([
  ['any case and any accents', 'ação Acao AÇÃO', 'acao', LOOSE, ['ação', 'Acao', 'AÇÃO']],
  ['accents that are typed too', 'ação acao', 'ação', LOOSE, ['ação', 'acao']],
  ['letters with their marks apart', 'a\u0301gua', 'agua', LOOSE, ['a\u0301gua']],
  ['the case', 'Dose dose', 'dose', { ...LOOSE, matchCase: true }, ['dose']],
  ['the case of letters with marks', 'ÁGUA água', 'Agua', { ...LOOSE, matchCase: true }, []],
  ['whole words', 'dor dores Dor, rancor', 'dor', { ...LOOSE, wholeWords: true }, ['dor', 'Dor']],
  ['whole words beside letters with marks', 'é dorà', 'dor', { ...LOOSE, wholeWords: true }, []],
  ['whole words beside digits', 'B12 B1', 'b1', { ...LOOSE, wholeWords: true }, ['B1']],
  ['whole words beside invisible signs', 'ane\u00admia \u200bane', 'ane', { ...LOOSE, wholeWords: true }, ['ane']],
  [
    'whole words that begin in a part of a word',
    'xdor e dor e dor',
    'dor e dor',
    { ...LOOSE, wholeWords: true },
    ['dor e dor'],
  ],
  ['the accents', 'ação acao', 'acao', { ...LOOSE, matchAccents: true }, ['acao']],
  ['signs as they stand', 'a.b a+b (a|b) [x]-\\', 'a.b', LOOSE, ['a.b']],
  ['all signs', '.*+?^${}()|[]\\/-', '.*+?^${}()|[]\\/-', LOOSE, ['.*+?^${}()|[]\\/-']],
  ['nothing', 'abc', '', LOOSE, []],
  ['every kind of space', '10 mg 10\u00a0mg 10\u2009mg', '10 mg', LOOSE, ['10 mg', '10\u00a0mg', '10\u2009mg']],
  ['a plain space where another one is typed', '10 mg', '10\u00a0mg', LOOSE, ['10 mg']],
  ['no line break where a space is typed', '10\nmg', '10 mg', LOOSE, []],
  ['invisible signs between letters', 'ane\u00admia, ane\u200bmia', 'anemia', LOOSE, ['ane\u00admia', 'ane\u200bmia']],
  ['soft hyphens alone', 'ane\u00admia', '\u00ad', LOOSE, ['\u00ad']],
  ['decomposed accents', 'ac\u0327a\u0303o acao', 'ação', { ...LOOSE, matchAccents: true }, ['ac\u0327a\u0303o']],
  ['composed accents', 'ação', 'ac\u0327a\u0303o', { ...LOOSE, matchAccents: true }, ['ação']],
  ['no letter without its accent', 'ca\u0303', 'ca', { ...LOOSE, matchAccents: true }, []],
  ['both signs of micro', '\u00b5g \u03bcg', '\u03bcg', LOOSE, ['\u00b5g', '\u03bcg']],
  ['what is beyond the basic plane', 'x 😀 y', '😀', LOOSE, ['😀']],
])('a search matches %s', (_name, text, sought, options, expected) =>
  expect(found(text, sought, options)).toEqual(expected),
);

/** A letter, and the ways in which a text may hold it. */
const LETTERS: readonly (readonly [string, readonly string[]])[] = [
  ['a', ['a']],
  ['ç', ['ç', 'c\u0327']],
  ['ã', ['ã', 'a\u0303']],
  ['ệ', ['\u1ec7', 'e\u0323\u0302', 'e\u0302\u0323', '\u00ea\u0323', '\u1eb9\u0302']],
  [' ', [' ', '\u00a0', '\u202f', '\u2009', '\u3000']],
  ['🧬', ['🧬']],
  ['1', ['1']],
];
const HIDDEN = ['', '', '\u00ad', '\u200b', '\u2060'];

/** A word as it is typed, and the same word as a text may hold it. */
const written = fc
  .array(fc.tuple(fc.constantFrom(...LETTERS), fc.nat(), fc.constantFrom(...HIDDEN)), { minLength: 1, maxLength: 12 })
  .filter(letters => letters.some(([[letter]]) => letter !== ' '))
  .map(letters => ({
    typed: letters.map(([[letter]]) => letter).join(''),
    inText: letters
      .map(([[, forms], form, between], at) => (at === 0 ? '' : between) + forms[form % forms.length])
      .join(''),
  }));

test('what is typed finds all ways of writing it, at its place in the text itself, with and without accents', () =>
  fc.assert(
    fc.property(written, fc.boolean(), fc.boolean(), ({ typed, inText }, matchCase, matchAccents) => {
      const start = 'Dose: '.length;
      expect(matchesIn(`Dose: ${inText}. Dose`, patternOf(typed, { matchCase, matchAccents }))).toContainEqual({
        start,
        end: start + inText.length,
      });
    }),
  ));

test('matches never overlap, and replacing each with itself changes nothing', () =>
  fc.assert(
    fc.property(fc.array(written, { maxLength: 4 }), written, (words, { typed }) => {
      const text = words.map(({ inText }) => inText).join(' ');
      const matches = matchesIn(text, patternOf(typed, LOOSE));
      const parts = matches.map(
        ({ start, end }, at) => text.slice(matches[at - 1]?.end ?? 0, start) + text.slice(start, end),
      );
      expect(parts.join('') + text.slice(matches.at(-1)?.end ?? 0)).toBe(text);
    }),
  ));

test('a dose with a non-breaking space is replaced like the others', () => {
  const text = 'Dose de 10 mg ao dia. Máximo 10\u00a0mg.';
  const edit = replaceAll(text, matchesIn(text, patternOf('10 mg', LOOSE)), '5 mg');
  expect(edit && applied(text, edit).text).toBe('Dose de 5 mg ao dia. Máximo 5 mg.');
});

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
  ['coração e pulmão'.normalize('NFD'), 3],
  ['ane\u00admia leve', 2],
])('%j has %d words', (text, count) => expect(countWords(text)).toBe(count));
