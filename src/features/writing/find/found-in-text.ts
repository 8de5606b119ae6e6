import type { Selection } from 'features/writing/text/edit';

/** A place in the text, and the words that were found there; no words if something else was sought. */
export interface FoundInText extends Selection {
  sought: string;
  wholeWords?: boolean;
}
