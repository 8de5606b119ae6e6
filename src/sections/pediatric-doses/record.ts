import { defineRecord, requiredName } from 'crud/record/define-record';
import type { Id, Named } from 'lib/model';
import { base64Text, code, flag, object, oneOf, ownWords, reference, referenceTo, rows, text } from 'lib/records/parts';
import { NEW_CODE } from 'medical/formula';

const INPUT_TYPES = ['WEIGHT', 'AGE'] as const;

export interface DoseContent {
  id?: Id;
  code: string;
  formula: string;
}

export interface PediatricDose {
  id?: Id;
  name: string;
  isAvailableForFree: boolean;
  inputType: (typeof INPUT_TYPES)[number];
  /** At most 200 characters (R110). */
  inputValidationFormula: string;
  /** Typed words: `{name}` until the server gives them an id (R107). */
  synonyms: Named[];
  medicineLeaflet?: Named | null;
  /** Some responses have only its name. */
  category?: Named | null;
  contents: DoseContent[];
  /** The dose text, Base64. */
  contentText?: string;
  /** Base64. */
  observations?: string;
}

export const newContent = (): DoseContent => ({ code: NEW_CODE, formula: '' });

export const pediatricDose = defineRecord<PediatricDose>({
  fields: {
    name: requiredName,
    isAvailableForFree: flag,
    inputType: oneOf(INPUT_TYPES),
    inputValidationFormula: text,
    synonyms: ownWords,
    medicineLeaflet: referenceTo('medicine-leaflets'),
    category: reference,
    contents: rows(object({ code, formula: code })),
    contentText: base64Text,
    observations: base64Text,
  },
  blank: { inputType: 'WEIGHT', inputValidationFormula: '' },
});
