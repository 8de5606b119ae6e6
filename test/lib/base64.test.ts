import { fromBase64, toBase64 } from 'lib/base64';

test.each(['ação 😀', '\uFEFFcom BOM', 'linha\r\noutra', '\u2028', 'a'.repeat(200_000)])(
  'encoding and decoding keeps every character',
  text => {
    expect(fromBase64(toBase64(text)).text).toBe(text);
  },
);

test.each(['Tratamento', 'não é base64', '####', '/w=='])('returns %p unchanged, as it cannot be decoded', stored => {
  expect(fromBase64(stored)).toEqual({ text: stored, decodable: false });
});

test('whitespace around a stored value is ignored', () => {
  expect(fromBase64(' YQ==\n')).toEqual({ text: 'a', decodable: true });
});

test.each([null, undefined, ''])('reads %p as an empty text', stored => {
  expect(fromBase64(stored)).toEqual({ text: '', decodable: true });
});
