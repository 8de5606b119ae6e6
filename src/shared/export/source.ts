import type { Column } from 'shared/crud/columns';
import type { List } from 'shared/crud/use-list';
import type { Identified } from 'shared/model';

/** What a list's export is made of. */
export interface CsvExportProps<T extends Identified> {
  list: Pick<List<T>, 'fetchPage' | 'size' | 'query' | 'total'>;
  columns: readonly Column<T>[];
  headOf: (field: string) => string;
  /** The file's name before the day; `<fileName>-<YYYY-MM-DD>.csv`. */
  fileName: string;
  onClose: () => void;
}
