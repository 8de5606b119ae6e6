import type { Identified } from 'lib/model';
import type { Paged } from 'records/walk';
import type { Column } from 'ui/table/columns';

/** The parts of a list that its export uses. */
export interface ExportedList<T extends Identified> extends Paged<T> {
  /** The total number of rows. */
  total: number;
}

/** What the export of a list needs. */
export interface CsvExportProps<T extends Identified> {
  list: ExportedList<T>;
  columns: readonly Column<T>[];
  headerOf: (field: string) => string;
  /** The part of the file name before the date: `<fileName>-<YYYY-MM-DD>.csv`. */
  fileName: string;
  onClose: () => void;
}
