import type { Column } from 'ui/table/columns';
import type { RowSource } from 'core/http/all-rows';
import type { Identified } from 'lib/model';

/** A list as its export sees it. */
export interface ExportedList<T extends Identified> extends RowSource<T> {
  /** How many rows it has in all. */
  total: number;
}

/** What a list's export is made of. */
export interface CsvExportProps<T extends Identified> {
  list: ExportedList<T>;
  columns: readonly Column<T>[];
  headerOf: (field: string) => string;
  /** The file's name before the day; `<fileName>-<YYYY-MM-DD>.csv`. */
  fileName: string;
  onClose: () => void;
}
