import { readAllRows } from 'core/http/all-rows';
import { BACKGROUND } from 'core/http/background';
import type { RecordSource } from 'crud/section';
import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';

/** Rows per request. The whole list is fetched, because the API cannot search by code. */
const PAGE_SIZE = 200;
const MAX_FOUND = 5;

/** The lists that were fetched while the palette is open, by the name of their duck. */
export type ReadLists = Map<string, Promise<Identified[]>>;

const readList = ({ duck }: RecordSource, lists: ReadLists): Promise<Identified[]> => {
  const known = lists.get(duck.name);
  if (known) return known;
  // Another key does not abort this request: its response also serves the next code.
  const list = readAllRows({
    size: PAGE_SIZE,
    fetchPage: (page, signal) => duck.fetchPage({ page, size: PAGE_SIZE }, signal, BACKGROUND),
  });
  lists.set(duck.name, list);
  list.catch(() => lists.delete(duck.name));
  return list;
};

/**
 * The records whose code starts with the typed text; none if the section has no codes or the text does not look
 * like one.
 */
export const searchByCode = async (source: RecordSource, typed: string, lists: ReadLists): Promise<Identified[]> => {
  const { code } = source;
  if (!code?.pattern.test(typed)) return [];
  const rows = await readList(source, lists);
  return rows.filter(row => plain(code.of(row) ?? '').startsWith(plain(typed))).slice(0, MAX_FOUND);
};
