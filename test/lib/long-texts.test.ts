import { markdownTexts, plainTexts, type LongText } from 'lib/long-texts';

interface Example {
  name: string;
  plain?: string;
  whole?: LongText & { id?: number; rawMarkdownToRelease?: string };
}

const record: Example = {
  name: 'Asma',
  plain: 'YQ==',
  whole: { id: 3, rawMarkdownAvailable: 'YQ==', rawMarkdownToRelease: 'Yg==' },
};

test('a text that was written takes the place of the one before, and what stands beside it stays', () => {
  expect(markdownTexts<Example>('whole').write(record, 'whole', 'Yw==')).toEqual({
    ...record,
    whole: { id: 3, rawMarkdownAvailable: 'Yw==', rawMarkdownToRelease: 'Yg==' },
  });
  expect(plainTexts<Example>('plain').write(record, 'plain', 'Yw==')).toEqual({ ...record, plain: 'Yw==' });
});
