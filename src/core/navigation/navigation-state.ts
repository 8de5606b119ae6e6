import type { Id } from 'lib/model';
import type { Position } from './position';

/** What one screen of a section hands to the next; it lives in the history entry and survives a reload. */
export interface NavigationState<T> {
  /** The record being edited, with what was typed so far. */
  record?: T;
  /** The record as it was opened, to tell edits from it. */
  base?: T;
  /** Which long text the content screen edits, or the form comes back from. */
  text?: string;
  /** Query of the list to return to, as it stood in its URL. */
  list?: string;
  /** Query of the form's own URL, for the way back from a text. */
  address?: string;
  /** Where the record stands in that list. */
  position?: Position;
  /** The list tells that a record was saved, and marks it. */
  saved?: boolean;
  savedId?: Id;
  /** By what the list finds it where it stands on another page. */
  savedName?: string;
  /** The id under which this form keeps its draft. */
  draft?: string;
  /** The message that tells of the deleted record from which this form makes a new one. */
  restored?: number;
  /** How often the form was opened anew at its address: with the stored record, or for another new one. */
  reopened?: number;
}
