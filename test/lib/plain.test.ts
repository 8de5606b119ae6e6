import { containsPlain, plain } from 'lib/plain';

it.each([
  ['Versão mínima', 'MINIMA', true],
  ['Versao minima', 'mínima', true],
  ['Versão mínima', ' versão ', true],
  ['Versão mínima', '', true],
  ['Versão mínima', 'máxima', false],
])('the text "%s" contains the typed text "%s": %s', (text, typed, contains) =>
  expect(containsPlain(text, typed)).toBe(contains),
);

it('plain text has no capitals, accents or outer spaces', () => expect(plain(' Ação É ')).toBe('acao e'));
