import type { Background } from 'core/http/background';
import type { Status } from 'core/redux/request';
import type { Id, Identified, Page } from 'lib/model';
import type { AnyShape } from 'lib/records/shape';
import type { Sorting } from 'lib/sorting';

/** What a list requests; `page` counts from 1 here and from 0 on the wire. */
export interface ListQuery {
  page?: number;
  size?: number;
  search?: string;
  /** `property,asc` or `property,desc`, if it is not the list's first order. */
  sort?: string;
  /** All pages are read, one after the other: none of the rows may be missed or come twice. */
  isWalked?: boolean;
}

export interface Found<T> {
  is: 'found';
  row: T;
}

/** The list was read to its end without the row, or the call of its own says so. */
export interface Absent {
  is: 'absent';
}

/** Nobody knows, because of this failure, if there was one. */
export interface Unknown {
  is: 'unknown';
  error?: unknown;
}

/** What is known of a record as it is stored now. */
export type Lookup<T> = Found<T> | Absent | Unknown;

/** Looks up how a record is stored by now that was opened in this state. The user may not wait for it: `background`. */
export type FindStored<T> = (opened: T, signal: AbortSignal, background?: Background) => Promise<Lookup<T>>;

/** Where records come from: how their pages are read, and what a form receives of a row. */
export interface RecordSource<T extends Identified> {
  /** What the record's fields hold. */
  shape: AnyShape<T>;
  /** Longest search in characters, if it is not 1000 (R47); 0 if the list cannot be searched. */
  maxSearchLength?: number;
  fetchPage(query?: ListQuery, signal?: AbortSignal, background?: Background): Promise<Page<T>>;
  /** Looks up the stored record by a call of its own. Without it, the list is searched for its name. */
  find?(opened: T, signal: AbortSignal, background?: Background): Promise<Lookup<T>>;
  /** False if no list finds such a record by its name: nobody knows then whether there is another of that name. */
  isFoundByName?: boolean;
  /** The fields that tell records of one name apart, the clearest first, if not those that many records have. */
  telling?: readonly string[];
  /** What a form receives of a row: all of it, unless a section's records are too large for that (R3). */
  formRecord(row: T): T;
}

export interface CrudState<T> {
  /** The page of the list's screen. */
  page: Page<T>;
  /** Another page, which was read last for a record that was opened from the list, since the list was read. */
  read: { query: ListQuery; page: Page<T> } | null;
  /** What was saved since the list was read: its pages have older data of these rows. */
  savedIds: readonly Id[];
  /** The query whose response the list waits for or shows; a response to any other is dropped. */
  query: ListQuery | null;
  listing: Status;
  /** Properties that the server has refused to sort by, in this session. */
  refusedOrders: readonly string[];
  /** The record that a form saved last, as it is stored now. */
  saved: T | null;
  /** Why the list could not be read. */
  error: unknown;
}

/** How a record differs on the wire. What is left out changes nothing. */
export interface Codec<T> {
  decode?(wire: T): T;
  encode?(record: T): unknown;
}

export interface DuckOptions<T> {
  /** Key in the store and prefix of the action types. */
  name: string;
  url: string;
  /** Address of the list if it is not `url`. */
  listUrl?: string;
  searchParam?: string;
  /** Orders that can be requested from the server; without them, no order is requested. */
  sorting?: Sorting;
  size?: number;
  /** Longest search in characters, if it is not 1000 (R47); 0 if the list cannot be searched. */
  maxSearchLength?: number;
  codec?: Codec<T>;
  telling?: readonly string[];
  /** What the record's fields hold; without it, only a name is known. */
  shape?: AnyShape<T>;
}
