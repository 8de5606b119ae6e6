import { type LongText, markdownTexts, plainTexts, readerOf } from 'lib/long-texts';

interface Example {
  name: string;
  plain?: string | null;
  whole?: (LongText & { id?: number; rawMarkdownToRelease?: string }) | null;
}

const record: Example = {
  name: 'Asma',
  plain: 'YQ==',
  whole: { id: 3, rawMarkdownAvailable: 'YQ==', rawMarkdownToRelease: 'Yg==' },
};

test('a written text replaces the previous text and leaves the other fields unchanged', () => {
  expect(markdownTexts<Example>('whole').write(record, 'whole', 'Yw==')).toEqual({
    ...record,
    whole: { id: 3, rawMarkdownAvailable: 'Yw==', rawMarkdownToRelease: 'Yg==' },
  });
  expect(plainTexts<Example>('plain').write(record, 'plain', 'Yw==')).toEqual({ ...record, plain: 'Yw==' });
});

test.each<[string, Example, string | undefined]>([
  ['of a record that has it', record, 'YQ=='],
  ['that is null', { name: 'Asma', plain: null, whole: null }, undefined],
  ['that is missing', { name: 'Asma' }, undefined],
])('R84: a long text %s is read, as an object with its markdown and as plain Base64', (_what, stored, base64) => {
  const plain = plainTexts<Example>('plain');
  const whole = markdownTexts<Example>('whole');
  expect([plain.read(stored, 'plain'), readerOf(plain).read(stored, 'plain')]).toEqual([base64, base64]);
  expect([whole.read(stored, 'whole'), readerOf(whole).read(stored, 'whole')]).toEqual([base64, base64]);
});
