import fc from 'fast-check';
import { fromBase64, toBase64 } from 'lib/base64';

test('is of the UTF-8 bytes, both ways', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(toBase64(text)).toBe(Buffer.from(text, 'utf8').toString('base64'));
      expect(fromBase64(toBase64(text))).toEqual({ text, decodable: true });
    }),
  );
});

test.each(['ação 😀', '\uFEFFcom BOM', 'linha\r\noutra', '\u2028', 'a'.repeat(200_000)])(
  'keeps every character',
  text => {
    expect(fromBase64(toBase64(text)).text).toBe(text);
  },
);

test.each(['Tratamento', 'não é base64', '####', '/w=='])('shows %p as it came', stored => {
  expect(fromBase64(stored)).toEqual({ text: stored, decodable: false });
});

test('blanks around a stored value do not matter', () => {
  expect(fromBase64(' YQ==\n')).toEqual({ text: 'a', decodable: true });
});

test.each([null, undefined, ''])('reads %p as no text', stored => {
  expect(fromBase64(stored)).toEqual({ text: '', decodable: true });
});
