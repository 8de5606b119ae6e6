import type { TitleKey } from 'core/i18n/message-key';
import type { TextReader } from 'lib/long-texts';
import type { Identified, Page } from 'lib/model';
import type { AnyShape } from 'lib/records/shape';
import type { ListQuery } from 'records/source';

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
  /** The record of the section that a form of this tab stored last, in the state of the store. */
  storedIn?: (state: unknown) => Identified | null;
  /** The records that belong to a row of the list, and where they open. */
  parts?: { source: FindSource; read: (row: Identified, signal: AbortSignal) => Promise<readonly Identified[]> };
  /**
   * The rows are people, or carry large files: they are not all read. The section's own list is asked for the
   * name, and all that it finds is read.
   */
  isAskedByName?: boolean;
}
