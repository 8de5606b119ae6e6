import { InvalidPathSegment, pathSegment } from 'core/http/path-segment';

test.each([
  [0, '0'],
  ['ana.maria@exemplo.com', 'ana.maria%40exemplo.com'],
  ['...', '...'],
  ['a/b', 'a%2Fb'],
  ['100%', '100%25'],
  ['chave com espaço', 'chave%20com%20espa%C3%A7o'],
])('%j is written in a path as %s', (value, segment) => {
  expect(pathSegment(value)).toBe(segment);
});

test.each([
  '.',
  '..',
  '%252E%2e',
  ' .. ',
  'a/../b',
  '..%2fa',
  '..\\a',
  '',
  ' ',
  '%2f',
  null,
  undefined,
  NaN,
  true,
  {},
  ['..'],
])('R12, F111: the path parameter %j is rejected before a request is made', value => {
  expect(() => pathSegment(value)).toThrow(InvalidPathSegment);
});
