/** A long text as it is stored in a document: Base64 of its UTF-8 bytes. */
export const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

export const rawMarkdown = (text: string) => ({ rawMarkdownAvailable: base64(text) });

/** The items of one line of data, separated by semicolons. */
export const items = (line: string) =>
  line
    .split(';')
    .map(item => item.trim())
    .filter(Boolean);

/** Some items of a list. Each seed starts at another position; the same seed always gives the same items. */
export const some = <Item>(list: readonly Item[], seed: number, count: number): Item[] =>
  Array.from({ length: Math.min(count, list.length) }, (_, at) => list[(seed * 7 + at * 3) % list.length]).filter(
    (item, at, all) => all.indexOf(item) === at,
  );
