import type { ListKey } from 'core/i18n/message-key';
import type { ExportedList } from 'features/export/source';
import type { Identified } from 'lib/model';
import type { Column } from 'ui/table/columns';
import type { ColumnChoice } from '../use-shown-columns';

/** What a list can be asked for only by reading all its pages, because the server has no such search. */
interface PageFilter<T extends Identified> {
  /** The fields in which the typed text is searched. */
  fields?: readonly (keyof T & string)[];
  /** The values of the column `state` to choose from, whose texts are `stateOptions`. */
  states?: readonly string[];
  /** The screen that a row opens by its name, if its columns do not. */
  screen?: string;
}

export interface ListMenuProps<T extends Identified> {
  page: ExportedList<T>;
  i18n: ListKey;
  /** The visible columns. */
  columns: readonly Column<T>[];
  /** Set if the user can choose among columns. */
  choice?: ColumnChoice;
  /** Whether searches can be saved. Searches for people contain their names, which are not stored in the browser. */
  keepsSearches?: boolean;
  /** Finds rows by what the server cannot search. */
  filter?: PageFilter<T>;
  /** Records can be created from the rows of a sheet, at `/add-many`. */
  addsMany?: boolean;
}

/** A tool of the menu that opens beside the list: each at most once at a time. */
export type ListTool = 'export' | 'columns' | 'searches' | 'filter';

export interface MenuItemsProps<T extends Identified> extends Pick<
  ListMenuProps<T>,
  'page' | 'choice' | 'keepsSearches' | 'filter' | 'addsMany'
> {
  open: readonly ListTool[];
  onOpen: (tool: ListTool) => void;
}

export interface MenuToolsProps<T extends Identified> extends ListMenuProps<T> {
  open: readonly ListTool[];
  onClose: (tool: ListTool) => void;
}
