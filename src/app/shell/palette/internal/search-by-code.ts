import { BACKGROUND } from 'core/http/background';
import type { SectionRecords } from 'crud/section';
import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';
import { textOf } from 'lib/records/parts';
import { createRowWalk, IncompleteList, MAX_PAGES } from 'records/walk';

/** Rows per request. The whole list is fetched, because the API cannot search by code. */
const PAGE_SIZE = 200;
const MAX_FOUND = 5;

export const codeInRow = (row: Identified, field: string) =>
  textOf((row as Identified & Record<string, unknown>)[field]);

/**
 * Searches a section by code, for as long as the palette is open. Resolves to the records whose code starts with the
 * typed text; to none if the section has no codes or the text does not look like one. The list is read once: after an
 * abort or a failure, the next search goes on with the page that is missing. One search at a time: the one before must
 * have been aborted.
 */
export const createCodeSearch = ({ code, duck }: Pick<SectionRecords, 'code' | 'duck'>) => {
  const createWalk = () =>
    createRowWalk(duck, { query: { size: PAGE_SIZE }, background: BACKGROUND, maxPages: MAX_PAGES });
  let walk = createWalk();
  const readList = async (signal: AbortSignal) => {
    const { rows, isWhole } = await walk(signal);
    if (isWhole) return rows;
    walk = createWalk();
    throw new IncompleteList();
  };
  return async (typed: string, signal: AbortSignal): Promise<readonly Identified[]> => {
    if (!code?.pattern?.test(typed)) return [];
    const all = await readList(signal);
    return all.filter(row => plain(codeInRow(row, code.field)).startsWith(plain(typed))).slice(0, MAX_FOUND);
  };
};
