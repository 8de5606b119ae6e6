import { type ClipboardEvent, useEffect, useState } from 'react';
import { typeText } from 'lib/browser/type-text';
import { chunk } from 'ui/layout/screen';
import { looksLikeRows } from './internal/looks-like-rows';
import type { PasteDialogProps } from './internal/paste-dialog';
import { placed } from './placed';
import { readerNow } from './reader';
import { usePlainPaste } from './use-plain-paste';

/** The spreadsheet parser loads only when the dialog opens. */
const PasteDialog = chunk<PasteDialogProps<unknown>>(() => import('./internal/paste-dialog')) as <T>(
  props: PasteDialogProps<T>,
) => JSX.Element;

interface Pasted {
  text: string;
  /** The field where it was pasted; undefined if the button opened the dialog. */
  field?: EventTarget;
}

/** Inserts a text at the caret, as the browser would have done. */
const insertInto = (field: HTMLTextAreaElement, text: string) => {
  if (!field.isConnected) return;
  field.focus();
  if (typeText(text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Pastes formatted text into a text area as Markdown; nothing, if the plain text says the same. */
const pasteFormatted = (event: ClipboardEvent, plain: string) => {
  const field = event.target;
  if (!(field instanceof HTMLTextAreaElement)) return;
  const pasted = readerNow()?.({ html: event.clipboardData.getData('text/html'), plain });
  if (pasted?.kind !== 'formatted' || pasted.text === '') return;
  event.preventDefault();
  insertInto(field, placed(pasted, field.value, { start: field.selectionStart, end: field.selectionEnd }));
};

type Reading<T> = Pick<PasteDialogProps<T>, 'columns' | 'read'> & {
  /** Adds the rows to the form; `field` is where they were pasted. */
  onAdd: (values: T[], field?: EventTarget) => void;
};

/**
 * Lets the user paste spreadsheet rows into the rows of a form: into any of their fields, or by a button. In their text
 * areas, formatted text becomes Markdown once the reader is loaded.
 */
export const usePasting = <T,>({ columns, read, onAdd }: Reading<T>) => {
  const [pasted, setPasted] = useState<Pasted>();
  const [plain, setPlain] = useState<Pasted>();
  const { onKeyDown, take: takePlain } = usePlainPaste();
  const close = () => setPasted(undefined);
  // Runs only after the dialog has closed: then the focus is back in the field and the caret is where it was.
  useEffect(() => {
    if (plain?.field instanceof HTMLTextAreaElement) insertInto(plain.field, plain.text);
  }, [plain]);

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // React events of a dialog bubble to the component that opened it, although the dialog is elsewhere in the DOM.
    const isOfDialog = !(event.target instanceof Node && event.currentTarget.contains(event.target));
    const wantsPlain = takePlain();
    if (isOfDialog || wantsPlain) return;
    if (!looksLikeRows(text)) return pasteFormatted(event, text);
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
      // If the user pastes again before the dialog has loaded, the dialog gets the new text.
      key={pasted.text}
      columns={columns}
      text={pasted.text}
      read={read}
      onAdd={add}
      onPlain={pasted.field instanceof HTMLTextAreaElement ? keepPlain : undefined}
      onClose={close}
    />
  );
  return { onPaste, onKeyDown, open: () => setPasted({ text: '' }), dialog };
};
