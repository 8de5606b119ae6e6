import type { Selection } from '../edit';

/** What editors look for. */
export type Rule =
  'skippedLevel' | 'emptySection' | 'unknownPicture' | 'doubleSpace' | 'decimalPoint' | 'longParagraph' | 'placeholder';

/** A place in the text where a reader may stumble. */
export interface Finding extends Selection {
  rule: Rule;
}
