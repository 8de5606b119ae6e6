import { BACKGROUND } from 'core/http/background';
import type { SectionRecords } from 'crud/section';
import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';
import type { RecordSource } from 'records/source';
import { readAllRows } from 'records/walk';

/** Rows per request. The whole list is fetched, because the API cannot search by code. */
const PAGE_SIZE = 200;
const MAX_FOUND = 5;

/**
 * The records whose code starts with the typed text; none if the section has no codes or the text does not look
 * like one. Another key does not abort these requests: the responses also serve the next code.
 */
export const searchByCode = async (
  { code }: SectionRecords,
  pages: RecordSource<Identified>,
  typed: string,
): Promise<Identified[]> => {
  if (!code?.pattern.test(typed)) return [];
  const rows = await readAllRows(pages, { query: { size: PAGE_SIZE }, background: BACKGROUND });
  return rows.filter(row => plain(code.of(row) ?? '').startsWith(plain(typed))).slice(0, MAX_FOUND);
};
