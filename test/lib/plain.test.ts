import { containsPlain, plain } from 'lib/plain';

it.each([
  ['Versão mínima', 'MINIMA', true],
  ['Versao minima', 'mínima', true],
  ['Versão mínima', ' versão ', true],
  ['Versão mínima', '', true],
  ['Versão mínima', 'máxima', false],
])('%s contains what is typed as "%s": %s', (text, typed, contains) =>
  expect(containsPlain(text, typed)).toBe(contains),
);

it('has neither capitals nor marks nor outer blanks', () => expect(plain(' Ação É ')).toBe('acao e'));
