import { excerptOf } from 'lib/excerpt';

test.each([
  ['a mark before a comma', 'Na **gestação**, em que', 'Na gestação, em que'],
  ['marks inside words', 'pré*via* e _rara_, com `x`.', 'prévia e rara, com x.'],
  ['names with low lines', 'ver nome_da_imagem', 'ver nome_da_imagem'],
  ['lines of several kinds', '## Um\n\n- dois\n* três\n> quatro', 'Um dois três quatro'],
  ['a table', '| a | b |\n|---|---|\n| c | d |', 'a b c d'],
  ['pictures and links', 'A ![x](/images/x) e [a bula](https://a.org).', 'A e a bula.'],
  ['a product', '2 * 3', '2 3'],
])('an excerpt of %s', (_name, markdown, expected) => expect(excerptOf(markdown)).toBe(expected));

test('is short', () => expect(excerptOf('a'.repeat(300))).toBe(`${'a'.repeat(220)}…`));
