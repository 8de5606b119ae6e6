import { InvalidResponse, parseResponse, readMany, readPage, readRecord } from 'core/responses/responses';

test.each([
  ['JSON', '{"a":1}', 'application/json', 200, { a: 1 }],
  ['an empty body', '', '', 204, ''],
  ['an empty body called JSON', '', 'application/json', 200, ''],
  ['plain text', 'e-mail was sent', 'text/plain', 200, 'e-mail was sent'],
  ['an HTML error', '<h1>x</h1>', 'text/html', 500, '<h1>x</h1>'],
  ['HTML below 200', '<h1>x</h1>', 'text/html', 199, '<h1>x</h1>'],
  ['HTML of a redirect', '<h1>x</h1>', 'text/html', 300, '<h1>x</h1>'],
  ['broken JSON of a refusal', '{"a', 'application/json', 500, '{"a'],
  ['text with a sign of HTML inside', 'a < b', 'text/plain', 200, 'a < b'],
  ['what was read already', { a: 1 }, 'text/html', 200, { a: 1 }],
  ['JSON without its type', '{"a":1}', '', undefined, { a: 1 }],
])('a response body is accepted: %s', (_name, body, type, status, read) => {
  expect(parseResponse(body, type, status)).toEqual(read);
});

test.each([
  ['HTML', '<!doctype html>', 'text/html'],
  ['HTML after blanks', ' \n<html>', ''],
  ['JSON called HTML', '{"a":1}', 'TEXT/HTML'],
  ['HTML called JSON', '<html>', 'application/json'],
  ['broken JSON', '{"content":[', 'application/json'],
  ['text called HTML', 'ok', 'TEXT/HTML'],
])('R150, F14, F15: %s in a successful response is rejected, never taken for a success', (_name, body, type) => {
  expect(() => parseResponse(body, type, 200)).toThrow(InvalidResponse);
  expect(() => parseResponse(body, type, 299)).toThrow(InvalidResponse);
  expect(() => parseResponse(body, type)).toThrow(InvalidResponse);
});

test.each([null, 'text', { content: null }, { content: {} }])('%p is not a page', data => {
  expect(() => readPage(data)).toThrow(InvalidResponse);
});

test('R151: one object, an array and a page in a response are all read as a list', () => {
  expect([{ id: 1 }, [{ id: 1 }], { content: [{ id: 1 }] }].map(readMany)).toEqual(Array(3).fill([{ id: 1 }]));
});

test('entries of a page that are not rows are left out', () => {
  expect(readPage({ content: [{ id: 1 }, null, 'x', 7, [1]] }).content).toEqual([{ id: 1 }]);
});

test.each([
  [undefined, 1],
  ['40', 40],
  // A proxy doubled it.
  ['57, 57', 57],
])('R151: a bare array whose total comes as %j is read as a page of %i rows in all', (total, totalElements) => {
  expect(readPage([{ id: 1 }], total)).toMatchObject({ content: [{ id: 1 }], totalElements });
});

test('a record must be an object', () => {
  const record = { id: 1 };
  expect(readRecord(record)).toBe(record);
  for (const other of [[record], null, undefined, 'x', 7]) expect(() => readRecord(other)).toThrow(InvalidResponse);
});

test('missing entries are left out of a list, and null, undefined, text and numbers are not a list', () => {
  expect(readMany([null, { id: 1 }, undefined])).toStrictEqual([{ id: 1 }]);
  expect(readMany({ content: [null, { id: 1 }, undefined] })).toStrictEqual([{ id: 1 }]);
  for (const other of [null, 'x', 7, undefined]) expect(() => readMany(other)).toThrow(InvalidResponse);
});

test('F174: the total of a page may stand beside it', () => {
  expect(readPage({ content: [{ id: 1 }] }, '40')).toMatchObject({ totalElements: 40 });
});

const UNKNOWN = { totalElements: 2, size: 2, isTotalUnknown: true };

test.each<[string, object, object]>([
  ['counts', { totalElements: 9, size: 5 }, { totalElements: 9, size: 5 }],
  ['no counts', {}, UNKNOWN],
  ['no counts, called the last one', { last: true }, { totalElements: 2, size: 2, isLast: true }],
  ['no counts, not called the last one', { last: false }, { ...UNKNOWN, isLast: false }],
  ['counts that are texts', { totalElements: '5', size: '3' }, { totalElements: 5, size: 3 }],
  ['counts of 0', { totalElements: 0, size: 0 }, { totalElements: 0, size: 2 }],
  ['blank counts', { totalElements: ' ', size: '' }, UNKNOWN],
  ['counts below 0', { totalElements: -1, size: -1 }, UNKNOWN],
  ['counts that are not whole', { totalElements: 1.5, size: 1.5 }, UNKNOWN],
  ['counts that are no numbers', { totalElements: 'x', size: [3] }, UNKNOWN],
  [
    'F174: counts in a part of its own',
    { page: { totalElements: 385, size: 20, totalPages: 20 } },
    { totalElements: 385, size: 20 },
  ],
])('a page with %s is read', (_what, counts, read) => {
  const content = [{ id: 1 }, { id: 2 }];
  expect(readPage({ content, ...counts })).toMatchObject({ content, ...read });
});
