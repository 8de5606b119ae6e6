import { type LongText, readerOf, textsIn } from 'lib/long-texts';
import { base64Text, longText, text } from 'lib/records/parts';

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

const texts = textsIn<Example>({ name: text, plain: base64Text, whole: longText });

test('a written text replaces the previous text and leaves the other fields unchanged', () => {
  expect(texts.write(record, 'whole', 'Yw==')).toEqual({
    ...record,
    whole: { id: 3, rawMarkdownAvailable: 'Yw==', rawMarkdownToRelease: 'Yg==' },
  });
  expect(texts.write(record, 'plain', 'Yw==')).toEqual({ ...record, plain: 'Yw==' });
});

test.each<[string, Example, string | undefined]>([
  ['of a record that has it', record, 'YQ=='],
  ['that is null', { name: 'Asma', plain: null, whole: null }, undefined],
  ['that is missing', { name: 'Asma' }, undefined],
])('R84: a long text %s is read, as an object with its markdown and as plain Base64', (_what, stored, base64) => {
  expect(texts.names).toEqual(['plain', 'whole']);
  expect(texts.names.map(name => texts.read(stored, name))).toEqual([base64, base64]);
  expect(texts.names.map(name => readerOf(texts).read(stored, name))).toEqual([base64, base64]);
});
