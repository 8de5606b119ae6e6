import { applyEdit } from 'features/writing/text/apply-edit';
import type { Selection, TextEdit } from 'features/writing/text/edit';

/** The text and the selection of a text area after an edit. */
export const applied = (text: string, edit: TextEdit): { text: string; selection: Selection } => {
  const area = document.createElement('textarea');
  document.body.append(area);
  area.value = text;
  applyEdit(area, edit);
  area.remove();
  return { text: area.value, selection: { start: area.selectionStart, end: area.selectionEnd } };
};
