/** A long text on the wire where it is an object; the markdown is Base64-encoded (spec 5). */
export interface LongText {
  rawMarkdownAvailable?: string;
}

/**
 * The long texts of a record, and where on the record each is kept. Records stay as they are on the wire: only the
 * content screen decodes and encodes, so that a text nobody edited goes back byte for byte as it came.
 */
export interface LongTexts<T> {
  names: readonly string[];
  /** The stored Base64, if any. */
  read: (record: T, name: string) => string | undefined;
  write: (record: T, name: string, base64: string) => T;
}

type MarkdownField<T> = { [K in keyof T]-?: NonNullable<T[K]> extends LongText ? K : never }[keyof T] & string;

/** Texts kept as `{rawMarkdownAvailable}` (decision 38). */
export const markdownTexts = <T>(...names: MarkdownField<T>[]): LongTexts<T> => {
  const textOf = (record: T, name: string) => (record as Record<string, LongText | null | undefined>)[name];
  return {
    names,
    read: (record, name) => textOf(record, name)?.rawMarkdownAvailable,
    write: (record, name, base64) => ({ ...record, [name]: { ...textOf(record, name), rawMarkdownAvailable: base64 } }),
  };
};
