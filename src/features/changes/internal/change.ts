import type { TitleKey } from 'core/i18n/message-key';

/** The difference in one field, in the words of its form. An empty side had no value. */
export type FieldChange = { path: string; label: string } & (
  | { kind: 'value'; before: string; after: string }
  /** Running text, to be compared word by word. */
  | { kind: 'text'; before: string; after: string }
  /** Items of a list, by name. */
  | { kind: 'items'; removed: string[]; added: string[] }
);

/** Where a value is: its path in the record, and the labels from the outermost part to the field. */
export interface FieldPath {
  i18n: TitleKey;
  path: string;
  labels: readonly string[];
}

export const within = ({ i18n, path, labels }: FieldPath, key: string, label?: string): FieldPath => ({
  i18n,
  path: path === '' ? key : `${path}.${key}`,
  labels: label === undefined ? labels : [...labels, label],
});

export const labelOf = ({ labels }: FieldPath) => labels.join(' · ');

export const fieldOf = ({ path }: FieldPath) => path.slice(path.lastIndexOf('.') + 1);
