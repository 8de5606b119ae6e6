import { containsPlain, plain } from 'lib/plain';

it.each([
  ['Versão mínima', 'MINIMA', true],
  ['Versao minima', 'mínima', true],
  ['Versão mínima', ' versão ', true],
  ['Versão mínima', '', true],
  ['Versão mínima', 'máxima', false],
  ['Versão\u00a0mínima', 'versao minima', true],
  ['Versão mínima'.normalize('NFD'), 'versão\u2009mínima', true],
  ['Ver\u00adsão mínima', '\u200bversão  mínima\u3164', true],
])('the text "%s" contains the typed text "%s": %s', (text, typed, contains) =>
  expect(containsPlain(text, typed)).toBe(contains),
);

it('plain text has no capitals, accents or outer spaces', () => expect(plain(' Ação É ')).toBe('acao e'));
