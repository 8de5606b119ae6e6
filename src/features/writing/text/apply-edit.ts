import { typeText } from 'lib/browser/type-text';
import type { TextEdit } from './edit';

/**
 * Browsers type only a few hundred lines per second. An edit with more than `MAX_LINES` lines and at least
 * 20,000 characters is made at once, without the browser's undo.
 */
const MAX_LINES = 300;

export const isUndoable = ({ insert }: TextEdit) => insert.length < 20_000 || insert.split('\n').length <= MAX_LINES;

/** Lines that are pasted as typed: more of them take longer than anybody waits for a paste. */
const MAX_PASTED_LINES = 100;

export const isPastedAtOnce = (text: string) => text.split('\n').length > MAX_PASTED_LINES;

/**
 * Applies an edit to a text area as if the user had typed it, and focuses the text area. A text area that has left the
 * page is not edited: the browser would type into the field that has the focus. What is not typed, the browser cannot
 * undo.
 */
export const applyEdit = (area: HTMLTextAreaElement, edit: TextEdit, isTyped = isUndoable(edit)) => {
  const { from, to, insert, selection } = edit;
  if (!area.isConnected) return;
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, to);
  const isNothing = from === to && insert === '';
  if (!isNothing && !(isTyped && typeText(insert))) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(selection.start, selection.end);
};
