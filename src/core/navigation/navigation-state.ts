import type { FindOptions } from 'lib/matches';
import type { Id } from 'lib/model';
import type { Position } from './position';

/** The words of a search, and how it was strict. */
export interface SoughtWords extends FindOptions {
  /** Empty if something else than words was sought. */
  sought: string;
}

/** A place in a record, as offsets in a text, and the words that were found there. */
export interface FoundInRecord extends SoughtWords {
  /** The long text that it is in. */
  text?: string;
  /** The field of the form that it is in, such as `flashcards.0.questionText`. */
  path?: string;
  start: number;
  end: number;
}

/** What one screen of a section passes to the next. It is stored in the history entry and survives a reload. */
export interface NavigationState<T> {
  /** The record being edited, with what was typed so far. */
  record?: T;
  /** The record as it was opened, to detect edits. */
  base?: T;
  /** The long text whose editor is shown, or from which the user returned to the form. */
  text?: string;
  /** Query of the list to return to, as it was in its URL. */
  list?: string;
  /** Query of the form's own URL, for the return from a text. */
  address?: string;
  /** Position of the record in that list. */
  position?: Position;
  /** The list shows that a record was saved, and marks it. */
  saved?: boolean;
  savedId?: Id;
  /** The name by which the list finds the record if it is on another page. */
  savedName?: string;
  /** The id under which this form stores its draft. */
  draft?: string;
  /** Id of the message about the deleted record from which this form makes a new one. */
  restored?: number;
  /** The form was opened again at its address: with the stored record, or for another new one. */
  reopened?: boolean;
  /** A place that a search found: the form opens there. */
  found?: FoundInRecord;
  /** The form that this entry belongs to. A form and the editors of its texts have the same. */
  form?: string;
}
