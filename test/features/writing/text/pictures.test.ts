import { commonEnds } from 'features/markdown/keep-keys';
import { nameOfFile } from 'features/pictures/name-of-file';
import { markdownOfPicture, mentionsIn, referenceOf, referencesIn } from 'features/pictures/picture';
import { piecesOf } from 'features/writing/text/internal/text-copy';

test.each([
  'sopro',
  'Sinal de Cullen',
  'a(b)c',
  'pulmão [direito]',
  '50% d/e?',
  'C#',
  'raio\u00a0x',
  'raio\u202fx',
  'tórax',
  '🧬 (1)',
])('a picture named %s is found in its own Markdown', name => {
  const markdown = markdownOfPicture(name);
  expect(referencesIn(`antes ${markdown} depois`)).toEqual([name]);
  expect(referenceOf(markdown.slice(markdown.indexOf('(') + 1, -1))).toBe(name);
  const [{ start, end }] = mentionsIn(`antes ${markdown} depois`);
  expect(`antes ${markdown} depois`.slice(start, end)).toBe(markdown);
});

test.each([
  ['Ausculta Pulmonar (2).PNG', 'ausculta-pulmonar-2'],
  ['Coração.jpeg', 'coracao'],
  ['image.png', ''],
  ['sem-tipo', 'sem-tipo'],
])('the file %s gets the suggested name %s', (name, expected) => expect(nameOfFile({ name })).toBe(expected));

test('the copy of the text is split into short pieces, and an edit changes at most two of them', () => {
  const text = Array.from({ length: 500 }, (_, at) => (at % 7 === 0 ? '' : `linha ${at}`)).join('\n');
  const pieces = piecesOf(text);
  expect(pieces.join('')).toBe(text);
  expect(pieces.length).toBeGreaterThan(10);
  const edited = piecesOf(text.replace('linha 250\n', 'linha 250\nmais uma\n'));
  const { head, tail } = commonEnds(pieces, edited);
  expect(edited.length - head - tail).toBeLessThanOrEqual(2);
  expect(piecesOf('a\n'.repeat(1000)).every(piece => piece.length <= 120)).toBe(true);
});
