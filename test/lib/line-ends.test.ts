import fc from 'fast-check';
import { withLineEndsOf, withPlainLineEnds } from 'lib/line-ends';

it.each([
  ['a letter at the end of the last line', 'um\r\n\r\n- dois', 'um\n\n- doisx', 'um\r\n\r\n- doisx'],
  ['a new line at the end', 'um\r\ndois', 'um\ndois\ntrês', 'um\r\ndois\r\ntrês'],
  ['a new line between others', 'um\r\ndois', 'um\nx\ndois', 'um\r\nx\r\ndois'],
  ['a removed line', 'um\rdois\rtrês', 'um\ntrês', 'um\rtrês'],
  ['lone carriage returns', 'um\rdois', 'um\ndois!', 'um\rdois!'],
  ['different line ends, each at its line', 'a\r\nb\nc\rd', 'A\nb\nc\nD', 'A\r\nb\nc\rD'],
  ['different line ends around a new line', 'a\r\nb\nc\r\nd\re', 'a\nb\nx\nc\nd\ne', 'a\r\nb\nx\r\nc\r\nd\re'],
  ['a text with line feeds only', 'um\ndois', 'um\ndois\n', 'um\ndois\n'],
  ['a text that was empty', '', 'um\ndois', 'um\ndois'],
  ['a text that is edited with line ends of its own', 'um\r\ndois', 'um\r\ndois\r\n', 'um\r\ndois\r\n'],
])('an edit keeps the line ends: %s', (_name, origin, typed, expected) =>
  expect(withLineEndsOf(typed, origin)).toBe(expected),
);

const END = fc.constantFrom('\r\n', '\r', '\n');
const lines = fc.array(fc.tuple(fc.constantFrom('', 'a', 'b', 'c'), END), { maxLength: 8 });
const text = lines.map(all => all.map(([line, end]) => line + end).join(''));

it('an edited text has the typed lines, and a text that was typed back is the stored one', () =>
  fc.assert(
    fc.property(text, text, (origin, other) => {
      const typed = withPlainLineEnds(other);
      expect(withPlainLineEnds(withLineEndsOf(typed, origin))).toBe(typed);
      // Of two texts with the same lines, the first that has line ends of its own counts: see below.
      fc.pre(withPlainLineEnds(origin) !== typed);
      expect(withLineEndsOf(withPlainLineEnds(origin), other, origin)).toBe(origin);
    }),
  ));

it.each([
  ['the stored one, if the other has those of a text area', 'a\n', 'a\r\n', 'a\r\n'],
  ['the one before the edit, if both have their own', 'a\r', 'a\r\n', 'a\r'],
])('of two texts with the same lines, the line ends are those of %s', (_name, before, stored, expected) =>
  expect(withLineEndsOf('a\n', before, stored)).toBe(expected),
);

it('a text whose lines all end alike keeps that end in every edit', () =>
  fc.assert(
    fc.property(fc.constantFrom('\r\n', '\r'), lines, lines, (end, before, after) => {
      const join = (all: typeof before, by: string) => ['x', ...all.map(([line]) => line)].join(by);
      const origin = `x${end}${join(before, end)}`;
      expect(withLineEndsOf(join(after, '\n'), origin)).toBe(join(after, end));
    }),
  ));
