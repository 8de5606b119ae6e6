import { editedTexts, withEdits, withoutEdits } from 'features/replace/internal/apply';
import { replacementMatcher } from 'features/replace/places';
import { textsOf } from 'features/versions/texts';
import { fromBase64, toBase64 } from 'lib/base64';
import { readerOf } from 'lib/long-texts';
import { type Disease, disease } from 'sections/diseases/record';
import { releaseChangesLater } from 'sections/diseases/releases';
import { speakPortuguese } from '../../support/portuguese';
import { randomOf, textOf } from '../../support/random-texts';

beforeAll(speakPortuguese);

const source = { i18n: 'diseases', shape: disease.shape, texts: readerOf(disease.texts) } as const;

/** The text with its places replaced, by their offsets in the text with plain line ends, counted sign by sign. */
const byHand = (text: string, places: readonly { start: number; end: number; by: string }[]) => {
  let plain = 0;
  let result = '';
  for (let at = 0; at < text.length; at += 1) {
    const place = places.find(({ start, end }) => plain >= start && plain < end);
    if (place?.start === plain) result += place.by;
    if (!place) result += text[at];
    if (!(text[at] === '\r' && text[at + 1] === '\n')) plain += 1;
  }
  return result;
};

const diseaseOf = (available: string, waiting?: string): Disease => ({
  ...disease.blank,
  id: 1,
  name: 'Dengue',
  diagnostic: {
    rawMarkdownAvailable: toBase64(available),
    ...(waiting !== undefined && { rawMarkdownToRelease: toBase64(waiting) }),
  },
});

const textAt = (record: Disease, field: 'rawMarkdownAvailable' | 'rawMarkdownToRelease') =>
  fromBase64(record.diagnostic?.[field]).text;

const SEEDS = Array.from({ length: 150 }, (_, seed) => seed);

test('B26: a run changes the accepted places of random texts and no other byte, and undo restores every byte', () => {
  let count = 0;
  SEEDS.forEach(seed => {
    const random = randomOf(seed);
    const available = textOf(random);
    const before = diseaseOf(available, textOf(random));
    const found = replacementMatcher({ text: 'dipirona', by: 'metamizol sódico', keepCase: true })(before, source);
    const accepted = found.filter(() => random(3) > 0);
    count += accepted.length;
    const after = withEdits(before, accepted, source);
    const at = (path: string) => accepted.filter(place => place.path === path);
    expect(textAt(after, 'rawMarkdownAvailable')).toBe(byHand(available, at('diagnostic.rawMarkdownAvailable')));
    expect(textAt(after, 'rawMarkdownToRelease')).toBe(
      byHand(textAt(before, 'rawMarkdownToRelease'), at('diagnostic.rawMarkdownToRelease')),
    );
    const texts = {
      before: textsOf(before, source),
      after: editedTexts(textsOf(before, source), accepted, source.texts) ?? {},
    };
    expect(withoutEdits(after, texts, source)).toEqual(before);
  });
  expect(count).toBeGreaterThan(300);
});

test.each([
  [
    'the text that waits is the one that readers see: both change',
    'a dipirona',
    'a dipirona',
    'a metamizol',
    'a metamizol',
  ],
  ['another text waits: it stays', 'a dipirona', 'b', 'a metamizol', 'b'],
])('B26: %s', (_name, available, waiting, availableAfter, waitingAfter) => {
  const before = diseaseOf(available, waiting);
  const places = replacementMatcher({ text: 'dipirona', by: 'metamizol' })(before, source);
  const after = withEdits(before, places, source);
  expect([textAt(after, 'rawMarkdownAvailable'), textAt(after, 'rawMarkdownToRelease')]).toEqual([
    availableAfter,
    waitingAfter,
  ]);
});

test('B26: with the next release, a changed text waits, and one that waits already stays', () => {
  const later = (available: string, waiting?: string) => {
    const before = diseaseOf(available, waiting);
    const places = replacementMatcher({ text: 'dipirona', by: 'metamizol' })(before, source);
    return releaseChangesLater(withEdits(before, places, source), before);
  };
  expect(textAt(later('a dipirona'), 'rawMarkdownToRelease')).toBe('a metamizol');
  expect(textAt(later('a dipirona', 'b'), 'rawMarkdownToRelease')).toBe('b');
  expect(later('a').diagnostic).toEqual(diseaseOf('a').diagnostic);
});

test('B26: an undo takes away the waiting version that the run has made', () => {
  const before = diseaseOf('a dipirona');
  const places = replacementMatcher({ text: 'dipirona', by: 'metamizol' })(before, source);
  const texts = textsOf(before, source);
  const after = releaseChangesLater(withEdits(before, places, source), before);
  const undone = withoutEdits(after, { before: texts, after: editedTexts(texts, places, source.texts) ?? {} }, source);
  expect(undone.diagnostic).toEqual({ ...before.diagnostic, rawMarkdownToRelease: null });
});
