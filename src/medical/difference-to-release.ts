import type { Comparison } from 'features/changes/comparison';
import type { Texts } from 'features/versions/texts';
import { fromBase64 } from 'lib/base64';
import type { LongText } from 'lib/long-texts';

interface TextToRelease extends LongText {
  rawMarkdownToRelease?: string;
}

/** The texts of a disease that can wait for the next release, in the order of its form. */
const TEXTS = ['diagnostic', 'treatment'] as const;

export type TextsToRelease = { [Name in (typeof TEXTS)[number]]?: TextToRelease };

/** What differs between the texts that readers see and those that wait for the next release, where there are any. */
export const differenceToRelease = (record: TextsToRelease): Comparison => ({
  before: {},
  after: {},
  textFields: [],
  texts: TEXTS.flatMap(name => {
    const { rawMarkdownAvailable: available, rawMarkdownToRelease: toRelease } = record[name] ?? {};
    if (!toRelease || toRelease === available) return [];
    return [{ name, before: fromBase64(available).text, after: fromBase64(toRelease).text }];
  }),
});

/** What differs between the texts that readers see and those of a version that this browser keeps. */
export const differenceSince = (version: Texts, record: TextsToRelease): Comparison => ({
  before: {},
  after: {},
  textFields: [],
  texts: TEXTS.flatMap(name => {
    const before = version[`${name}.rawMarkdownAvailable`] ?? '';
    const after = fromBase64(record[name]?.rawMarkdownAvailable).text;
    return before === after ? [] : [{ name, before, after }];
  }),
});
