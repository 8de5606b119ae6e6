import type { FoundInRecord } from 'core/navigation/navigation-state';
import type { TextReader } from 'lib/long-texts';

/** The open editor of a long text, as its form uses it. */
export interface ConnectedEditor {
  /** The typed text in Base64. Undefined if the opened one stays: nothing was typed, or all was removed (R82). */
  read: () => string | undefined;
  /** Shows another text, such as that of a restored draft. */
  show: (base64: string | undefined) => void;
  /** Replaces the text as if it were typed: the browser can undo it. */
  put: (base64: string | undefined) => void;
}

/** The long texts of a form's record. While one of them is edited, its editor is shown instead of the fields. */
export interface FormTexts {
  /** Reads the texts of a record. */
  reader: TextReader;
  /** The name of the text whose editor is shown. Undefined while the fields are. */
  shown: string | undefined;
  /** Opens the editor of a text, at a place in it: at once, or when the save that is under way has ended. */
  edit: (name: string, place?: Pick<FoundInRecord, 'start' | 'end'>) => void;
  /** Returns from the editor to the fields. The server gets the text when the form is saved. */
  toFields: () => void;
  /** A text as the form has it, in Base64. */
  read: (name: string) => string | undefined;
  /** Replaces the text whose editor is shown, as if it were typed. */
  put: (base64: string | undefined) => void;
  /** Connects the open editor of a text with the form. Its text is read even when both have left the page. */
  connect: (name: string, editor: ConnectedEditor) => void;
  /** The open editor calls this at every change of its text. It is the same function as long as the form is open. */
  onInput: () => void;
}
