import type { Edit } from './edit';

/** Only the browser's own editing command keeps its undo: the text before comes back with Ctrl-Z, key by key. */
const insertNatively = (insert: string) =>
  typeof document.execCommand === 'function' &&
  document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);

/** Browsers insert some hundred lines a second so; what is longer is put in at once, without their undo. */
const MAX_LINES = 300;

export const isUndoable = ({ insert }: Edit) => insert.length < 20_000 || insert.split('\n').length <= MAX_LINES;

/** Makes an edit in a text area as if it were typed, and puts the focus there. */
export const applyEdit = (area: HTMLTextAreaElement, edit: Edit) => {
  const { from, to, insert, selection } = edit;
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, to);
  const isNothing = from === to && insert === '';
  if (!isNothing && !(isUndoable(edit) && insertNatively(insert))) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(selection.start, selection.end);
};
