import fc from 'fast-check';
import { comparable, cutTo, isBlankText, isSameName, searchText, trimmed } from 'lib/text';

/** Each kind of sign that shows nothing. */
const NOTHING = ['\u200b', '\u00ad', '\u3164', '\u115f', '\uffa0', '\u2800', '\u200e', '\u202e', '\ufeff'];
const SPACES = [' ', '\u00a0', '\u1680', '\u2009', '\u202f', '\u205f', '\u3000', '\t', '\n'];
const hidden = fc.string({ unit: fc.constantFrom(...NOTHING, ...SPACES) });
const visible = fc
  .string({ unit: fc.constantFrom('a', 'Ç', 'e\u0301', ' ', '\u00a0', '-', '🧬', '👩‍🔬'), minLength: 1 })
  .filter(text => text.trim() !== '')
  .map(text => text.trim());

it('a text of spaces and invisible signs is blank, and nothing of it is left when it is trimmed', () =>
  fc.assert(
    fc.property(hidden, text => {
      expect(isBlankText(text)).toBe(true);
      expect(trimmed(text)).toBe('');
    }),
  ));

it('spaces and invisible signs at both ends of a name go, and the name itself stays as it is', () =>
  fc.assert(
    fc.property(hidden, visible, hidden, (before, name, after) => {
      expect(isBlankText(before + name + after)).toBe(false);
      expect(trimmed(before + name + after)).toBe(name);
    }),
  ));

it.each([['❤\ufe0f'], ['\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'], ['👩‍🔬']])(
  'the emoji %s at the end of a name stays whole',
  emoji => expect(trimmed(`${emoji} Asma ${emoji} `)).toBe(`${emoji} Asma ${emoji}`),
);

it.each([
  ['the same', 'Asma', 'Asma', true],
  ['one decomposed', 'tórax', 'tórax'.normalize('NFD'), true],
  ['with other spaces', 'raio x', 'raio\u00a0x', true],
  ['with more spaces', 'raio x', ' raio  x', true],
  ['with a soft hyphen', 'anemia', 'ane\u00admia', true],
  ['in another case', 'Asma', 'asma', false],
  ['with another accent', 'tórax', 'torax', false],
])('two names, %s: %j and %j are equal: %s', (_name, one, other, expected) =>
  expect(isSameName(one, other)).toBe(expected),
);

it.each([
  ['special spaces at both ends', '\u2009Anemia falciforme\u00a0', 'Anemia falciforme'],
  ['several spaces between words', 'Anemia  \u00a0falciforme', 'Anemia falciforme'],
  ['a soft hyphen', 'Ane\u00admia falciforme\u200b', 'Anemia falciforme'],
  ['decomposed accents', 'Coração'.normalize('NFD'), 'Coração'],
  ['an emoji of several characters', ' 👩‍🔬 ', '👩‍🔬'],
])('a search with %s is sent as it was meant', (_name, typed, sought) => expect(searchText(typed)).toBe(sought));

it.each([
  ['ﬁbrilação e inﬂuenza', 'fibrilação e influenza'],
  ['eﬃcaz aﬀ ﬄ ﬅ ﬆ', 'efficaz aff ffl st st'],
  ['10⁹ CO₂ ½', '10⁹ CO₂ ½'],
])('F187: a search for "%s" is sent as "%s"', (typed, sought) => expect(searchText(typed)).toBe(sought));

it('names are compared with one plain space between words', () =>
  expect(comparable('\u200b raio\u2009\u00a0x\ufeff')).toBe('raio x'));

it.each([
  ['an emoji', 'ab🧬c', 3, 'ab'],
  ['an emoji of several', 'ab👩‍🔬c', 5, 'ab'],
  ['a letter and its accent', 'abe\u0301', 3, 'ab'],
  ['nothing', 'abcd', 3, 'abc'],
  ['nothing, as the text fits', 'abc', 3, 'abc'],
])('a text that is cut loses no half of %s', (_name, text, most, expected) => expect(cutTo(text, most)).toBe(expected));
