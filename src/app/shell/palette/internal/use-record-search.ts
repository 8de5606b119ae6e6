import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuEntry } from 'app/menu/menus';
import { BACKGROUND } from 'core/http/background';
import type { SectionRecords } from 'crud/section';
import type { Id, Identified } from 'lib/model';
import { nameOfRow } from 'lib/records/names';
import { searchText } from 'lib/text';
import { useDebounced } from 'ui/layout/use-debounced';
import { createCodeSearch } from './search-by-code';

/** The pause after the last key in milliseconds, the fewest letters, and the most sections and records per section. */
const PAUSE = 250;
const MIN_LETTERS = 2;
const MAX_SECTIONS = 5;
const MAX_OF_A_SECTION = 5;

export interface FoundRecord {
  entry: MenuEntry;
  source: SectionRecords;
  id?: Id;
  name: string;
  /** The record's code, if the section has codes. */
  code?: string | null;
  record: Identified;
}

interface SearchResponse {
  typed: string;
  records: readonly FoundRecord[];
  /** At least one request failed. */
  hasFailed: boolean;
}

const NOTHING: SearchResponse = { typed: '', records: [], hasFailed: false };

interface SearchedSection {
  entry: MenuEntry;
  source: SectionRecords;
  searchByCode: ReturnType<typeof createCodeSearch>;
}

const toSearch = (entry: MenuEntry, source: SectionRecords): SearchedSection => ({
  entry,
  source,
  searchByCode: createCodeSearch(source),
});

const rankOf = ({ source: { searchRank = Number.MAX_SAFE_INTEGER } }: SearchedSection) => searchRank;

/** The sections whose records are searched: the open section first, then those that the staff use most. */
const searchedOf = (menu: readonly MenuEntry[], pathname: string) => {
  const inOrder = menu
    .filter(entry => !entry.isSecond)
    .flatMap(entry => (entry.section.records ? [toSearch(entry, entry.section.records)] : []))
    .sort((one, other) => rankOf(one) - rankOf(other));
  const isOpen = ({ entry: { to } }: SearchedSection) => pathname === to || pathname.startsWith(`${to}/`);
  return [...inOrder.filter(isOpen), ...inOrder.filter(one => !isOpen(one))].slice(0, MAX_SECTIONS);
};

const search = async (
  { entry, source, searchByCode }: SearchedSection,
  typed: string,
  signal: AbortSignal,
): Promise<Omit<SearchResponse, 'typed'>> => {
  const results = await Promise.allSettled([
    source.duck.fetchPage({ search: typed, size: MAX_OF_A_SECTION }, signal, BACKGROUND).then(({ content }) => content),
    searchByCode(typed),
  ]);
  const [byName = [], byCode = []] = results.map(one => (one.status === 'fulfilled' ? one.value : []));
  const known = new Set(byName.map(({ id }) => id));
  const records = [...byName, ...byCode.filter(({ id }) => !known.has(id))].map(row => ({
    entry,
    source,
    id: row.id,
    name: nameOfRow(row),
    code: source.code?.of(row),
    record: source.duck.formRecord(row),
  }));
  return { records, hasFailed: results.some(({ status }) => status === 'rejected') };
};

/**
 * The records of this account's sections whose name contains the typed text, or whose code starts with it. A newer
 * query aborts the previous one.
 */
export const useRecordSearch = (text: string, menu: readonly MenuEntry[]) => {
  const { pathname } = useLocation();
  const typed = searchText(text);
  const query = useDebounced(typed, PAUSE);
  const [found, setFound] = useState(NOTHING);
  // The menu is a new array on each render.
  const [sections] = useState(() => searchedOf(menu, pathname));

  useEffect(() => {
    if (query.length < MIN_LETTERS) return;
    const controller = new AbortController();
    void Promise.allSettled(sections.map(section => search(section, query, controller.signal))).then(results => {
      if (controller.signal.aborted) return;
      setFound({
        typed: query,
        records: results.flatMap(one => (one.status === 'fulfilled' ? one.value.records : [])),
        hasFailed: results.some(one => one.status === 'rejected' || one.value.hasFailed),
      });
    });
    return () => controller.abort();
  }, [query, sections]);

  const isWanted = typed.length >= MIN_LETTERS;
  const isCurrent = found.typed === typed;
  return {
    /** The records of the previous query stay visible until the response arrives. */
    records: isWanted ? found.records : [],
    isSearching: isWanted && !isCurrent,
    hasFailed: isWanted && isCurrent && found.hasFailed,
  };
};
