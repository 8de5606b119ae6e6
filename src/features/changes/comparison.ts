import { fromBase64 } from 'lib/base64';
import type { TextReader } from 'lib/long-texts';
import { withoutReceived } from 'lib/records/shape';

/** A long text, decoded, on both sides of a comparison. */
interface ComparedText {
  name: string;
  before: string;
  after: string;
}

/** Two states of one record, for example as it was opened and as it is about to be saved. */
export interface Comparison {
  before: object;
  after: object;
  /** The fields that hold the long texts, which are compared separately. */
  textFields: readonly string[];
  texts: readonly ComparedText[];
}

/** @param reader reads the long texts of the record, if it has any */
export const comparisonOf = (before: object, after: object, reader?: TextReader): Comparison => ({
  before: withoutReceived(before),
  after: withoutReceived(after),
  textFields: reader?.fields ?? [],
  texts: (reader?.names ?? []).map(name => ({
    name,
    before: fromBase64(reader?.read(before, name)).text,
    after: fromBase64(reader?.read(after, name)).text,
  })),
});

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((total: number, inner: unknown) => total + lengthOf(inner), 0);
};

/** How many characters of text the later state holds. */
export const charactersOf = ({ after, textFields, texts }: Comparison): number => {
  const plain = Object.entries(after).filter(([field]) => !textFields.includes(field));
  return lengthOf(Object.fromEntries(plain)) + texts.reduce((total, text) => total + text.after.length, 0);
};
