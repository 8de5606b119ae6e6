import { InvalidResponse, parseResponse, readMany, readPage } from 'core/http/responses';

test.each([
  ['JSON', '{"a":1}', 'application/json', 200, { a: 1 }],
  ['an empty body', '', '', 204, ''],
  ['plain text', 'e-mail was sent', 'text/plain', 200, 'e-mail was sent'],
  ['an HTML error', '<h1>x</h1>', 'text/html', 500, '<h1>x</h1>'],
])('%s is read', (_name, body, type, status, read) => {
  expect(parseResponse(body, type, status)).toEqual(read);
});

test.each([
  ['HTML', '<!doctype html>', 'text/html'],
  ['HTML called JSON', '<html>', 'application/json'],
  ['broken JSON', '{"content":[', 'application/json'],
])('%s is no success', (_name, body, type) => {
  expect(() => parseResponse(body, type, 200)).toThrow(InvalidResponse);
});

test.each([null, 'text', { content: null }, { content: {} }])('%p is no page', data => {
  expect(() => readPage(data)).toThrow(InvalidResponse);
});

test('a bare array is a page with all there is', () => {
  expect(readPage([{ id: 1 }, { id: 2 }])).toMatchObject({ content: [{ id: 1 }, { id: 2 }], totalElements: 2 });
});

test('one object, an array and a page are read as a list', () => {
  expect([{ id: 1 }, [{ id: 1 }], { content: [{ id: 1 }] }].map(readMany)).toEqual(Array(3).fill([{ id: 1 }]));
});
