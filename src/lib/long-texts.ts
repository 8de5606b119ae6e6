/** A long text that is an object in the API; its markdown is Base64-encoded (R83). */
export interface LongText {
  rawMarkdownAvailable?: string;
}

/**
 * The long texts of a record, and where the record stores each of them. Records stay in the format of the API: only the
 * editor of a text encodes, so that an unedited text is sent back byte for byte as it was received.
 */
export interface LongTexts<T> {
  names: readonly string[];
  /** The record's fields that hold them. */
  fields: readonly (keyof T & string)[];
  /** The stored Base64, if any. */
  read: (record: T, name: string) => string | undefined;
  write: (record: T, name: string, base64: string) => T;
}

/** A record's long texts, for code that does not know the type of the record. */
export interface TextReader {
  names: readonly string[];
  /** The record's fields that hold them. */
  fields: readonly string[];
  read: (record: object, name: string) => string | undefined;
}

/** The cast is safe: the reader only gets records of the type that these texts belong to, those of its section. */
export const readerOf = <T>({ names, fields, read }: Pick<LongTexts<T>, keyof TextReader>): TextReader => ({
  names,
  fields,
  read: (record, name) => read(record as T, name),
});

type FieldOf<T, V> = { [K in keyof T]-?: NonNullable<T[K]> extends V ? K : never }[keyof T] & string;

/** Texts stored as plain Base64 strings (R84). */
export const plainTexts = <T>(...names: FieldOf<T, string>[]): LongTexts<T> => ({
  names,
  fields: names,
  read: (record, name) => (record as Record<string, string | null | undefined>)[name] ?? undefined,
  write: (record, name, base64) => ({ ...record, [name]: base64 }),
});

/** Texts stored as `{rawMarkdownAvailable}` (R84). */
export const markdownTexts = <T>(...names: FieldOf<T, LongText>[]): LongTexts<T> => {
  const textOf = (record: T, name: string) => (record as Record<string, LongText | null | undefined>)[name];
  return {
    names,
    fields: names,
    read: (record, name) => textOf(record, name)?.rawMarkdownAvailable,
    write: (record, name, base64) => ({ ...record, [name]: { ...textOf(record, name), rawMarkdownAvailable: base64 } }),
  };
};
