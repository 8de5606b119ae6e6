import { type Fields, requiredName } from 'crud/record/define-record';
import type { Identified, Named } from 'lib/model';
import { base64Text, code, flag, ownWords } from 'lib/records/parts';

/** What scores, criteria and calculators have in common (R106). */
export interface Formula extends Identified {
  name: string;
  formula: string;
  isAvailableForFree: boolean;
  /** Typed words: `{name}` until the server gives them an id (R107). */
  synonyms: Named[];
  /** Base64. */
  evidenceText?: string;
  /** Base64. */
  interpretationText?: string;
}

export const formulaFields: Fields<Formula> = {
  name: requiredName,
  formula: code,
  isAvailableForFree: flag,
  synonyms: ownWords,
  evidenceText: base64Text,
  interpretationText: base64Text,
};

/** The maximum length of a formula, in characters (R76). */
export const MAX_FORMULA = 5000;

/** The code of a new parameter, option or dose formula (R108). */
export const NEW_CODE = 'novo';
