import { InvalidPathSegment, pathSegment } from 'core/http/path-segment';

test.each([
  [7, '7'],
  [0, '0'],
  ['ana', 'ana'],
  ['ana.maria@exemplo.com', 'ana.maria%40exemplo.com'],
  ['...', '...'],
  ['a/b', 'a%2Fb'],
  ['/a', '%2Fa'],
  ['100%', '100%25'],
  ['chave com espaço', 'chave%20com%20espa%C3%A7o'],
])('%j is written in a path as %s', (value, segment) => {
  expect(pathSegment(value)).toBe(segment);
});

test.each([
  '.',
  '..',
  '%2e%2e',
  '%252e%252e',
  '%2E',
  '.%2e',
  ' .. ',
  '../diseases',
  'a/../..',
  '..%2fdiseases',
  '..\\diseases',
  '',
  ' ',
  '/',
  '%20',
  '%2f',
  null,
  undefined,
  NaN,
  true,
  {},
  { id: 1 },
  ['..'],
  [1],
])('R12, F111: the path parameter %j is rejected before a request is made', value => {
  expect(() => pathSegment(value)).toThrow(InvalidPathSegment);
});
