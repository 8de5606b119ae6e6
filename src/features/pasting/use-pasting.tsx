import { useEffect, useState, type ClipboardEvent } from 'react';
import { chunk } from 'ui/layout/screen';
import { looksLikeRows } from './looks-like-rows';
import type { PasteDialogProps } from './paste-dialog';

/** The parser of spreadsheets comes only when something is pasted. */
const PasteDialog = chunk<PasteDialogProps<unknown>>(() => import('./paste-dialog')) as <T>(
  props: PasteDialogProps<T>,
) => JSX.Element;

interface Pasted {
  text: string;
  /** Where it was pasted; nothing where the dialog was opened by its button. */
  field?: EventTarget;
}

/** Puts a text where the caret is, as the browser would have done. */
const insertInto = (field: HTMLTextAreaElement, text: string) => {
  field.focus();
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

type Reading<T> = Pick<PasteDialogProps<T>, 'columns' | 'read'> & {
  /** Adds the rows to the form; `field` is where they were pasted. */
  onAdd: (values: T[], field?: EventTarget) => void;
};

/** Pasting rows of a spreadsheet into the rows of a form: on any of their fields, or by a button. */
export const usePasting = <T,>({ columns, read, onAdd }: Reading<T>) => {
  const [pasted, setPasted] = useState<Pasted>();
  const [plain, setPlain] = useState<Pasted>();
  const close = () => setPasted(undefined);
  // Not before the dialog is gone: it gives the focus back, and the caret stands where it was.
  useEffect(() => {
    if (plain?.field instanceof HTMLTextAreaElement) insertInto(plain.field, plain.text);
  }, [plain]);

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // Events of a dialog bubble to whoever opened it, though it stands elsewhere in the page.
    const isOfDialog = !(event.target instanceof Node && event.currentTarget.contains(event.target));
    if (isOfDialog || !looksLikeRows(text)) return;
    event.preventDefault();
    setPasted({ text, field: event.target });
  };
  const keepPlain = () => {
    setPlain(pasted);
    close();
  };
  const add = (values: T[]) => {
    onAdd(values, pasted?.field);
    close();
  };
  const dialog = pasted && (
    <PasteDialog
      // Who pastes before the dialog has come gets a dialog with that text.
      key={pasted.text}
      columns={columns}
      text={pasted.text}
      read={read}
      onAdd={add}
      onPlain={pasted.field instanceof HTMLTextAreaElement ? keepPlain : undefined}
      onClose={close}
    />
  );
  return { onPaste, open: () => setPasted({ text: '' }), dialog };
};
