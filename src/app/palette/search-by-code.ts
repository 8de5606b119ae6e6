import { BACKGROUND } from 'core/http/background';
import { readAllRows } from 'core/http/all-rows';
import type { RecordSource } from 'crud/define-section';
import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';

/** Rows of one request: the whole list is read, for the API has no search by a code. */
const PAGE_SIZE = 200;
const MAX_FOUND = 5;

/** The lists that were read while the palette is open, by the name of their duck. */
export type ReadLists = Map<string, Promise<Identified[]>>;

const readList = ({ duck }: RecordSource, lists: ReadLists): Promise<Identified[]> => {
  const known = lists.get(duck.name);
  if (known) return known;
  // Another key does not end it: its answer serves the next code as well.
  const list = readAllRows({
    size: PAGE_SIZE,
    fetchPage: (page, signal) => duck.fetchPage({ page, size: PAGE_SIZE }, signal, BACKGROUND),
  });
  lists.set(duck.name, list);
  list.catch(() => lists.delete(duck.name));
  return list;
};

/** The records whose code begins as it was typed; none where the section has no codes or none was typed. */
export const searchByCode = async (source: RecordSource, typed: string, lists: ReadLists): Promise<Identified[]> => {
  const { code } = source;
  if (!code?.pattern.test(typed)) return [];
  const rows = await readList(source, lists);
  return rows.filter(row => plain(code.of(row) ?? '').startsWith(plain(typed))).slice(0, MAX_FOUND);
};
