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

/** How the value of a field holds a long text. */
export interface StoredText {
  /** The stored Base64, if any. */
  read: (value: unknown) => string | undefined;
  write: (value: unknown, base64: string) => unknown;
}

/** A text stored as plain Base64 (R84). */
export const PLAIN_BASE64: StoredText = {
  read: value => (value ?? undefined) as string | undefined,
  write: (_value, base64) => base64,
};

/** A text stored as `{rawMarkdownAvailable}` (R84). */
export const MARKDOWN_OBJECT: StoredText = {
  read: value => (value as LongText | null | undefined)?.rawMarkdownAvailable,
  write: (value, base64) => ({ ...(value as LongText | null | undefined), rawMarkdownAvailable: base64 }),
};

/** The long texts of a record, each in a field of its own. */
export const textsIn = <T>(fields: { readonly [F in keyof T]?: { longText?: StoredText } }): LongTexts<T> => {
  const names = (Object.keys(fields) as (keyof T & string)[]).filter(name => fields[name]?.longText);
  const storedAt = (name: string) => fields[name as keyof T]?.longText;
  const valueOf = (record: T, name: string) => record[name as keyof T];
  return {
    names,
    fields: names,
    read: (record, name) => storedAt(name)?.read(valueOf(record, name)),
    write: (record, name, base64) => ({ ...record, [name]: storedAt(name)?.write(valueOf(record, name), base64) }),
  };
};
