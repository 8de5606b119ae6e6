import { BACKGROUND } from 'core/http/background';
import type { SectionRecords } from 'crud/section';
import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';
import { readAllRows } from 'records/walk';

/** Rows per request. The whole list is fetched, because the API cannot search by code. */
const PAGE_SIZE = 200;
const MAX_FOUND = 5;

/**
 * Searches a section by code, for as long as the palette is open. Resolves to the records whose code starts with the
 * typed text; to none if the section has no codes or the text does not look like one.
 */
export const createCodeSearch = ({ code, duck }: SectionRecords) => {
  let list: Promise<Identified[]> | undefined;
  /** Another key does not abort these requests: the list also serves the next code. One that failed is read again. */
  const readList = () => {
    list ??= readAllRows(duck, { query: { size: PAGE_SIZE }, background: BACKGROUND }).catch((error: unknown) => {
      list = undefined;
      throw error;
    });
    return list;
  };
  return async (typed: string): Promise<Identified[]> => {
    if (!code?.pattern.test(typed)) return [];
    const rows = await readList();
    return rows.filter(row => plain(code.of(row) ?? '').startsWith(plain(typed))).slice(0, MAX_FOUND);
  };
};
