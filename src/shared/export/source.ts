import type { Column } from 'shared/crud/columns';
import type { RowSource } from 'shared/http/all-rows';
import type { Identified } from 'shared/model';

/** A list as its export sees it. */
export interface ExportedList<T extends Identified> extends RowSource<T> {
  /** How many rows it has in all. */
  total: number;
}

/** What a list's export is made of. */
export interface CsvExportProps<T extends Identified> {
  list: ExportedList<T>;
  columns: readonly Column<T>[];
  headOf: (field: string) => string;
  /** The file's name before the day; `<fileName>-<YYYY-MM-DD>.csv`. */
  fileName: string;
  onClose: () => void;
}
