import { parseExact } from 'lib/exact-json';

test.each<[string, string, unknown]>([
  ['an id that JavaScript holds exactly stays a number', '{"id":9007199254740991}', { id: 9007199254740991 }],
  ['the first one that it does not hold is a text', '{"id":9007199254740993}', { id: '9007199254740993' }],
  ['one of 19 digits in a list', '[1, 1234567890123456789]', [1, '1234567890123456789']],
  ['a negative one after a blank', '{"id" :\n -9007199254740993}', { id: '-9007199254740993' }],
  ['at any depth', '{"a":[{"b":{"id":9007199254740993}}]}', { a: [{ b: { id: '9007199254740993' } }] }],
  ['a text of the same digits stays a text', '{"id":"9007199254740993"}', { id: '9007199254740993' }],
  ['an id of 16 digits that is exact', '{"id":1234567890123456}', { id: 1234567890123456 }],
  ['a decimal number stays', '[9007199254740993, 0.1234567890123456]', ['9007199254740993', 0.1234567890123456]],
  ['an exponent stays a number', '[9007199254740993, 1E21, -1.5e-7]', ['9007199254740993', 1e21, -1.5e-7]],
  [
    'digits in a text are left alone',
    '{"name":"a \\"b\\" [9007199254740993, \\\\","id":9007199254740993,"other":"1:9007199254740993"}',
    { name: 'a "b" [9007199254740993, \\', id: '9007199254740993', other: '1:9007199254740993' },
  ],
  ['true, false and null stay', '[9007199254740993,true,false,null]', ['9007199254740993', true, false, null]],
])('%s', (_what, json, value) => expect(parseExact(json)).toEqual(value));

test('a picture of several million characters is read', () => {
  const content = 'a'.repeat(5_000_000);
  expect(parseExact(`{"content":"${content}","id":9007199254740993}`)).toEqual({ content, id: '9007199254740993' });
});

test.each(['{"id":9007199254740993', '[9007199254740993x]', '"a'])('%p is no JSON', json => {
  expect(() => parseExact(json)).toThrow(SyntaxError);
});
