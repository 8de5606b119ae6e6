import type { MessageKey } from 'core/i18n/message-key';
import type { DeletedRecord, MessageLink, Undo } from 'core/messages/messages.duck';

/** The result of the list's latest action. */
export interface ActionResult {
  kind: 'success' | 'warning' | 'danger';
  text: MessageKey;
  /** The reason for the result, or what it was done to. */
  detail?: string;
  /** The deleted record, if it can be created again. */
  deleted?: DeletedRecord;
  /** What the server answered to an action that failed. */
  details?: string;
  /** Takes the action back. */
  undo?: Undo;
  /** The row that was not deleted, because other records use it or probably do. */
  inUse?: InUse;
}

/** Leads to what uses the row. `retry` deletes it once more, if that may help. */
export interface InUse {
  link: MessageLink;
  retry?: () => void;
}
