import type { Identified } from './model';

/**
 * A React key for each text of a list, also where a text stands in it twice: its number among its equals, and the text.
 * Where two rows have one key, React can leave a row on screen that is gone.
 */
export const distinctKeys = (texts: readonly string[]) => {
  const counts = new Map<string, number>();
  return texts.map(text => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return `${count} ${text}`;
  });
};

/** The same for records, by their ids; a new one has none. */
export const keysOfRecords = (records: readonly Identified[]) =>
  distinctKeys(records.map(({ id }) => String(id ?? '')));
