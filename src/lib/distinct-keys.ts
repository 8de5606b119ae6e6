import type { Identified } from './model';

/**
 * A React key for each text of a list, even if a text occurs twice: the number of the occurrence, and the text. If two
 * rows have the same key, React can leave a removed row on the screen.
 */
export const distinctKeys = (texts: readonly string[]) => {
  const counts = new Map<string, number>();
  return texts.map(text => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return `${count} ${text}`;
  });
};

/** The same for records, by their ids. A new record has no id. */
export const keysOfRecords = (records: readonly Identified[]) =>
  distinctKeys(records.map(({ id }) => String(id ?? '')));
