import type { TitleKey } from 'core/i18n/message-key';
import type { TextReader } from 'lib/long-texts';
import type { Identified, Page } from 'lib/model';
import type { AnyShape } from 'lib/records/shape';
import type { Duck } from 'records/duck';
import type { ListQuery, RecordSource } from 'records/source';

/** How the records of a section are found by the query of an address, and written. */
export interface RecordsToWrite {
  library: RecordSource<Identified>;
  duck: Duck<Identified>;
  /** Readers get the texts by releases: see `Releases` of `crud/section`. */
  loadReleases?: () => Promise<{ releaseChangesLater(changed: Identified, stored: Identified): Identified }>;
  /** The records are clinical content: a change of many texts may change them. */
  isContent: boolean;
}

/** The records of one section, as they are read and opened. */
export interface FindSource {
  /** The segment of the section's address. */
  path: string;
  i18n: TitleKey;
  /** The address of the form that opens a record. */
  form: string;
  shape: AnyShape<Record<string, unknown>>;
  texts?: TextReader;
  fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<Page<Identified>>;
  /** The query that names a record in the address of its form. */
  queryOf: (record: Identified) => string;
  /** Reads, finds and writes a record outside its form. Without it, nothing is written. */
  records?: RecordsToWrite;
  /** The records that belong to a row of the list, and where they open. */
  parts?: { source: FindSource; read: (row: Identified, signal: AbortSignal) => Promise<readonly Identified[]> };
  /**
   * The rows are people, or carry large files: they are not all read. The section's own list is asked for the
   * name, and all that it finds is read.
   */
  isAskedByName?: boolean;
  /** The rows are people: a search that finds them is not remembered. */
  arePeople?: boolean;
}
