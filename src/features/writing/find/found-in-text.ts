import type { SoughtWords } from 'core/navigation/navigation-state';
import type { Selection } from 'features/writing/text/edit';

/** A place in the text, and the words that were found there; no words if something else was sought. */
export type FoundInText = Selection & SoughtWords;
