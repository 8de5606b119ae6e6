/** A long text on the wire where it is an object; the markdown is Base64-encoded (R83). */
export interface LongText {
  rawMarkdownAvailable?: string;
}

/**
 * The long texts of a record, and where on the record each is kept. Records stay as they are on the wire: only the
 * content screen decodes and encodes, so that a text nobody edited goes back byte for byte as it came.
 */
export interface LongTexts<T> {
  names: readonly string[];
  /** The record's fields that hold them. */
  fields: readonly (keyof T & string)[];
  /** The stored Base64, if any. */
  read: (record: T, name: string) => string | undefined;
  write: (record: T, name: string, base64: string) => T;
}

/** A record's long texts as seen by who does not know the kind of the record. */
export interface TextReader {
  names: readonly string[];
  /** The record's fields that hold them. */
  fields: readonly string[];
  read: (record: object, name: string) => string | undefined;
}

/** The reader is only ever given records of the kind whose texts these are: those of the one form. */
export const readerOf = <T>({ names, fields, read }: LongTexts<T>): TextReader => ({
  names,
  fields,
  read: (record, name) => read(record as T, name),
});

type FieldOf<T, V> = { [K in keyof T]-?: NonNullable<T[K]> extends V ? K : never }[keyof T] & string;

/** Texts kept as plain Base64 strings (R84). */
export const plainTexts = <T>(...names: FieldOf<T, string>[]): LongTexts<T> => ({
  names,
  fields: names,
  read: (record, name) => (record as Record<string, string | null | undefined>)[name] ?? undefined,
  write: (record, name, base64) => ({ ...record, [name]: base64 }),
});

/** Texts kept as `{rawMarkdownAvailable}` (R84). */
export const markdownTexts = <T>(...names: FieldOf<T, LongText>[]): LongTexts<T> => {
  const textOf = (record: T, name: string) => (record as Record<string, LongText | null | undefined>)[name];
  return {
    names,
    fields: names,
    read: (record, name) => textOf(record, name)?.rawMarkdownAvailable,
    write: (record, name, base64) => ({ ...record, [name]: { ...textOf(record, name), rawMarkdownAvailable: base64 } }),
  };
};
