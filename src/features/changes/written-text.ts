import type { TitleKey } from 'core/i18n/message-key';
import type { Comparison } from './comparison';
import { labelOfField } from './field-text';

type Fields = Record<string, unknown>;

const PICTURE_FIELDS = ['content', 'contentContentType'];

/** Ids and the bytes of a picture are not text that the user wrote. */
const isWritten = (fields: Fields, name: string) =>
  name !== 'id' && !('contentContentType' in fields && PICTURE_FIELDS.includes(name));

const writtenIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const fields: Fields = { ...value };
  return Object.keys(fields)
    .filter(name => isWritten(fields, name))
    .flatMap(name => writtenIn(fields[name]));
};

/** What the user wrote into a record since it was opened, below the labels of its form; empty if nothing. */
export const writtenText = (i18n: TitleKey, { before, after, textFields, texts }: Comparison): string => {
  const paragraph = (name: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[labelOfField(i18n, name) ?? [], ...lines].flat().join('\n')];

  const [earlier, later]: [Fields, Fields] = [{ ...before }, { ...after }];
  const short = Object.keys(later)
    .filter(name => isWritten(later, name) && !textFields.includes(name))
    .flatMap(name => {
      const known = new Set(writtenIn(earlier[name]));
      return paragraph(
        name,
        writtenIn(later[name]).filter(text => !known.has(text)),
      );
    });
  const long = texts.filter(one => one.before !== one.after).flatMap(one => paragraph(one.name, [one.after]));
  return [...short, ...long].join('\n\n');
};
