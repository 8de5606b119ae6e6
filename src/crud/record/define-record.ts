import { type LongTexts, textsIn } from 'lib/long-texts';
import { NAMING_FIELDS } from 'lib/records/names';
import { type Part, text, textOf } from 'lib/records/parts';
import type { AnyShape, AS_RECEIVED } from 'lib/records/shape';
import { required, type Rule, type Rules } from 'ui/form/rules';
import { nameOfCopy } from './internal/copy';
import { withoutIds } from './without-ids';

/** What a field holds, and the rule that its value must obey. */
export interface Kind<V, T> extends Part {
  rule?: Rule<V, T>;
}

/** The kind of each field of a record. Ids stay as they were received. */
export type Fields<T> = { readonly [F in Exclude<keyof T, 'id' | typeof AS_RECEIVED>]-?: Kind<T[F], T> };

/** The name that a record must have. */
export const requiredName: Kind<unknown, unknown> = { ...text, rule: required };

/** The fields of a new record that do not follow from their kinds: flags are false, lists and names are empty. */
type Told<T> = {
  [
    F in keyof T as undefined extends T[F]
      ? never
      : T[F] extends boolean | readonly unknown[]
        ? never
        : Exclude<F, 'name'>
  ]: T[F];
};

type BlankOption<T> = object extends Told<T> ? { blank?: Partial<T> } : { blank: Told<T> & Partial<T> };

type RecordOptions<T> = BlankOption<T> & {
  fields: Fields<T>;
  /** The long texts, if they are not fields of the record. */
  texts?: LongTexts<T>;
  /** What a copy has otherwise than its original, besides ids and name. */
  inCopy?: (copy: T, original: T) => Partial<T>;
};

/** What a section says once about its records. */
export interface RecordDefinition<T> {
  shape: Fields<T>;
  /** A new record. */
  blank: T;
  rules: Rules<T>;
  texts: LongTexts<T>;
  /** A new record with the values of another one. */
  copyOf: (record: T) => T;
}

const valuesOf = (fields: object, valueOf: (kind: Kind<never, never>) => unknown) =>
  Object.fromEntries(
    Object.entries(fields as Record<string, Kind<never, never>>).flatMap(([field, kind]) => {
      const value = valueOf(kind);
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** Describes the records of a section; list, form, store, search and copies read it. */
export const defineRecord = <T extends object>(options: RecordOptions<T>): RecordDefinition<T> => {
  const { fields, blank, texts = textsIn<T>(fields), inCopy } = options;
  const naming = NAMING_FIELDS.find(field => field in fields);
  const nameIn = (record: T) => (naming ? textOf((record as Record<string, unknown>)[naming]) : '');
  return {
    shape: fields,
    blank: {
      ...('name' in fields && { name: '' }),
      ...valuesOf(fields, kind => (kind.isOfServer ? undefined : kind.blank)),
      ...blank,
    } as T,
    rules: valuesOf(fields, ({ rule }) => rule) as Rules<T>,
    texts,
    copyOf: record => {
      const copy = withoutIds(fields as AnyShape<T>, record);
      return { ...copy, ...(naming && { [naming]: nameOfCopy(nameIn(record)) }), ...inCopy?.(copy, record) };
    },
  };
};
