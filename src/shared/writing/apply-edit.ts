import type { Edit } from './edit';

/** Only the browser's own editing command keeps its undo: the text before comes back with Ctrl-Z, key by key. */
const insertNatively = (insert: string) =>
  typeof document.execCommand === 'function' &&
  document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);

/** Makes an edit in a text area as if it were typed, and puts the focus there. */
export const applyEdit = (area: HTMLTextAreaElement, { from, to, insert, selection }: Edit) => {
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, to);
  if ((from !== to || insert !== '') && !insertNatively(insert)) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(selection.start, selection.end);
};
