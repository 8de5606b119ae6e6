import type { DeletedRecord } from 'core/messages/messages.duck';
import type { Id, Identified } from 'lib/model';
import type { Ordering } from 'lib/sorting';
import type { PageQuery } from 'records/list-query';
import type { Paged } from 'records/walk';
import type { ActionResult, InUse } from './internal/action-result';
import type { RowTools } from './use-row-tools';

/** The visible page of a list. `fetchPage` fetches another page of the same query, without a change to its rows. */
interface VisiblePage<T extends Identified> extends Paged<T> {
  rows: readonly T[];
  /** The rows of a full page. */
  size: number;
  /** The number of rows in the whole list. */
  total: number;
  isTotalUnknown: boolean;
  lastPage: number;
}

/** The state of the request for the visible page. */
export interface ListRequest {
  /** Rows of the previous query stay visible, dimmed, until the new response arrives. */
  loading: boolean;
  /** Nothing to show yet: no response has arrived, and no earlier rows are in the store. */
  isFirst: boolean;
  failed: boolean;
  error: unknown;
  reload: () => Promise<unknown>;
}

/** What the list shows, as its URL names it, and how to show something else. */
interface ListSearch {
  value: PageQuery;
  search: (text: string) => void;
  goToPage: (page: number) => void;
  /** The longest search in characters; 0 if the list cannot be searched. */
  maxSearchLength: number | undefined;
  /** The order of the list, if the server can sort it as the user wants. */
  ordering: Ordering | undefined;
  /** The server does not accept the order that the list should have. */
  isUnordered: boolean;
}

/** The next action may show the same text while its alert is still visible. The number makes it a new alert. */
export interface NumberedResult extends ActionResult {
  number: number;
}

interface LatestResult {
  latest: NumberedResult | null;
  /** The record that was deleted last, until the next action. */
  deleted: DeletedRecord | undefined;
  /** The row that could not be deleted because other records use it, until the next action. */
  inUse: InUse | undefined;
  /** Closes the alert of the latest result, or of the save that returned to the list. */
  close: () => void;
}

/** The record whose form returned to the list. */
interface SavedRow {
  isJustSaved: boolean;
  id: Id | undefined;
  /** Its name, if it is not on this page; undefined while the result of a later action is shown. */
  elsewhere: string | undefined;
}

/** A list of records. `ListPage` shows it. */
export interface ListController<T extends Identified> {
  page: VisiblePage<T>;
  request: ListRequest;
  query: ListSearch;
  result: LatestResult;
  saved: SavedRow;
  /** What the buttons of a row do. */
  tools: RowTools<T>;
  /** Opens the form of a new record. */
  add: () => void;
}
