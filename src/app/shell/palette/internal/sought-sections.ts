import axios, { isAxiosError } from 'axios';
import type { MenuEntry } from 'app/menu/menus';
import type { Destination } from 'app/menu/recent-links';
import { BACKGROUND } from 'core/http/background';
import { isPathSegment, pathSegment } from 'core/http/path-segment';
import { readRecord } from 'core/responses/responses';
import type { SectionRecords } from 'crud/section';
import type { Id, Identified } from 'lib/model';
import { nameOfRow } from 'lib/records/names';
import { writeQuery } from 'records/list-query';
import { foundRow, lookup } from 'records/lookup';
import { codeInRow, createCodeSearch } from './search-by-code';

/** The most records of a section. */
const MOST = 5;

export interface ListedRecord {
  entry: MenuEntry;
  id?: Id;
  name: string;
  /** The record's code, if the section has codes. */
  code?: string | null;
  to: Destination;
  /** The record itself, if its section has a list. */
  row?: Identified;
}

/** One way in which a section is searched. */
export interface SoughtSection {
  entry: MenuEntry;
  /** The field that is searched, if it is not the name. */
  field?: string;
  find: (typed: string, signal: AbortSignal) => Promise<readonly ListedRecord[]>;
}

const foundIn =
  (entry: MenuEntry, { duck, code, screen }: SectionRecords, typed: string) =>
  (row: Identified) => ({
    entry,
    id: row.id,
    name: nameOfRow(row),
    row,
    code: code && codeInRow(row, code.field),
    to: {
      pathname: entry.to + screen,
      state: { record: duck.formRecord(row), list: writeQuery({ page: 1, search: typed }) },
    },
  });

const byList = (entry: MenuEntry, records: SectionRecords): SoughtSection => ({
  entry,
  field: records.code?.pattern ? undefined : records.code?.field,
  find: async (typed, signal) => {
    const { content } = await records.duck.fetchPage({ search: typed, size: MOST }, signal, BACKGROUND);
    return content.map(foundIn(entry, records, typed));
  },
});

const byCode = (entry: MenuEntry, records: SectionRecords): SoughtSection[] => {
  if (!records.code?.pattern) return [];
  const search = createCodeSearch(records);
  return [
    {
      entry,
      field: records.code.field,
      find: async (typed, signal) => (await search(typed, signal)).map(foundIn(entry, records, typed)),
    },
  ];
};

const isAbsent = (error: unknown) => isAxiosError(error) && error.response?.status === 404;

/** Keys have no spaces. */
const mayBeKey = (typed: string) => !/\s/.test(typed) && isPathSegment(typed);

const byKey = (entry: MenuEntry): SoughtSection[] => {
  const { byKey: key } = entry.section;
  if (!key) return [];
  const { field, url } = key;
  const find: SoughtSection['find'] = async (typed, signal) => {
    if (!mayBeKey(typed)) return [];
    const call = axios.get<unknown>(`${url}/${pathSegment(typed)}`, { ...BACKGROUND, signal });
    const row = foundRow(
      await lookup(
        call.then(({ data }) => readRecord<Identified>(data)),
        isAbsent,
      ),
    );
    const name = row && codeInRow(row, field);
    return name ? [{ entry, name, id: name, to: { pathname: `${entry.to}/${encodeURIComponent(name)}` } }] : [];
  };
  return [{ entry, field, find }];
};

/** How the records of a menu are searched, in its order. A section in two menus is searched once. */
export const soughtIn = (menu: readonly MenuEntry[]): SoughtSection[] =>
  menu
    .filter(({ isSecond }) => !isSecond)
    .flatMap(entry => {
      const { records } = entry.section;
      return records ? [byList(entry, records), ...byCode(entry, records)] : byKey(entry);
    });
