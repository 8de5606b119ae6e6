import type { ListKey } from 'core/i18n/message-key';
import type { ExportedList } from 'features/export/source';
import type { Identified } from 'lib/model';
import type { Column } from 'ui/table/columns';
import type { ColumnChoice } from '../use-shown-columns';

export interface ListMenuProps<T extends Identified> {
  page: ExportedList<T>;
  i18n: ListKey;
  /** The visible columns. */
  columns: readonly Column<T>[];
  /** Set if the user can choose among columns. */
  choice?: ColumnChoice;
  /** Whether searches can be saved. Searches for people contain their names, which are not stored in the browser. */
  keepsSearches?: boolean;
}

/** A tool of the menu that opens beside the list: each at most once at a time. */
export type ListTool = 'export' | 'columns' | 'searches';

export interface MenuItemsProps<T extends Identified> extends Pick<
  ListMenuProps<T>,
  'page' | 'choice' | 'keepsSearches'
> {
  open: readonly ListTool[];
  onOpen: (tool: ListTool) => void;
}

export interface MenuToolsProps<T extends Identified> extends ListMenuProps<T> {
  open: readonly ListTool[];
  onClose: (tool: ListTool) => void;
}
