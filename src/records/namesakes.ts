import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';
import { nameWithoutId } from 'lib/records/names';
import { searchText } from 'lib/text';
import { lookup, rowInList } from './lookup';
import type { RecordSource, Unknown } from './source';
import { createRowWalk, IncompleteList } from './walk';

/** The stored records of a name, ignoring case and accents. */
export type Namesakes<T> = { is: 'known'; rows: readonly T[] } | Unknown;

type Source<T extends Identified> = Pick<RecordSource<T>, 'fetchPage' | 'maxSearchLength'>;

const PAGE_SIZE = 100;
/** Names that are looked up at the same time. */
const AT_ONCE = 3;

const keyOfRow = (row: Identified) => plain(nameWithoutId(row));

/** Looks a name up. */
export const namesakesOf = async <T extends Identified>(
  source: Source<T>,
  name: string,
  signal: AbortSignal,
  isBackground = true,
): Promise<Namesakes<T>> => {
  const found = new Map<unknown, T>();
  const sought = plain(name);
  // There may be several: the list is read to its end.
  const note = (row: T) => {
    if (keyOfRow(row) === sought) found.set(row.id ?? row, row);
    return false;
  };
  const end = await lookup(rowInList(source, note, { name: searchText(name), signal, isBackground }));
  return end.is === 'unknown' ? end : { is: 'known', rows: [...found.values()] };
};

/** The whole list by name, if it has fewer pages than there are names; else undefined. */
const readByName = async <T extends Identified>(
  source: Source<T>,
  names: number,
  signal: AbortSignal,
  isBackground: boolean,
) => {
  const walk = createRowWalk(source, { query: { size: PAGE_SIZE }, background: { isBackground } });
  try {
    const { rows, isWhole } = await walk(signal, (done, total) => {
      if (total / Math.max(done, 1) > names) throw new IncompleteList();
    });
    if (!isWhole) return undefined;
    const byName = new Map<string, T[]>();
    rows.forEach(row => byName.set(keyOfRow(row), [...(byName.get(keyOfRow(row)) ?? []), row]));
    return byName;
  } catch {
    return undefined;
  }
};

/**
 * Asks the server which of these names it has: by one reading of the list or by a search for each, whichever takes
 * fewer requests. After a failure the other names are unknown too. `isBackground`: false if an ended session is told.
 */
export const askNames = async <T extends Identified>(
  source: Source<T>,
  names: readonly string[],
  signal: AbortSignal,
  tell: (answers: readonly (readonly [string, Namesakes<T>])[]) => void,
  isBackground = true,
): Promise<void> => {
  const byName = names.length > AT_ONCE ? await readByName(source, names.length, signal, isBackground) : undefined;
  if (signal.aborted) return;
  if (byName) return tell(names.map(name => [name, { is: 'known', rows: byName.get(plain(name)) ?? [] }]));
  const queue = names.values();
  let failed: Unknown | undefined;
  const work = async () => {
    for (const name of queue) {
      const answer = failed ?? (await namesakesOf(source, name, signal, isBackground));
      if (signal.aborted) return;
      if (answer.is === 'unknown') failed = answer;
      tell([[name, answer]]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};
