import { excerptOf } from 'lib/excerpt';

test.each([
  ['a mark before a comma', 'Na **gestação**, em que', 'Na gestação, em que'],
  ['marks inside words', 'pré*via* e _rara_, com `x`.', 'prévia e rara, com x.'],
  ['names with low lines', 'ver nome_da_imagem', 'ver nome_da_imagem'],
  ['lines of several kinds', '## Um\n\n- dois\n* três\n> quatro', 'Um dois três quatro'],
  ['a table', '| a | b |\n|---|---|\n| c | d |', 'a b c d'],
  ['a table without blanks', '|a|b|', 'a b'],
  ['pictures and links', 'A ![uma foto](/images/x) e [a bula](https://a.org).', 'A e a bula.'],
  ['signs inside a line', 'pré-natal - nº #3', 'pré-natal - nº #3'],
  ['strong marks', 'a __grave__ e ***rara***', 'a grave e rara'],
  ['a product', '2 * 3', '2 3'],
])('an excerpt is plain text: %s', (_name, markdown, expected) => expect(excerptOf(markdown)).toBe(expected));

test('an excerpt never ends in half a character', () =>
  expect(excerptOf(`${'a'.repeat(219)}🧬b`)).toBe(`${'a'.repeat(219)}…`));

test.each([
  ['short', 221, `${'a'.repeat(220)}…`],
  ['whole where it is short already', 220, 'a'.repeat(220)],
])('an excerpt is %s', (_name, length, expected) => expect(excerptOf('a'.repeat(length))).toBe(expected));
